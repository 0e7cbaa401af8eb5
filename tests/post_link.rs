//! What `post-link` writes beside the images of a plain run: tables for targets, images of ESIMD
//! kernels, device libraries. (Cases that need no more than the corpus are in `corpus/cases`.)

#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A folder of a test's own.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path =
            std::env::temp_dir().join(format!("lapidary-post-link-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn run(&self, program: &str, options: &[&str]) -> Output {
        let input = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus/bc").join(program);
        let mut command = Command::new(env!("CARGO_BIN_EXE_lapidary"));
        command.arg("post-link").arg(input).args(options).current_dir(&self.0);
        command.output().unwrap()
    }

    /// The names of a row's files, by row.
    fn rows(&self, table: &str) -> Vec<Vec<String>> {
        let text = self.read(table);
        let cells = |row: &str| row.split('|').map(str::to_string).collect();
        text.lines().skip(1).map(cells).collect()
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.0.join(name)).unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn succeed(run: Output) {
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
}

#[test]
fn a_table_for_a_target_has_what_it_can_run() {
    let folder = Folder::new("targets");
    let outputs =
        ["-o", "intel_gpu_pvc,a.table", "-o=intel_gpu_dg2,b.table", "--o", "other,c.table"];
    let options = ["-split=kernel", "-properties", "-symbols"];
    succeed(folder.run("ll_sycl_reached/as22.bc", &[&outputs[..], &options].concat()));
    let (all, few, any) = (folder.rows("a.table"), folder.rows("b.table"), folder.rows("c.table"));
    assert_eq!(all.len(), any.len());
    assert!(!few.is_empty() && few.len() < all.len(), "{} of {}", few.len(), all.len());
    for row in &few {
        // Code and symbols are the same files; the properties say what the image is compiled for.
        assert!(all.iter().any(|other| other[0] == row[0] && other[2] == row[2]));
        assert!(row[1].ends_with(".intel_gpu_dg2.prop"), "{row:?}");
        let properties = folder.read(&row[1]);
        assert!(properties.contains("\ncompile_target=2|"), "{properties}");
        // No aspects at all: this device has no double.
        assert!(properties.contains("\naspects=2|AAAAAAAAAAA\n"), "{properties}");
    }
}

#[test]
fn wrong_outputs_are_refused() {
    let folder = Folder::new("outputs");
    for (outputs, says) in [
        (&["-o", "a.table", "-o", "a.table"][..], "two tables"),
        (&["-o", "intel_gpu_pvc,"], "the name of a file"),
    ] {
        let run = folder.run("double/22-O2.bc", outputs);
        assert_eq!(run.status.code(), Some(2));
        assert!(String::from_utf8_lossy(&run.stderr).contains(says));
    }
}

#[test]
fn esimd_kernels_and_others_share_a_number() {
    let folder = Folder::new("esimd");
    let options =
        ["-split=source", "-properties", "-symbols", "-emit-only-kernels-as-entry-points"];
    succeed(folder.run("ll_sycl_bfloat16/as22.bc", &[&options[..], &["-o", "o.table"]].concat()));
    assert_eq!(folder.rows("o.table").len(), 1);
    let cut = [&options[..], &["-split-esimd", "-o", "p.table"]].concat();
    succeed(folder.run("ll_sycl_bfloat16/as22.bc", &cut));
    let rows = folder.rows("p.table");
    let codes: Vec<&str> = rows.iter().map(|row| row[0].as_str()).collect();
    assert_eq!(codes, ["p_esimd_0.spv", "p_0.spv"]);
    assert!(folder.read("p_esimd_0.prop").contains("isEsimdImage=1|1"));
    assert!(!folder.read("p_0.prop").contains("isEsimdImage"));
    assert_eq!(folder.read("p_esimd_0.sym"), "_ZTS5Plain\n");
}

#[test]
fn device_libraries_follow_the_images_that_use_them() {
    let folder = Folder::new("libraries");
    let options = [
        "-split=kernel",
        "-properties",
        "-symbols",
        "-emit-only-kernels-as-entry-points",
        "-emit-imported-symbols",
        "-device-lib-dir=.",
        "-o",
        "o.table",
    ];
    let run = folder.run("ll_sycl_bfloat16/as22.bc", &options);
    let message = String::from_utf8_lossy(&run.stderr).into_owned();
    assert_eq!(run.status.code(), Some(1));
    assert!(message.contains("libsycl-fallback-bfloat16.bc"), "{message}");
    assert_eq!(fs::read_dir(&folder.0).unwrap().count(), 0);
    let library = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus/bc/ll_sycl_bfloat16/as22.bc");
    for name in ["libsycl-fallback-bfloat16.bc", "libsycl-native-bfloat16.bc"] {
        fs::copy(&library, folder.0.join(name)).unwrap();
    }
    succeed(folder.run("ll_sycl_bfloat16/as22.bc", &options));
    let rows = folder.rows("o.table");
    assert_eq!(rows.len(), 4);
    let imports =
        rows.iter().filter(|row| folder.read(&row[1]).contains("[SYCL/imported symbols]"));
    assert_eq!(imports.count(), 1);
    for (row, kind) in rows[2..].iter().zip(["0", "1"]) {
        let properties = folder.read(&row[1]);
        assert_eq!(
            properties,
            format!(
                "[SYCL/devicelib metadata]\nDeviceLibMeta=1|{kind}\n[SYCL/exported symbols]\n\
                 __devicelib_ConvertBF16ToFINTEL=1|1\n"
            )
        );
    }
    // Nobody needs them, nobody looks for them.
    succeed(folder.run("double/22-O2.bc", &["-device-lib-dir=nowhere", "-o", "d.table"]));
}
