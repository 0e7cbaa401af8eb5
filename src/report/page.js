// Shows one of the reports that lie beside this program in the page, as the schema lapidary/report/1 has them: the
// one whose number the address ends with, else the first. Names come from files of strangers, so they become text
// of elements and nothing else.
"use strict";

const reports = document.querySelectorAll("script.report");
const chosen = Number(location.hash.slice(1)) in [...reports] ? Number(location.hash.slice(1)) : 0;
const report = JSON.parse(reports[chosen].textContent);
const ROW = 30;
const GAPS = 1;

const state = { mode: 0, image: null, kernel: null };

// ---------------------------------------------------------------------------------------------- what there is

const byId = (id) => document.getElementById(id);

// A name as a line of text: what would turn or break it is shown by its number.
const inLine = (text) =>
  text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (c) => "\\u{" + c.codePointAt(0).toString(16) + "}");

const names = report.functions.map(({ name }) =>
  inLine(name.demangled ?? name.name).replace(/^typeinfo name for /, ""));
const aspectNames = report.aspects.map(({ name, number }) => inLine(name ?? String(number)));
const aspectOrder = report.aspects.map((_, at) => at).sort((a, b) => report.aspects[a].number - report.aspects[b].number);

// A mode that cannot be had has no images.
const modes = report.modes.map((mode) => ({
  ...mode,
  bytes: mode.images.reduce((sum, image) => sum + image.bytes, 0),
  largest: mode.images.reduce((most, image) => Math.max(most, image.bytes), 0),
  shared: mode.images.reduce((sum, image) => sum + image.shared, 0),
}));

const kernels = [...new Set(modes.flatMap((mode) => mode.images.flatMap((image) => image.entry_points)))].sort((a, b) => a - b);

// By mode and entry point: its image. Made when the mode is first shown.
const imageOf = modes.map(() => null);
function imagesByKernel(mode) {
  imageOf[mode] ??= new Map(modes[mode].images.flatMap((image, at) => image.entry_points.map((it) => [it, at])));
  return imageOf[mode];
}

let callersOf = null;
function callers(of) {
  if (!callersOf) {
    callersOf = report.functions.map(() => []);
    report.functions.forEach(({ callees }, caller) => callees.forEach((callee) => callersOf[callee].push(caller)));
  }
  return callersOf[of];
}

// What an image has of functions, as far as calls lead to them.
function reached(image) {
  const found = new Set(image.entry_points);
  for (const at of found) report.functions[at].callees.forEach((callee) => found.add(callee));
  return [...found];
}

const MODE_WORDS = {
  none: ["none", "one image of everything"],
  source: ["source, auto", "an image for each source file and set of requirements"],
  off: ["off", "an image for each set of requirements"],
  kernel: ["kernel", "an image for each kernel"],
};
const CALL_WORDS = {
  direct: "calls",
  virtual: "may call virtually",
  indirect: "may call indirectly",
  reference: "takes the address of",
  "every-image": "shares every image with",
};
const USE_WORDS = {
  instruction: "uses it",
  declaration: "declares it with device_has",
  metadata: "uses it, as its metadata says",
  function: "uses it, in its signature or somewhere in its code",
};

function amount(bytes) {
  if (bytes < 1000) return bytes + " B";
  const units = ["kB", "MB", "GB", "TB"];
  let unit = -1;
  while (bytes >= 999.5 && unit < units.length - 1) {
    bytes /= 1000;
    unit += 1;
  }
  return bytes.toPrecision(3) + " " + units[unit];
}
const count = (number) => number.toLocaleString("en").replaceAll(",", "\u202f");
const plural = (number, one, more = one + "s") => count(number) + " " + (number === 1 ? one : more);

// An element with attributes and children, of which texts stay texts.
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== null && value !== undefined && value !== false) element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

// ------------------------------------------------------------------------------------------------- long tables

// A table of which only the rows that can be seen are elements. A column has a title, the text of a row (or its
// elements), and what to sort by; `filter` decides which rows there are.
class Table {
  constructor(place, label, columns, open) {
    Object.assign(this, { place, columns, open, rows: [], shown: [], sort: null, down: false, chosen: null, focus: 0 });
    this.head = make("div", { role: "row", class: "row head" });
    this.body = make("div", { class: "space", role: "rowgroup" });
    this.note = make("p", { class: "note" });
    this.view = make("div", { class: "view", role: "table", tabindex: 0, "aria-label": label },
      make("div", { class: "head-group", role: "rowgroup" }, this.head), this.body);
    place.append(this.view, this.note);
    this.view.addEventListener("scroll", () => this.draw());
    this.view.addEventListener("keydown", (event) => this.key(event));
    new ResizeObserver(() => this.draw()).observe(this.view);
    this.setColumns(columns);
  }

  setColumns(columns) {
    this.columns = columns;
    this.view.style.setProperty("--columns", columns.map((column) => column.width).join(" "));
    this.head.replaceChildren(...columns.map((column) => {
      const button = make("button", { type: "button", title: column.help ?? null, onclick: () => this.sortBy(column) },
        make("span", {}, column.title));
      column.cell = make("div", { role: "columnheader", class: column.class ?? null }, button);
      return column.cell;
    }));
  }

  setRows(rows) {
    this.rows = rows;
    this.refresh();
  }

  sortBy(column) {
    this.down = this.sort === column ? !this.down : Boolean(column.down);
    this.sort = column;
    this.refresh();
  }

  refresh(filter = this.filter) {
    this.filter = filter;
    const shown = filter ? this.rows.filter(filter) : [...this.rows];
    if (this.sort) {
      const keys = new Map(shown.map((row) => [row, this.sort.key(row)]));
      const sign = this.down ? -1 : 1;
      shown.sort((a, b) => {
        const [x, y] = [keys.get(a), keys.get(b)];
        return sign * (typeof x === "string" ? x.localeCompare(y) : x - y);
      });
    }
    this.shown = shown;
    for (const column of this.columns) {
      const order = this.down ? "descending" : "ascending";
      column.cell.setAttribute("aria-sort", this.sort === column ? order : "none");
    }
    this.body.style.height = shown.length * ROW + "px";
    this.note.textContent = shown.length === this.rows.length
      ? count(shown.length) + " rows" : count(shown.length) + " of " + count(this.rows.length) + " rows";
    this.focus = 0;
    this.draw();
  }

  draw() {
    const head = this.head.offsetHeight;
    const first = Math.max(0, Math.floor(this.view.scrollTop / ROW) - 4);
    const last = Math.min(this.shown.length, Math.ceil((this.view.scrollTop + this.view.clientHeight - head) / ROW) + 4);
    const rows = [];
    for (let at = first; at < last; at += 1) {
      const row = this.shown[at];
      const cells = this.columns.map((column) =>
        make("div", { role: "cell", class: column.class ?? null }, column.text(row)));
      const classes = "row" + (row === this.chosen ? " chosen" : "") + (at === this.focus ? " focus" : "");
      rows.push(make("div", { role: "row", class: classes, style: `top:${at * ROW}px`, "data-row": at,
        onclick: () => this.choose(at) }, ...cells));
    }
    this.body.replaceChildren(...rows);
  }

  choose(at) {
    this.focus = at;
    this.chosen = this.shown[at];
    this.draw();
    this.open(this.chosen);
  }

  mark(row) {
    this.chosen = row;
    this.draw();
  }

  key(event) {
    const page = Math.max(1, Math.floor(this.view.clientHeight / ROW) - 2);
    const moves = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -Infinity, End: Infinity };
    if (event.key === "Enter" && event.target === this.view && this.shown.length) {
      this.choose(this.focus);
    } else if (event.key in moves) {
      this.focus = Math.max(0, Math.min(this.shown.length - 1, this.focus + moves[event.key]));
      const top = this.focus * ROW;
      const height = this.view.clientHeight - this.head.offsetHeight;
      if (top < this.view.scrollTop) this.view.scrollTop = top;
      if (top + ROW > this.view.scrollTop + height) this.view.scrollTop = top + ROW - height;
      this.draw();
    } else {
      return;
    }
    event.preventDefault();
  }
}

// ------------------------------------------------------------------------------------------------- the treemap

// Lays rectangles into one, each as near to a square as its neighbours let it (Bruls, Huizing and van Wijk,
// "Squarified Treemaps"). `items` fall by size.
function squarify(items, x, y, width, height) {
  const total = items.reduce((sum, item) => sum + item.size, 0);
  const scale = total ? (width * height) / total : 0;
  const placed = [];
  let at = 0;
  while (at < items.length && width > 0 && height > 0) {
    const side = Math.min(width, height);
    let [end, area, worst] = [at, 0, Infinity];
    while (end < items.length) {
      const more = area + items[end].size * scale;
      const [largest, smallest] = [items[at].size * scale, items[end].size * scale];
      const ratio = Math.max((side * side * largest) / (more * more), (more * more) / (side * side * smallest));
      if (ratio > worst) break;
      [worst, area, end] = [ratio, more, end + 1];
    }
    const depth = area / side;
    let along = 0;
    for (; at < end; at += 1) {
      const length = (items[at].size * scale) / depth;
      placed.push(width >= height
        ? { item: items[at], x, y: y + along, width: depth, height: length }
        : { item: items[at], x: x + along, y, width: length, height: depth });
      along += length;
    }
    if (width >= height) [x, width] = [x + depth, width - depth];
    else [y, height] = [y + depth, height - depth];
  }
  return placed;
}

const map = {
  canvas: make("canvas", { "aria-hidden": "true" }),
  tip: make("div", { class: "tip", hidden: true }),
  tiles: [],

  set_up() {
    byId("map").append(this.canvas, this.tip);
    new ResizeObserver(() => this.draw()).observe(byId("map"));
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.draw());
    this.canvas.addEventListener("mousemove", (event) => this.point(event));
    this.canvas.addEventListener("mouseleave", () => { this.tip.hidden = true; });
    this.canvas.addEventListener("click", (event) => this.at(event)?.item.open?.());
  },

  // Images, or the functions of the one that was chosen or is alone.
  items() {
    const mode = modes[state.mode];
    const copies = mode.copies;
    const alone = mode.images.length === 1 ? 0 : state.image;
    if (alone === null) {
      byId("map-note").textContent = "Each tile is an image; click on one for what is in it.";
      return mode.images.map((image, at) => ({
        size: image.bytes, shared: image.bytes ? image.shared / image.bytes : 0, label: imageTitle(image),
        open: () => showImage(at),
      }));
    }
    const image = mode.images[alone];
    const functions = reached(image).map((at) => ({
      size: report.functions[at].bytes, shared: copies[at] > 1 ? 1 : 0,
      label: names[at] + (copies[at] > 1 ? ", in " + plural(copies[at], "image") : ""), open: () => showKernel(at),
    }));
    const rest = image.bytes - functions.reduce((sum, item) => sum + item.size, 0);
    if (rest > 0) functions.push({ size: rest, shared: 0, label: "types, constants, names and what no call leads to", rest: true });
    byId("map-note").textContent = `Image ${alone}: each tile is a function that its kernels call.`;
    return functions;
  },

  draw() {
    const place = byId("map");
    const [width, height] = [place.clientWidth, place.clientHeight];
    const scale = window.devicePixelRatio || 1;
    this.canvas.width = width * scale;
    this.canvas.height = height * scale;
    const style = getComputedStyle(document.documentElement);
    const colour = (name) => style.getPropertyValue(name);
    const context = this.canvas.getContext("2d");
    context.scale(scale, scale);
    const items = this.items().filter((item) => item.size > 0).sort((a, b) => b.size - a.size);
    this.tiles = squarify(items, 0, 0, width, height);
    context.font = "12px system-ui, sans-serif";
    context.textBaseline = "top";
    for (const tile of this.tiles) {
      const gap = Math.min(this.tiles.length > 500 ? GAPS / 3 : GAPS, tile.width / 4, tile.height / 4);
      const [x, y, w, h] = [tile.x + gap, tile.y + gap, tile.width - 2 * gap, tile.height - 2 * gap];
      context.fillStyle = colour(tile.item.rest ? "--rest" : "--alone");
      context.fillRect(x, y, w, h);
      context.fillStyle = colour("--shared");
      context.fillRect(x, y + h * (1 - tile.item.shared), w, h * tile.item.shared);
      if (w > 60 && h > 22) {
        context.save();
        context.beginPath();
        context.rect(x, y, w - 4, h);
        context.clip();
        context.fillStyle = colour("--on-tile");
        context.fillText(tile.item.label.slice(0, 120), x + 6, y + 5);
        if (h > 40) context.fillText(amount(tile.item.size), x + 6, y + 21);
        context.restore();
      }
    }
  },

  at(event) {
    const [x, y] = [event.offsetX, event.offsetY];
    return this.tiles.find((tile) => x >= tile.x && x < tile.x + tile.width && y >= tile.y && y < tile.y + tile.height);
  },

  point(event) {
    const tile = this.at(event);
    this.canvas.style.cursor = tile?.item.open ? "pointer" : "default";
    this.tip.hidden = !tile;
    if (!tile) return;
    this.tip.textContent = `${tile.item.label}\n${amount(tile.item.size)}`;
    if (tile.item.shared > 0 && tile.item.shared < 1) {
      this.tip.textContent += `, of which ${Math.round(tile.item.shared * 100)} % in other images, too`;
    }
    const room = byId("map").clientWidth - this.tip.offsetWidth - 4;
    this.tip.style.left = Math.max(0, Math.min(room, event.offsetX + 14)) + "px";
    this.tip.style.top = event.offsetY + 16 + "px";
  },
};

// ------------------------------------------------------------------------------------------------- what is shown

function imageTitle(image) {
  const [first, ...more] = image.entry_points;
  if (first === undefined) return "(no entry points)";
  return names[first] + (more.length ? " and " + count(more.length) + " more" : "");
}

const aspectTags = (aspects) => {
  const sorted = [...aspects].sort((a, b) => report.aspects[a].number - report.aspects[b].number);
  return make("span", { class: "tags" }, ...sorted.map((at) => make("span", { class: "tag" }, aspectNames[at])));
};

function bar(image) {
  const most = Math.max(1, modes[state.mode].largest);
  const part = (bytes) => `width:${((bytes / most) * 100).toFixed(2)}%`;
  return make("span", { class: "bar", title: `${count(image.bytes)} bytes, of which ${count(image.shared)} in other images, too` },
    make("i", { class: "alone", style: part(image.bytes - image.shared) }), make("i", { class: "shared", style: part(image.shared) }));
}

const images = new Table(byId("images"), "Images", [
  { title: "No.", width: "4.5em", class: "number", text: (row) => String(row.at), key: (row) => row.at },
  { title: "Kernels", width: "minmax(10em, 2fr)", text: (row) => imageTitle(row.image), key: (row) => imageTitle(row.image) },
  { title: "Count", width: "4.5em", class: "number", down: true, help: "Entry points",
    text: (row) => count(row.image.entry_points.length), key: (row) => row.image.entry_points.length },
  { title: "Bytes", width: "6em", class: "number", down: true, text: (row) => amount(row.image.bytes), key: (row) => row.image.bytes },
  { title: "Alone and shared", width: "minmax(6em, 1fr)", down: true, help: "Sorted by the part that other images have, too",
    text: (row) => bar(row.image), key: (row) => row.image.shared },
  { title: "Aspects", width: "minmax(7em, 1fr)", down: true, text: (row) => aspectTags(row.image.aspects), key: (row) => row.image.aspects.length },
], (row) => showImage(row.at));

const needs = (kernel) => report.functions[kernel].needs;

const matrix = new Table(byId("matrix"), "Kernels and aspects", [
  { title: "Kernel", width: "minmax(14em, 1fr)", text: (row) => names[row], key: (row) => names[row] },
  ...aspectOrder.map((aspect) => ({
    title: aspectNames[aspect], width: "2.2em", class: "aspect", down: true, help: aspectNames[aspect],
    text: (row) => needs(row).some((need) => need.aspect === aspect) ? make("b", { class: "dot", title: aspectNames[aspect] }) : "",
    key: (row) => Number(needs(row).some((need) => need.aspect === aspect)),
  })),
], (row) => showKernel(row));

function showMode(mode) {
  Object.assign(state, { mode, image: null });
  const { images: list, bytes, largest, shared, problem } = modes[mode];
  byId("modes").querySelectorAll("button").forEach((button, at) => {
    button.setAttribute("aria-checked", String(at === mode));
    button.tabIndex = at === mode ? 0 : -1;
  });
  byId("problem").hidden = !problem;
  byId("problem").textContent = problem ? "It cannot be cut so: " + inLine(problem) : "";
  const counts = aspectOrder.map((at) => [at, list.filter((image) => image.aspects.includes(at)).length]).filter((it) => it[1]);
  const total = (title, value, help, id) => make("div", { class: "total", title: help }, make("b", { id }, value), make("span", {}, title));
  byId("totals").replaceChildren(
    total(list.length === 1 ? "image" : "images", count(list.length), MODE_WORDS[report.modes[mode].mode][1], "total-images"),
    total("in all images", amount(bytes), count(bytes) + " bytes", "total-bytes"),
    total("the largest", amount(largest), count(largest) + " bytes", "total-largest"),
    total("shared code, all copies", amount(shared), count(shared) + " bytes of functions that several images have", "total-shared"),
    make("div", { class: "total wide" }, make("span", { class: "tags" }, ...(counts.length
      ? counts.map(([at, number]) => make("span", { class: "tag" }, aspectNames[at] + " ", make("em", {}, count(number))))
      : ["none"])), make("span", {}, "aspects, with how many images need each")),
  );
  images.chosen = null;
  images.setRows(list.map((image, at) => ({ image, at })));
  if (state.kernel !== null) showKernel(state.kernel);
  else map.draw();
}

function details(kind, title, ...content) {
  byId("details").replaceChildren(make("p", { class: "kind" }, kind), make("h2", { title }, title),
    ...content.filter((it) => it !== null));
  byId("details").scrollTop = 0;
}

const part = (title, ...content) => make("section", {}, make("h3", {}, title), ...content);

// A list of functions to click on, of which the first hundred are there until more are asked for.
function functionList(list) {
  const item = (at) => make("li", {}, functionLink(at));
  const all = make("ul", { class: "functions" }, ...list.slice(0, 100).map(item));
  if (list.length > 100) {
    const more = make("button", { type: "button", class: "more", onclick: () => {
      more.parentElement.remove();
      all.append(...list.slice(100).map(item));
    } }, `${count(list.length - 100)} more`);
    all.append(make("li", {}, more));
  }
  return list.length ? all : make("p", { class: "note" }, "none");
}

const functionLink = (at) =>
  make("button", { type: "button", class: "link", title: names[at], onclick: () => showKernel(at) }, names[at]);

function keyOf(image) {
  const mode = report.modes[state.mode].mode;
  if (mode === "none") return [make("p", {}, "The mode puts everything into one image.")];
  if (mode === "kernel") return [make("p", {}, "The mode makes an image for each entry point.")];
  const rows = image.key.flatMap(({ part: at, values }) => [
    make("dt", {}, inLine(report.key_parts[at])), make("dd", {}, values.map(inLine).join(", "))]);
  if (!rows.length) return [make("p", {}, "Its entry points ask for nothing that tells images apart.")];
  return [make("p", {}, "All its entry points, and those of no other image, have these in common:"), make("dl", {}, ...rows)];
}

function showImage(at) {
  Object.assign(state, { image: at, kernel: null });
  const image = modes[state.mode].images[at];
  images.mark(images.shown.find((row) => row.at === at) ?? null);
  matrix.mark(null);
  const shares = modes[state.mode].images.length > 1;
  details("Image " + at, imageTitle(image),
    make("p", {}, `${count(image.bytes)} bytes with ${plural(image.functions, "function")}`
      + (shares ? `; ${count(image.shared)} bytes are in other images, too.` : ".")),
    shares ? make("button", { type: "button", class: "more", onclick: () => { state.image = null; map.draw(); } }, "All images in the treemap") : null,
    part("Why this image", ...keyOf(image)),
    part("Aspects", image.aspects.length ? aspectTags(image.aspects) : make("p", { class: "note" }, "none")),
    part(plural(image.entry_points.length, "entry point"), functionList(image.entry_points)));
  map.draw();
}

// The way from an entry point to a use, a line for each function.
function chain(first) {
  const lines = [];
  for (let at = first; at !== null; at = report.steps[at].next) {
    const step = report.steps[at];
    const word = step.uses ? USE_WORDS[step.uses] : CALL_WORDS[step.call] ?? "leads to";
    lines.push(make("li", {}, functionLink(step.function), make("span", { class: "how" }, word),
      step.location ? make("code", {}, inLine(step.location)) : null));
  }
  return make("ol", { class: "chain" }, ...lines);
}

function showKernel(at) {
  const it = report.functions[at];
  const image = imagesByKernel(state.mode).get(at);
  const mode = modes[state.mode];
  Object.assign(state, { kernel: at, image: null });
  matrix.mark(at);
  images.mark(images.shown.find((row) => row.at === image) ?? null);
  const copies = mode.copies[at];
  const where = image !== undefined
    ? part("Why this image", make("p", {}, "It is in image ", make("button", { type: "button", class: "link inline", onclick: () => showImage(image) }, String(image)), "."),
      ...keyOf(mode.images[image]))
    : part("Images", make("p", {}, copies === undefined ? "The module cannot be cut so." : `It is no entry point: it is in ${copies === 1 ? "the one image" : "each of the " + plural(copies, "image")} that need${copies === 1 ? "s" : ""} it.`));
  const why = it.needs.map(({ aspect, step }) => make("details", { open: it.needs.length < 4 },
    make("summary", {}, make("span", { class: "tag" }, aspectNames[aspect])),
    step === null ? make("p", { class: "note" }, "declared, or too far to be followed") : chain(step)));
  const entry = image !== undefined || it.needs.length;
  details(it.kernel ? "Kernel" : "Function", names[at],
    make("p", {}, `${count(it.bytes)} bytes of its own` + (!report.sources[it.source] ? "." : `, from ${inLine(report.sources[it.source])}.`)),
    names[at] === it.name.name ? null : make("p", {}, make("code", {}, inLine(it.name.name))),
    where,
    entry ? part("Why these aspects", ...(why.length ? why : [make("p", { class: "note" }, "It needs none.")])) : null,
    part("Calls", functionList(it.callees)),
    part("Called by", functionList(callers(at))));
  map.draw();
}

// ------------------------------------------------------------------------------------------------- setting it up

// What is typed filters once typing pauses.
function filter(input, apply) {
  let timer = 0;
  input.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => apply(input.value.trim().toLowerCase()), 120);
  });
}

const lower = names.map((name) => name.toLowerCase());
const lowerAspects = aspectNames.map((name) => name.toLowerCase());
const sources = report.sources.map((source) => source.toLowerCase());

filter(byId("filter"), (wanted) => images.refresh(wanted && (({ image }) =>
  image.aspects.some((at) => lowerAspects[at].includes(wanted))
  || image.entry_points.some((at) => lower[at].includes(wanted) || sources[report.functions[at].source]?.includes(wanted)))));
filter(byId("matrix-filter"), (wanted) => matrix.refresh(wanted && ((row) =>
  lower[row].includes(wanted) || needs(row).some(({ aspect }) => lowerAspects[aspect].includes(wanted)))));

const file = inLine(report.file ?? "Module");
document.title = `${file.split("/").pop()}: device images`;
byId("file").textContent = file.split("/").pop();
byId("files").hidden = reports.length === 1;
byId("other").append(...[...reports].map((it, at) =>
  make("option", { value: at, selected: at === chosen }, inLine(it.dataset.file || "Module " + at))));
byId("other").addEventListener("change", (event) => {
  location.hash = event.target.value;
  location.reload();
});
byId("about").textContent = `${amount(report.bytes)}, ${plural(report.functions.length, "function")}, ${plural(kernels.length, "entry point")}, ${plural(report.aspects.length, "aspect")}`;
byId("modes").append(...modes.map((mode, at) => make("button", {
  type: "button", role: "radio", "data-mode": mode.mode, title: MODE_WORDS[mode.mode][1], onclick: () => showMode(at),
}, make("b", {}, MODE_WORDS[mode.mode][0]),
mode.problem ? make("span", {}, "cannot be") : make("span", {}, `${plural(mode.images.length, "image")}, ${amount(mode.bytes)}`))));
byId("modes").addEventListener("keydown", (event) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  showMode((state.mode + step + modes.length) % modes.length);
  byId("modes").children[state.mode].focus();
});
document.addEventListener("keydown", (event) => {
  if (event.target.tagName === "INPUT" || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "/") {
    byId("filter").focus();
    event.preventDefault();
  } else if (/^[1-9]$/.test(event.key) && Number(event.key) <= modes.length) {
    showMode(Number(event.key) - 1);
  }
});
map.set_up();
matrix.setRows(kernels);
details("Details", "Nothing is chosen", make("p", { class: "note" }, "Click on an image or a kernel for why it is as it is."));
showMode(Math.max(0, modes.findIndex((mode) => mode.mode === report.mode)));
document.documentElement.dataset.ready = "yes";
