"""Browsers that connect to the page that is served, and say nothing."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import time
import urllib.request
from typing import List

from inputs import TWO, inputs
from world import PATIENCE, Project, Trial, scenario

IDLE = 50
# What nobody waits for takes milliseconds; an idle connection was waited for for five seconds, and more of them in turn.
SOON = 3


@scenario
def idle_connections_delay_neither_a_page_nor_the_end(trial: Trial) -> None:
    for number in (signal.SIGTERM, signal.SIGINT):
        project = trial.project(inputs(TWO))
        process = project.start("preview", "--serve", stdin=subprocess.DEVNULL, env={"PATH": "/usr/bin:/bin", "BROWSER": "true"})
        port = served_port(process)
        trial.expect(port != 0, "does not say where it serves")
        if port:
            connections = idle_connections(port)
            for round in range(3):
                expect_page(trial, port, f"page {round + 1} with {len(connections)} idle connections")
        expect_end(project, process, number)


def served_port(process: subprocess.Popen[bytes]) -> int:
    """The port that the program says it serves on; 0 where it ends before."""
    assert process.stdout
    for line in process.stdout:
        found = re.search(rb"http://127\.0\.0\.1:([0-9]+)/", line)
        if found:
            return int(found[1])
    return 0


def idle_connections(port: int) -> List[socket.socket]:
    """Connections that say nothing, or only half of what they want; and browsers that wait for newer pages."""
    connections = [socket.create_connection(("127.0.0.1", port)) for _ in range(IDLE)]
    for connection in connections[: IDLE // 3]:
        connection.sendall(b"GET / HTTP/1.1\r\n")
    for connection in connections[-5:]:
        connection.sendall(b"GET /changes HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n\r\n" % port)
    return connections


def expect_page(trial: Trial, port: int, when: str) -> None:
    begin = time.monotonic()
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=PATIENCE / 10) as answer:
            page = answer.read()
    except OSError as error:
        return trial.fault("wrong", f"{when}: {error}")
    trial.expect(b"</html>" in page, f"{when}: not whole")
    trial.expect(time.monotonic() - begin < SOON, f"{when}: came after {time.monotonic() - begin:.1f} s")


def expect_end(project: Project, process: subprocess.Popen[bytes], number: signal.Signals) -> None:
    begin = time.monotonic()
    process.send_signal(number)
    result = project.wait(process)
    project.expect_code(result, 0, f"{number.name} to the server")
    project.trial.expect(time.monotonic() - begin < SOON, f"{number.name}: ended after {time.monotonic() - begin:.1f} s")
