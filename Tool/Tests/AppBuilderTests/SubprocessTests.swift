import Foundation
import Testing

@testable import AppBuilder

@Suite struct SubprocessTests {
    @Test func returnsWhatAProgramPrints() throws {
        let result = try Subprocess.output(of: "sh", ["-c", "echo out; echo error >&2; exit 3"])
        #expect(result.ending == .exit(3))
        #expect(result.text == "out\nerror\n")
    }

    @Test func tellsASignalFromAStatus() throws {
        #expect(try Subprocess.output(of: "sh", ["-c", "kill -TERM $$"]).ending == .signal(SIGTERM))
        #expect(try Subprocess.output(of: "true", []).ending == .exit(0))
    }

    @Test func givesAProgramItsEnvironmentAlone() throws {
        let result = try Subprocess.output(of: "/usr/bin/env", [], environment: ["A": "b c"])
        #expect(result.text == "A=b c\n")
    }

    @Test func passesArgumentsAsTheyAre() throws {
        let words = ["a b", "", "$HOME", "*", "\"q\""]
        let result = try Subprocess.output(of: "printf", ["%s|"] + words)
        #expect(result.text == words.map { $0 + "|" }.joined())
    }

    @Test func saysThatAProgramIsMissing() {
        #expect { try Subprocess.output(of: "no-such-program", []) } throws: {
            ($0 as? BuildError)?.message.hasPrefix("seam: cannot start no-such-program: ") == true
        }
    }
}
