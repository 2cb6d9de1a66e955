"""What the workflows meet when they are run here: repositories, a server that stands for GitHub, and act."""
import gzip
import json
import os
import shutil
import subprocess
import tempfile
import threading
import urllib.parse
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
STAND_INS = Path(__file__).resolve().parent / "stand-ins"
TOOL = Path(os.environ["TEST_TOOL"])
ACT = os.environ["TEST_ACT"]
GIT, BASH = shutil.which("git"), shutil.which("bash")
PINS = {"actions/checkout": "checkout", "actions/cache": "cache", "actions/upload-artifact": "upload-artifact",
        "actions/create-github-app-token": "create-github-app-token"}


def git(*arguments, folder, check=True):
    """Runs git and returns what it prints, without the white space at its end."""
    environment = {
        "PATH": os.environ["PATH"], "HOME": str(folder), "GIT_CONFIG_NOSYSTEM": "1",
        "GIT_AUTHOR_NAME": "A Person", "GIT_AUTHOR_EMAIL": "person@example.org",
        "GIT_COMMITTER_NAME": "A Person", "GIT_COMMITTER_EMAIL": "person@example.org",
    }
    result = subprocess.run([GIT, *arguments], cwd=folder, env=environment, check=check, text=True,
                            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL if not check else None)
    return result.stdout.rstrip()


class Repository:
    """A bare repository that stands for one on GitHub, and a clone for people to work in."""

    def __init__(self, folder, name):
        self.name = name
        self.bare, self.clone = folder / f"{name}.git", folder / name
        self.bare.mkdir(parents=True)
        git("init", "--quiet", "--bare", "--initial-branch=main", folder=self.bare)
        git("config", "uploadpack.allowFilter", "true", folder=self.bare)
        git("init", "--quiet", "--initial-branch=main", str(self.clone), folder=folder)
        git("remote", "add", "origin", str(self.bare), folder=self.clone)

    def commit(self, files, message="A change"):
        """Commits files (None: removed) on top of the newest commit, and returns the new one."""
        if self.head():
            git("fetch", "--quiet", "origin", folder=self.clone)
            git("reset", "--quiet", "--hard", "origin/main", folder=self.clone)
        for path, text in files.items():
            file = self.clone / path
            if text is None:
                file.unlink()
            else:
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text, encoding="utf-8")
        git("add", "--all", "--force", folder=self.clone)
        git("commit", "--quiet", "--message", message, folder=self.clone)
        git("push", "--quiet", "origin", "HEAD:main", folder=self.clone)
        git("update-server-info", folder=self.bare)
        return self.head()

    def head(self, branch="main"):
        return git("rev-parse", "--verify", "--quiet", f"refs/heads/{branch}", folder=self.bare, check=False)

    def changed(self, branch="main"):
        """The files that a branch's last commit touched, with the letters of git diff."""
        lines = git("-c", "core.quotePath=false", "diff", "--name-status", "--no-renames", f"{branch}^", branch,
                    folder=self.bare)
        return dict(reversed(line.split("\t", 1)) for line in lines.splitlines())

    def text(self, path, commit="main"):
        return git("show", f"{commit}:{path}", folder=self.bare)

    def message(self, branch="main"):
        return git("log", "-1", "--format=%an%n%B", branch, folder=self.bare)


class Server(ThreadingHTTPServer):
    """Stands for GitHub: content of files, the list of branches, and the API that takes messages."""

    def __init__(self, repositories):
        super().__init__(("127.0.0.1", 0), Handler)
        self.repositories = repositories
        self.url = f"http://127.0.0.1:{self.server_port}"
        self.read_token = None
        self.notify_token = None
        self.requests, self.messages = [], []
        # Comments of a merge request on GitLab.
        self.notes = []
        threading.Thread(target=self.serve_forever, daemon=True).start()


class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        self.server.requests.append((self.path, dict(self.headers)))
        if self.path.startswith("/gitlab/"):
            return self.answer_gitlab()
        path = urllib.parse.unquote(self.path.partition("?")[0])
        kind, owner, name, *rest = path.strip("/").split("/")
        repository = self.server.repositories.get(f"{owner}/{name}")
        if repository is None or not self.may_read():
            return self.answer(404)
        if kind == "server" and rest == ["info", "refs"]:
            if self.path.endswith("?service=git-upload-pack"):
                return self.answer_git(repository, b"001e# service=git-upload-pack\n0000", "--advertise-refs")
            return self.answer(200, (repository.bare / "info/refs").read_bytes())
        if kind == "server" and rest == ["HEAD"]:
            return self.answer(200, (repository.bare / "HEAD").read_bytes())
        if kind == "raw":
            blob = subprocess.run([GIT, "cat-file", "blob", f"{rest[0]}:{'/'.join(rest[1:])}"], cwd=repository.bare,
                                  stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
            return self.answer(200, blob.stdout) if blob.returncode == 0 else self.answer(404)
        return self.answer(404)

    def may_read(self):
        token = self.server.read_token
        if token is None:
            return True
        import base64
        basic = base64.b64encode(f"x-access-token:{token}".encode()).decode()
        return self.headers.get("Authorization") in (f"token {token}", f"Basic {basic}")

    def do_PUT(self):
        return self.answer_gitlab()

    def answer_gitlab(self):
        """What GitLab answers the owner of a token, who is 7 to it."""
        if self.headers["PRIVATE-TOKEN"] != "gitlab-secret":
            return self.answer(401)
        if self.path == "/gitlab/user":
            return self.answer(200, b'{"id": 7}')
        place, _, number = self.path.partition("?")[0].removeprefix("/gitlab/projects/3/merge_requests/9/notes").partition("/")
        assert place == "", self.path
        if self.command == "GET":
            return self.answer(200, json.dumps(self.server.notes).encode())
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["body"]
        if self.command == "PUT":
            self.server.notes[int(number)]["body"] = body
        else:
            self.server.notes.append({"id": len(self.server.notes), "author": {"id": 7}, "body": body})
        return self.answer(200, b"{}")

    def do_POST(self):
        if self.path.startswith("/gitlab/"):
            return self.answer_gitlab()
        if self.headers.get("Transfer-Encoding") == "chunked":
            return self.answer(411)
        body = self.rfile.read(int(self.headers["Content-Length"]))
        kind, owner, name, *rest = self.path.strip("/").split("/")
        if kind == "server" and rest == ["git-upload-pack"] and self.may_read():
            body = gzip.decompress(body) if self.headers.get("Content-Encoding") == "gzip" else body
            return self.answer_git(self.server.repositories[f"{owner}/{name}"], b"", body=body)
        receiver = self.path.removeprefix("/api/repos/").removesuffix("/dispatches")
        if self.headers.get("Authorization") != f"Bearer {self.server.notify_token}" or receiver == "acme/gone":
            return self.answer(404)
        self.server.messages.append((receiver, json.loads(body)))
        return self.answer(204)

    def answer_git(self, repository, head, *options, body=b""):
        """What git answers who fetches, by its own protocol."""
        environment = {"PATH": os.environ["PATH"], "GIT_PROTOCOL": self.headers.get("Git-Protocol", "")}
        command = [GIT, "-c", "safe.directory=*", "upload-pack", "--stateless-rpc", *options, str(repository.bare)]
        pack = subprocess.run(command, input=body, env=environment, stdout=subprocess.PIPE, check=True).stdout
        return self.answer(200, head + pack, "result" if body else "advertisement")

    def answer(self, status, body=b"", kind=None):
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
        if kind:
            self.send_header("Content-Type", f"application/x-git-upload-pack-{kind}")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments):
        pass


class Run:
    """What became of a run of a workflow."""

    def __init__(self, exit_code, lines):
        self.exit_code = exit_code
        self.log, self.annotations, summary = "", [], {}
        for line in lines:
            try:
                entry = json.loads(line)
            except ValueError:
                self.log += line
                continue
            self.log += entry.get("raw", entry.get("msg", "")).rstrip("\n") + "\n"
            command = entry.get("command")
            if command in ("error", "warning"):
                self.annotations.append(annotation(entry["raw"].rstrip("\n")))
            elif command == "summary":
                # act tells the summary again at the end of every step around the one that wrote it.
                summary[entry["content"]] = None
        self.summary = "".join(summary)


def annotation(line):
    """A line as GitHub reads it: what is said begins behind the second `::` (act takes the last one)."""
    command, _, message = line.removeprefix("::").partition("::")
    kind, _, properties = command.partition(" ")
    pairs = dict(pair.split("=", 1) for pair in properties.split(",")) if properties else {}
    return {"kind": kind, "message": unescaped(message), **{key: unescaped(value) for key, value in pairs.items()}}


def unescaped(text):
    for code, character in (("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")):
        text = text.replace(code, character)
    return text


class World:
    """One case's repositories and server, in a folder that is removed in the end."""

    def __enter__(self):
        self.folder = Path(tempfile.mkdtemp(prefix="workflows-"))
        self.ios = Repository(self.folder / "acme", "ios")
        self.tokens = Repository(self.folder / "acme", "tokens")
        self.server = Server({"acme/tokens": self.tokens})
        self.variables = {
            "DESIGN_TOKENS_SERVER_URL": f"{self.server.url}/server",
            "DESIGN_TOKENS_RAW_URL": f"{self.server.url}/raw",
            "DESIGN_TOKENS_API_URL": f"{self.server.url}/api",
        }
        self.secrets = {"GITHUB_TOKEN": "default-token"}
        self.environment = {"PATH": f"{STAND_INS / 'bin'}:{TOOL.parent}:{os.environ['PATH']}"}
        self.races, self.pulls = self.folder / "races", self.folder / "pulls"
        self.races.mkdir()
        self.pulls.mkdir()
        self.actions = self.folder / "actions"
        for path in ("action.yml", "actions", "Package.swift", "Sources/TokenGenerator/ToolIdentity.swift"):
            (self.actions / path).parent.mkdir(parents=True, exist_ok=True)
            source = PROJECT / path
            (shutil.copytree if source.is_dir() else shutil.copy)(source, self.actions / path)
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def initialize(self):
        """What `init --github` writes, where it says that it belongs."""
        place = self.folder / "init"
        place.mkdir()
        subprocess.run([TOOL, "init", "--github", "--repository", "OWNER/TokenGenerator"], cwd=place, check=True, stdout=subprocess.DEVNULL)
        sync, others = ".github/workflows/sync-design-tokens.yml", place / ".github/token-repository"
        return ({sync: (place / sync).read_text(encoding="utf-8")},
                {f".github/workflows/{file.name}": file.read_text(encoding="utf-8") for file in others.iterdir()})

    def race(self, script):
        """Has a script run before the next push that no script has run before."""
        count = len(list(self.races.iterdir()))
        (self.races / f"{count:02}").write_text(f"set -eu\n{script}\n", encoding="utf-8")

    def dispatch(self, payload, **options):
        return self.act(self.ios, "repository_dispatch", "sync-design-tokens.yml",
                        {"action": "design-tokens-updated", "client_payload": payload}, **options)

    def act(self, repository, event_name, workflow, event=None, branch="main"):
        """Runs a workflow of a repository as it is on a branch."""
        place = Path(tempfile.mkdtemp(dir=self.folder))
        git("clone", "--quiet", "--branch", branch, str(repository.bare), "clone", folder=place)
        git("remote", "set-url", "origin", f"https://github.com/acme/{repository.name}.git", folder=place / "clone")
        text = (place / "clone/.github/workflows" / workflow).read_text(encoding="utf-8")
        event = {"repository": {"default_branch": "main"}, **(event or {})}
        (place / "event.json").write_text(json.dumps(event), encoding="utf-8")
        command = [ACT, event_name, "--json", "--no-cache-server", "--eventpath", str(place / "event.json"),
                   "--workflows", f".github/workflows/{workflow}", "--platform", "ubuntu-latest=-self-hosted"]
        for name, folder in self.local_actions(text).items():
            command += ["--local-repository", f"{name}={folder}"]
        for name, value in self.variables.items():
            command += ["--var", f"{name}={value}"]
        for name, value in self.secrets.items():
            command += ["--secret", f"{name}={value}"]
        log = place / "log"
        with log.open("wb") as output:
            result = subprocess.run(command, cwd=place / "clone", env=self.act_environment(place, repository),
                                    stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT, timeout=120)
        assert not list(self.folder.rglob("pwned*")), "a text from outside was executed"
        return Run(result.returncode, log.read_text(encoding="utf-8", errors="replace").splitlines(keepends=True))

    def local_actions(self, workflow):
        """For every remote action that a workflow or ours uses, a folder: of a stand-in, or of this checkout."""
        used = set()
        for text in [workflow, *(file.read_text() for file in self.actions.rglob("action.yml"))]:
            for line in text.splitlines():
                words = line.strip().removeprefix("- ").split()
                if words[:1] == ["uses:"] and not words[1].startswith("."):
                    used.add(words[1])
        places = {}
        for action in used:
            path, _, version = action.partition("@")
            name = "/".join(path.split("/")[:2])
            places[f"{name}@{version}"] = STAND_INS / PINS[name] if name in PINS else self.actions
        return places

    def act_environment(self, place, repository):
        return {
            "HOME": str(place), "XDG_CACHE_HOME": str(place / "cache"), "XDG_CONFIG_HOME": str(place / "config"),
            "LANG": "C.UTF-8", "NO_PROXY": "127.0.0.1", "no_proxy": "127.0.0.1", "TEST_REMOTE": str(repository.bare),
            "TEST_GIT": GIT, "TEST_TOOL": str(TOOL), "TEST_RACES": str(self.races), "TEST_PULLS": str(self.pulls),
            "TEST_BASH": BASH, "TEST_LOG": str(place / "log"), "GIT_CONFIG_NOSYSTEM": "1", **self.environment,
        }

    def told(self, name, value=None):
        """What the stand-in for gh keeps under a name; with a value, it is to keep that."""
        file = self.pulls / name
        if value is not None:
            file.write_text(json.dumps(value), encoding="utf-8")
        return json.loads(file.read_text(encoding="utf-8")) if file.exists() else []

    def pull_requests(self):
        file = self.pulls / "pulls"
        return json.loads(file.read_text(encoding="utf-8")) if file.exists() else []

    def pull_request_calls(self):
        file = self.pulls / "calls"
        return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()] if file.exists() else []
