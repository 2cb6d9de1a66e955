"""Drives a headless Chromium by its DevTools protocol over a pipe, with nothing but Python's standard library."""

import base64
import fcntl
import json
import os
import select
import shutil
import subprocess
import tempfile
import time
import zlib
from pathlib import Path


class BrowserError(Exception):
    """An action that the browser did not complete."""


class BrowserSilent(BrowserError):
    """The browser ended, or did not answer in time. More often, this is its own fault than the page's."""


class Browser:
    """A browser with its own profile. It ends with the `with` block that opened it."""

    PATIENCE = 120
    # Without these, a tab that the browser considers hidden draws no frames, and waiting for one never ends.
    AWAKE = ("--disable-backgrounding-occluded-windows", "--disable-renderer-backgrounding",
             "--disable-background-timer-throttling")

    def __init__(self, *options):
        program = shutil.which("chromium") or shutil.which("google-chrome")
        if not program:
            raise BrowserError("there is no chromium here")
        self.profile = tempfile.TemporaryDirectory(prefix="preview-browser-", ignore_cleanup_errors=True)
        (their_input, self.output), (self.input, their_output) = os.pipe(), os.pipe()

        def give_pipes():
            # The browser reads file descriptor 3 and writes 4: move both pipes away from these numbers first, then onto
            # them.
            first, second = (fcntl.fcntl(file, fcntl.F_DUPFD, 10) for file in (their_input, their_output))
            os.dup2(first, 3)
            os.dup2(second, 4)

        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--remote-debugging-pipe",
             "--window-size=1280,900", *self.AWAKE, f"--user-data-dir={self.profile.name}", *options],
            preexec_fn=give_pipes, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(their_input)
        os.close(their_output)
        self.buffer, self.number, self.events = b"", 0, []

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        self.profile.cleanup()

    def call(self, method, session=None, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.output, data):]
        deadline = time.monotonic() + self.PATIENCE
        while (answer := self.read(deadline)).get("id") != self.number:
            self.events.append(answer)
        if "error" in answer:
            raise BrowserError(f"{method}: {answer['error']['message']}")
        return answer["result"]

    def read(self, deadline):
        while b"\0" not in self.buffer:
            ready, _, _ = select.select([self.input], [], [], max(0, deadline - time.monotonic()))
            data = os.read(self.input, 1 << 16) if ready else b""
            if not data:
                raise BrowserSilent("chromium did not answer in time" if not ready else "chromium ended")
            self.buffer += data
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def page(self):
        return Page(self)


class Page:
    """A tab. It records everything that the content security policy blocked, and all network requests of its pages."""

    WATCH = """
        window.violations = [];
        document.addEventListener('securitypolicyviolation', (event) =>
            violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`));
        window.addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(() => {
            window.shownAfter = performance.now();
        })));
    """

    def __init__(self, browser):
        self.browser = browser
        target = browser.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.target = target
        for domain in ("Page", "Runtime", "Network"):
            self.call(f"{domain}.enable")
        self.call("Page.setLifecycleEventsEnabled", enabled=True)
        self.call("Emulation.setFocusEmulationEnabled", enabled=True)
        self.call("Page.addScriptToEvaluateOnNewDocument", source=self.WATCH)

    def call(self, method, **parameters):
        return self.browser.call(method, self.session, **parameters)

    def close(self):
        self.browser.call("Target.closeTarget", targetId=self.target)

    def load(self, page, fragment=""):
        """Loads a file or an address, and waits until the page has loaded."""
        page = page.resolve().as_uri() if isinstance(page, Path) else page
        for address in ("about:blank", page + fragment):
            self.browser.events.clear()
            self.call("Page.bringToFront")
            loader = self.call("Page.navigate", url=address)["loaderId"]
            self.wait_for_load(lambda event: event["loaderId"] == loader)

    def reload(self):
        """Reloads the page, and waits until it has loaded. Until then, the old page still answers."""
        self.browser.events.clear()
        self.call("Page.reload")
        self.wait_for_load(lambda event: True)

    def wait_for_load(self, is_awaited):
        deadline = time.monotonic() + Browser.PATIENCE
        while not any(self.is_own(event, "Page.lifecycleEvent") and event["params"]["name"] == "load"
                      and is_awaited(event["params"]) for event in self.browser.events):
            self.browser.events.append(self.browser.read(deadline))

    def wait_for(self, expression):
        """Waits until an expression is true, even if another page replaces this one meanwhile."""
        deadline = time.monotonic() + self.browser.PATIENCE
        while time.monotonic() < deadline:
            try:
                if self.evaluate(expression):
                    return
            except BrowserError:
                pass
            time.sleep(0.05)
        raise BrowserError(f"it never came that {expression}")

    def is_own(self, event, method):
        return event.get("method") == method and event.get("sessionId") == self.session

    def requests(self):
        """The requests since the page was loaded."""
        self.evaluate("0")
        return [event["params"]["request"]["url"] for event in self.browser.events
                if self.is_own(event, "Network.requestWillBeSent")]

    def evaluate(self, expression):
        answer = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True,
                           userGesture=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise BrowserError(details.get("exception", {}).get("description", details["text"]))
        return answer["result"].get("value")

    CODES = {"Tab": 9, "Enter": 13, "Escape": 27, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40}

    def press(self, *keys):
        for key in keys:
            text = {"Enter": "\r"}.get(key, key if len(key) == 1 else "")
            code = self.CODES.get(key) or ord(key.upper())
            common = {"key": key, "windowsVirtualKeyCode": code}
            self.call("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", text=text, **common)
            self.call("Input.dispatchKeyEvent", type="keyUp", **common)

    def write(self, text):
        self.call("Input.insertText", text=text)

    def emulate(self, media="", **features):
        """Emulates the settings of a user: prefers_color_scheme="dark", forced_colors="active"."""
        self.call("Emulation.setEmulatedMedia", media=media, features=[
            {"name": name.replace("_", "-"), "value": value} for name, value in features.items()])

    def resize(self, width=1280, height=900, scale=1):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False)

    def picture(self, file, width=1280, height=1600, scale=1):
        self.resize(width, height, scale)
        data = self.call("Page.captureScreenshot", format="png")["data"]
        self.call("Emulation.clearDeviceMetricsOverride")
        Path(file).write_bytes(base64.b64decode(data))

    def pixel(self, x, y):
        """The color of a point of a page that is not scrolled, as red, green and blue from 0 to 255."""
        clip = {"x": round(x), "y": round(y), "width": 1, "height": 1, "scale": 1}
        data = base64.b64decode(self.call("Page.captureScreenshot", format="png", clip=clip)["data"])
        return list(png_pixel(data))

    def printed(self, width, height):
        """The text of the page printed on paper of a size in inches, without the white space that breaks lines."""
        data = self.call("Page.printToPDF", paperWidth=width, paperHeight=height, preferCSSPageSize=False)["data"]
        # In drawing order: cells with several lines stay in one piece.
        text = subprocess.run(["pdftotext", "-raw", "-", "-"], input=base64.b64decode(data), check=True,
                              stdout=subprocess.PIPE, timeout=60).stdout
        return "".join(text.decode().split())


def png_pixel(data):
    """The red, green and blue of the first pixel of a PNG with 8 bits for each. No filter can change it."""
    packed, start = b"", 8
    while start < len(data):
        length = int.from_bytes(data[start:start + 4], "big")
        if data[start + 4:start + 8] == b"IDAT":
            packed += data[start + 8:start + 8 + length]
        start += length + 12
    return zlib.decompress(packed)[1:4]
