#!/usr/bin/env python3
"""Opens pages of `lapidary report` in headless Chromium from file:// and does what a reader does: counts rows, sorts,
filters, clicks on a kernel, switches how to cut. Whatever the page says must be what `lapidary size` says.

    report_page.py MODULE...        LAPIDARY is the program, SCRATCH a folder for pages and screenshots

Beside the modules it opens the page of one that it makes: 4642 kernels, as many as a large library has, of which one
has a name that would end the page's data.
"""

import base64
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

LAPIDARY = os.environ.get("LAPIDARY", "target/debug/lapidary")
SCRATCH = pathlib.Path(os.environ.get("SCRATCH", tempfile.gettempdir())) / "report-page"
FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage", "--window-size=1440,1300",
]
PATIENCE = 20


class Browser:
    """A session of ChromeDriver, by the WebDriver protocol."""

    def __init__(self, profile):
        self.driver = subprocess.Popen(["chromedriver", "--port=0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        for line in self.driver.stdout:
            if "started successfully on port" in line:
                self.root = "http://127.0.0.1:" + line.rstrip(".\n").rsplit(" ", 1)[1]
                break
        else:
            raise RuntimeError("chromedriver does not start")
        options = {"args": [*FLAGS, f"--user-data-dir={profile}"]}
        wanted = {"goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "ALL"}}
        self.session = ""
        self.session = "/session/" + self.call("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})["sessionId"]

    def call(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.root + self.session + path, data, {"Content-Type": "application/json"}, method=method)
        # Nothing between this machine and itself.
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        try:
            with opener.open(request, timeout=60) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(json.load(error)["value"]["message"]) from error

    def ask(self, script, *arguments):
        return self.call("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def until(self, script, *arguments):
        end = time.monotonic() + PATIENCE
        while not (value := self.ask(script, *arguments)):
            if time.monotonic() > end:
                raise RuntimeError(f"never true: {script}")
            time.sleep(0.02)
        return value

    def media(self, scheme):
        features = [{"name": "prefers-color-scheme", "value": scheme}]
        self.call("POST", "/goog/cdp/execute", {"cmd": "Emulation.setEmulatedMedia", "params": {"features": features}})

    def screenshot(self, path):
        path.write_bytes(base64.b64decode(self.call("GET", "/screenshot")))

    def complaints(self):
        return [entry["message"] for entry in self.call("POST", "/se/log", {"type": "browser"}) if entry["level"] in ("SEVERE", "WARNING")]

    def close(self):
        try:
            self.call("DELETE", "")
        finally:
            self.driver.terminate()
            self.driver.wait()


def run(*arguments):
    return subprocess.run([LAPIDARY, *arguments], check=True, capture_output=True, text=True).stdout


def digits(text):
    return int("".join(c for c in text if c.isdigit()))


def expect(what, found, expected):
    if found != expected:
        raise SystemExit(f"report_page: {what}: {found!r}, expected {expected!r}")


NUMBER = "return Number(document.getElementById(arguments[0]).textContent.replace(/[^0-9]/g, ''))"
ROWS = "return document.querySelector(arguments[0]).parentElement.querySelector('.note').textContent"


def look(browser, module):
    name = pathlib.Path(module).name
    page = SCRATCH / f"{name}.html"
    run("report", module, "-o", str(page))
    data = json.loads(run("report", module, "--json", "--limit=0"))
    sizes = {mode["mode"]: mode for mode in json.loads(run("size", "--modes", "--json", module))["modes"]}
    start = time.monotonic()
    browser.call("POST", "/url", {"url": page.as_uri()})
    browser.until("return document.documentElement.dataset.ready === 'yes'")
    opened = time.monotonic() - start

    kernels = {at for mode in data["modes"] for image in mode["images"] for at in image["entry_points"]}
    functions = data["functions"]
    rows = lambda table: digits(browser.ask(ROWS, f"{table} .view").split(" of ")[0])
    expect("rows of the matrix", rows("#matrix"), len(kernels))
    for mode in data["modes"]:
        browser.ask("document.querySelector(`[data-mode=${arguments[0]}]`).click()", mode["mode"])
        of = sizes[mode["mode"]]
        expect(f"images of mode {mode['mode']}", browser.ask(NUMBER, "total-images"), of["images"])
        expect(f"rows of mode {mode['mode']}", rows("#images"), of["images"])
        title = "return document.getElementById(arguments[0]).parentElement.title"
        total = digits(browser.ask(title, "total-bytes"))
        expect(f"bytes of mode {mode['mode']}", total, of["bytes"])

    # The kernel with the longest way to a use.
    def way(at):
        step = at["step"]
        while step is not None:
            yield data["steps"][step]
            step = data["steps"][step]["next"]

    needs = [(len(list(way(need))), at, need) for at in sorted(kernels) for need in functions[at]["needs"]]
    if needs:
        length, kernel, need = max(needs, key=lambda it: it[0])
        wanted = functions[kernel]["name"]
        label = browser.ask("return names[arguments[0]]", kernel)
        # As a reader finds it: by its name, and with a click.
        browser.ask(
            "const input = document.getElementById('matrix-filter'); input.value = arguments[0];"
            "input.dispatchEvent(new Event('input'))", label,
        )
        row = "return [...document.querySelectorAll('#matrix .space .row')].find(it => it.firstChild.textContent === arguments[0])"
        browser.until(row, label)
        browser.ask(row.replace("return ", "(") + ").click()", label)
        expect("what is shown", browser.ask("return document.querySelector('#details h2').textContent"), label)
        aspect = data["aspects"][need["aspect"]]
        chain = browser.ask(
            "return [...document.querySelectorAll('#details details')]"
            ".find(it => it.querySelector('summary').textContent === arguments[0])?.querySelectorAll('.chain li').length",
            aspect["name"] or str(aspect["number"]),
        )
        expect(f"the way from {wanted} to {aspect}", chain, length)
        browser.ask("document.getElementById('matrix-filter').value = ''; matrix.refresh(null)")
    elements = browser.ask("return document.querySelectorAll('*').length")
    if elements > 4000:
        raise SystemExit(f"report_page: {elements} elements are drawn at once")
    browser.ask("document.querySelector('[data-mode=kernel]').click(); scrollTo(0, 0)")
    for scheme in ("light", "dark"):
        browser.media(scheme)
        browser.screenshot(SCRATCH / f"{name}-{scheme}.png")
    expect("what the console says", browser.complaints(), [])
    print(f"{name}: {len(kernels)} entry points, {page.stat().st_size} bytes, opened in {opened:.2f} s, {elements} elements")


def look_at_several(browser, modules):
    """One page of several files: it shows the first, and each that is chosen."""
    page = SCRATCH / "several.html"
    run("report", *modules, "-o", str(page))
    answers = [json.loads(line) for line in run("report", "--json", "--limit=0", *modules).splitlines()]
    browser.call("POST", "/url", {"url": page.as_uri()})
    for at in [*range(len(modules)), 0]:
        if at != 0 or browser.ask("return location.hash") != "":
            browser.ask(
                "delete document.documentElement.dataset.ready; const other = document.getElementById('other');"
                "other.value = arguments[0]; other.dispatchEvent(new Event('change'))", at,
            )
        browser.until("return document.documentElement.dataset.ready === 'yes'")
        expect("files to choose from", browser.ask("return document.getElementById('other').options.length"), len(modules))
        expect("the title", browser.ask("return document.getElementById('file').textContent"), pathlib.Path(modules[at]).name)
        kernels = {entry for mode in answers[at]["modes"] for image in mode["images"] for entry in image["entry_points"]}
        rows = digits(browser.ask(ROWS, "#matrix .view").split(" of ")[0])
        expect(f"rows of the matrix of {modules[at]}", rows, len(kernels))
    browser.media("dark")
    browser.screenshot(SCRATCH / "several-dark.png")
    expect("what the console says of several files", browser.complaints(), [])
    print(f"several: {len(modules)} files in one page of {page.stat().st_size} bytes")


def many():
    """A module of 4642 kernels, half of which call a function that needs double precision."""
    names = [f"kernel_{at}" for at in range(4641)] + ["</script><script>throw 1</script>"]
    entries = "\n".join(f'OpEntryPoint Kernel %k{at} "{name}"' for at, name in enumerate(names))
    call = "%c{0} = OpFunctionCall %double %helper\n"
    kernels = "\n".join(
        f"%k{at} = OpFunction %void None %f\n%l{at} = OpLabel\n{call.format(at) if at % 2 else ''}OpReturn\nOpFunctionEnd"
        for at in range(len(names))
    )
    text = f"""OpCapability Kernel
OpCapability Addresses
OpCapability Float64
OpMemoryModel Physical64 OpenCL
{entries}
OpName %helper "helper"
%void = OpTypeVoid
%double = OpTypeFloat 64
%one = OpConstant %double 1
%f = OpTypeFunction %void
%g = OpTypeFunction %double
%helper = OpFunction %double None %g
%h = OpLabel
%sum = OpFAdd %double %one %one
OpReturnValue %sum
OpFunctionEnd
{kernels}
"""
    source, module = SCRATCH / "many.spvasm", SCRATCH / "many.spv"
    source.write_text(text)
    run("as", str(source), "-o", str(module))
    return str(module)


def main():
    SCRATCH.mkdir(parents=True, exist_ok=True)
    profile = tempfile.mkdtemp(prefix="lapidary-chromium-")
    try:
        browser = Browser(profile)
        try:
            for module in [*sys.argv[1:], many()]:
                look(browser, module)
            look_at_several(browser, sys.argv[1:])
        finally:
            browser.close()
    finally:
        shutil.rmtree(profile, ignore_errors=True)


if __name__ == "__main__":
    main()
