//! The shortest ways from many functions to uses of an aspect: one search back from all uses, which leaves at
//! each stop the next one of its way. So what the ways of ten thousand kernels have in common is said once.

use std::collections::VecDeque;

use rustc_hash::FxHashMap;

use super::ReportStep;
use crate::Analysis;
use crate::graph::{Csr, Graph, SymbolId};
use crate::passes::diagnostics::is_use;
use crate::passes::flow::{Flow, Stop};

/// How many stops all searches may come by. After that no more ways are told.
const MOST_STOPS: usize = 1 << 26;

/// Where no way leads on.
const NONE: u32 = u32::MAX;

/// The stops that entry points lead to, numbered, with who leads to each.
pub(super) struct Chains<'c, 'm> {
    analysis: &'c Analysis<'m>,
    stops: Vec<Stop>,
    number: FxHashMap<Stop, u32>,
    /// By stop those that lead to it.
    before: Csr,
    /// How many stops may still be come by.
    left: usize,
}

impl<'c, 'm> Chains<'c, 'm> {
    /// Gathers what the entry points lead to.
    pub(super) fn new(analysis: &'c Analysis<'m>, entry_points: &[SymbolId]) -> Self {
        let (graph, flow) = (analysis.graph(), analysis.aspects().flow());
        let mut chains = Self {
            analysis,
            stops: Vec::new(),
            number: FxHashMap::default(),
            before: Csr::new(0, &[]),
            left: MOST_STOPS,
        };
        entry_points.iter().for_each(|&id| {
            chains.stop(flow.start(graph, id));
        });
        let mut edges = Vec::new();
        for at in 0.. {
            let Some(&stop) = chains.stops.get(at as usize) else { break };
            for next in flow.next(graph, stop) {
                edges.push((chains.stop(next), at));
            }
        }
        chains.before = Csr::new(chains.stops.len(), &edges);
        chains
    }

    fn stop(&mut self, stop: Stop) -> u32 {
        let next = self.stops.len() as u32;
        let number = *self.number.entry(stop).or_insert(next);
        if number == next {
            self.stops.push(stop);
        }
        number
    }

    /// Adds the steps from some entry points to uses of an aspect, those first that are said before others
    /// refer to them. Returns the first step of each entry point.
    pub(super) fn of(
        &mut self,
        aspect: i32,
        from: &[SymbolId],
        steps: &mut Vec<ReportStep>,
        mut place: impl FnMut(SymbolId) -> usize,
    ) -> Vec<Option<usize>> {
        let Some(left) = self.left.checked_sub(self.stops.len()) else {
            return vec![None; from.len()];
        };
        self.left = left;
        let (graph, flow) = (self.analysis.graph(), self.analysis.aspects().flow());
        let next = self.search(graph, aspect);
        let mut known: FxHashMap<u32, usize> = FxHashMap::default();
        let mut first = Vec::with_capacity(from.len());
        for &id in from {
            let mut way = Vec::new();
            let mut at = self.number[&flow.start(graph, id)];
            // The way of functions that is not said yet, each with its stops up to the next one.
            while next[at as usize] != NONE && !known.contains_key(&at) {
                let mut stops = vec![at];
                while next[at as usize] != at {
                    at = next[at as usize];
                    stops.push(at);
                    if graph.function(SymbolId(self.stops[at as usize].node)).is_some() {
                        break;
                    }
                }
                let is_last = stops.len() == 1;
                way.push(stops);
                if is_last {
                    break;
                }
            }
            let mut after = known.get(&at).copied();
            for stops in way.into_iter().rev() {
                let step = self.step(aspect, &stops, after, flow, &mut place);
                after = Some(steps.len());
                known.insert(stops[0], steps.len());
                steps.push(step);
            }
            first.push(after);
        }
        first
    }

    /// The step of a function: `stops` leads from it to the next one, or is it alone where the way ends.
    fn step(
        &self,
        aspect: i32,
        stops: &[u32],
        next: Option<usize>,
        flow: &Flow,
        place: &mut impl FnMut(SymbolId) -> usize,
    ) -> ReportStep {
        let analysis = self.analysis;
        let stops: Vec<Stop> = stops.iter().map(|&at| self.stops[at as usize]).collect();
        let functions = flow.functions(analysis.graph(), &stops);
        let function = SymbolId(stops[0].node);
        let (call, uses, location) = match functions.get(1) {
            Some(&(callee, way)) => {
                (way.map(Into::into), None, analysis.call_site(function, callee))
            }
            None => {
                let (kind, _, location) = analysis.use_of(function, aspect);
                (None, Some(kind), location)
            }
        };
        ReportStep { function: place(function), next, call, uses, location }
    }

    /// By stop the next one on the shortest way to a use, itself where it is one.
    fn search(&self, graph: &Graph, aspect: i32) -> Vec<u32> {
        let mut next = vec![NONE; self.stops.len()];
        let mut left = VecDeque::new();
        for (at, stop) in (0_u32..).zip(&self.stops) {
            if is_use(graph, *stop, aspect) {
                next[at as usize] = at;
                left.push_back(at);
            }
        }
        while let Some(at) = left.pop_front() {
            for &before in self.before.row(at) {
                if next[before as usize] == NONE {
                    next[before as usize] = at;
                    left.push_back(before);
                }
            }
        }
        next
    }
}
