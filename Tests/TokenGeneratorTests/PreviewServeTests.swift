import TestSupport
import Testing

@Suite("preview --serve and --open") struct PreviewServeTests {
    @Test("serves the page, and a newer one after an edit; Ctrl-C ends with 0") func newer() throws {
        try withProject { folder in
            let lines = try serve(
                """
                until_said "stop with Ctrl-C"
                fetch > first.html
                sed -i.old s/ink/paper/ tokens/a.json
                until_said "updated"
                fetch > second.html
                """, in: folder)
            #expect(
                lines == [
                    "serving     http://127.0.0.1:…/: 1 token, … kB", "watching for changes; stop with Ctrl-C",
                    "updated     1 token, … kB", "exit 0",
                ])
            let (first, second) = (folder.text(of: "first.html") ?? "", folder.text(of: "second.html") ?? "")
            #expect(first.hasPrefix("HTTP/1.1 200 OK\r\n") && first.contains(">ink</a>"))
            #expect(second.hasPrefix("HTTP/1.1 200 OK\r\n") && second.contains(">paper</a>"))
            #expect(!second.contains(">ink</a>"))
            #expect(folder.text(of: "preview.html") == nil)
        }
    }

    @Test("keeps the last page while there are errors, and waits for the first one") func errors() throws {
        try withProject { folder in
            let whole = folder.text(of: "tokens/a.json") ?? ""
            for (name, text) in [("whole", whole), ("broken", "["), ("tokens/a.json", "[")] {
                try folder.write(text, to: name)
            }
            let lines = try serve(
                """
                until_said "stop with Ctrl-C"
                fetch > waiting.html
                cp whole tokens/a.json
                until_said updated
                cp broken tokens/a.json
                until_said unchanged
                fetch > kept.html
                """, in: folder)
            let isError = { (line: String) in line.hasPrefix("tokens/a.json:1:2: error: ") }
            #expect(lines.count(where: isError) == 2)
            #expect(
                lines.filter { !$0.hasPrefix("tokens/a.json:1:") } == [
                    "serving     http://127.0.0.1:…/: no page yet, because of errors",
                    "watching for changes; stop with Ctrl-C", "updated     1 token, … kB",
                    "unchanged   because of errors", "exit 0",
                ])
            #expect(folder.text(of: "waiting.html")?.contains("There are errors. See the terminal.") == true)
            #expect(folder.text(of: "kept.html")?.contains(">ink</a>") == true)
        }
    }

    @Test("opens the page in the browser, and goes on while that is open") func browser() throws {
        try withProject { folder in
            let script = """
                #!/bin/sh
                echo "$1" > opened
                tries=0
                until grep -q updated log || [ $((tries += 1)) -gt 2400 ]; do sleep 0.05; done
                """
            for name in ["open", "xdg-open"] {
                try folder.write(script, to: "bin/\(name)")
                try folder.setPermissions(0o755, of: "bin/\(name)")
            }
            let lines = try serve(
                """
                until_said "stop with Ctrl-C"
                until [ -s opened ] || [ $((tries += 1)) -gt 2400 ]; do sleep 0.05; done
                sed -i.old s/ink/paper/ tokens/a.json
                until_said "updated"
                """, in: folder, by: #"PATH="$PWD/bin:$PATH" "$0" preview --serve --open"#)
            #expect(folder.text(of: "opened")?.hasPrefix("http://127.0.0.1:") == true)
            #expect(lines.dropFirst(2) == ["updated     1 token, … kB", "exit 0"])
        }
    }

    @Test("says that a port is taken, and what to do") func takenPort() throws {
        try withProject { folder in
            _ = try serve(
                """
                until_said "stop with Ctrl-C"
                "$0" preview --serve --port "$(port)" > second 2>&1
                echo "exit $?" >> second
                """, in: folder)
            #expect(
                folder.text(of: "second") == """
                    error: cannot serve the page: address already in use [cannot-serve]
                    note: choose another port with --port, or leave it out to use any free port
                    exit 1

                    """)
        }
    }

    @Test("says that there is no browser, and where the page is") func noBrowser() throws {
        try withProject { folder in
            let outcome = try Tool.run(script: #"PATH=/nowhere "$0" preview --open"#, in: folder.path)
            #expect(outcome.output.hasPrefix("written     preview.html: 1 token, "))
            #expect(
                outcome.errors == """
                    error: cannot start the browser [no-browser]
                    note: open 'preview.html' by hand

                    """)
            #expect(outcome.exitCode == 1)
        }
    }

    @Test(
        "refuses what does not go together",
        arguments: [
            (["--port", "8080"], "--port requires --serve."),
            (
                ["--serve", "--force"],
                "--serve writes no file and cannot be combined with --replace-edited or --force."
            ),
            (
                ["--serve", "--replace-edited"],
                "--serve writes no file and cannot be combined with --replace-edited or --force."
            ),
            (
                ["--serve", "--format", "sarif"],
                "--serve cannot be combined with --format sarif, because the output would never end."
            ),
        ])
    func refused(_ arguments: [String], _ words: String) throws {
        try withTemporaryFolder { folder in
            let outcome = try Tool.run(["preview"] + arguments, in: folder.path)
            #expect(outcome.exitCode == 64)
            #expect(outcome.errors.hasPrefix("Error: \(words)\n"))
        }
    }

    private func withProject(_ body: (TemporaryFolder) throws -> Void) throws {
        try withTemporaryFolder { folder in
            try folder.write(
                """
                {
                  "sources": ["tokens/a.json"],
                  "outputs": [{ "template": "cgfloat", "path": "Sizes.swift" }]
                }
                """, to: "tokengenerator.json")
            try folder.write(#"{ "ink": { "$type": "number", "$value": 4 } }"#, to: "tokens/a.json")
            try body(folder)
        }
    }

    /// Serves while a script is run, which has the port of the server from `port`, and its answer from `fetch`; ports and sizes
    /// are taken out of what is printed.
    private func serve(
        _ script: String, in folder: TemporaryFolder, by command: String = #""$0" preview --serve"#
    ) throws -> [String] {
        let functions = #"""
            port() { sed -n 's|.*//127.0.0.1:\([0-9]*\)/.*|\1|p' log; }
            fetch() {
                bash -c 'exec 3<> "/dev/tcp/127.0.0.1/$0"
                    printf "GET / HTTP/1.1\r\nHost: 127.0.0.1:%s\r\n\r\n" "$0" >&3
                    cat <&3' "$(port)"
            }

            """#
        return try Tool.run(command, while: functions + script, in: folder.path).map { line in
            line.replacing(/127\.0\.0\.1:[0-9]+/, with: "127.0.0.1:…").replacing(/[0-9]+ kB/, with: "… kB")
        }
    }
}
