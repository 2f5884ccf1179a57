import Testing

@testable import seam

/// Reading callgrind's files, and comparing counts with recorded ones.
@Suite struct InstructionCountTests {
    private let first = """
        # callgrind format
        version: 1
        positions: line
        events: Ir
        summary: 175

        ob=(1) /usr/lib/libc.so.6
        fl=(1) ???
        fn=(1) malloc
        0 40
        +3 2

        ob=(2) /work/program
        fn=(2) main
        0 7
        cob=(3) /opt/swift/usr/lib/swift/linux/libswiftCore.so
        cfi=(1)
        cfn=(3) swift_retain
        calls=2 0
        0 120
        * 6

        ob=(3)
        fn=(3)
        0 120
        totals: 175
        """

    @Test func callgrindsCostsBelongToTheirObjects() {
        var names = CallgrindProfile.Names()
        let profile = CallgrindProfile(first, names: &names)
        #expect(
            profile.instructions == [
                "/usr/lib/libc.so.6": 42, "/work/program": 13, "/opt/swift/usr/lib/swift/linux/libswiftCore.so": 120,
            ])
        #expect(profile.swiftInstructions(of: "/work/program", runtime: "/work/runtime.so") == 133)
    }

    @Test func namesOfAnEarlierFileAreKnown() {
        var names = CallgrindProfile.Names()
        _ = CallgrindProfile(first, names: &names)
        let second = CallgrindProfile("ob=(2)\nfn=(2)\n0 5\nob=(1)\n0 9\n", names: &names)
        #expect(second.instructions == ["/work/program": 5, "/usr/lib/libc.so.6": 9])
    }

    private func counts(_ values: [String: Double], _ unit: InstructionCounts.Unit = .instructions) -> InstructionCounts
    {
        var counts = InstructionCounts(toolchain: "6.3.1 x86_64")
        for (name, value) in values {
            counts.rows[.init(benchmark: "rx", name: name)] = .init(value: value, unit: unit)
        }
        return counts
    }

    @Test func countsAreReadAsTheyAreWritten() {
        let written = counts(["subject -> subscribe": 193.5, "combineLatest of 2": 480])
        #expect(InstructionCounts(text: written.text) == written)
        #expect(InstructionCounts(text: "rx\tsubject\t1\tinstructions") == nil)
    }

    @Test func aRowMayTakeThreePercentMore() {
        let recorded = counts(["a": 1_000])
        #expect(InstructionComparison(counts(["a": 1_030]), recorded: recorded).failures.isEmpty)
        let slower = InstructionComparison(counts(["a": 1_031]), recorded: recorded)
        #expect(slower.failures == ["rx: a: 1031.0 instructions instead of 1000.0 (+3.1%)"])
        let faster = InstructionComparison(counts(["a": 960]), recorded: recorded)
        #expect(faster.failures.isEmpty)
        #expect(faster.improvements == ["rx: a: 960.0 instructions instead of 1000.0 (-4.0%)"])
    }

    @Test func nothingMayBecomeSomething() {
        let recorded = counts(["bytes left": 0], .bytes)
        #expect(InstructionComparison(counts(["bytes left": 0.4], .bytes), recorded: recorded).failures.isEmpty)
        #expect(InstructionComparison(counts(["bytes left": 16], .bytes), recorded: recorded).failures.count == 1)
    }

    @Test func rowsAreTheSameInBoth() {
        let comparison = InstructionComparison(counts(["new": 1]), recorded: counts(["old": 1]))
        #expect(comparison.failures == ["rx: new is not recorded", "rx: old is recorded and was not counted"])
    }

    @Test func recordingOneBenchmarkKeepsTheOthers() {
        var old = counts(["a": 1, "gone": 2])
        old.rows[.init(benchmark: "list", name: "b")] = .init(value: 3, unit: .instructions)
        let new = counts(["a": 5]).completed(by: old, except: ["rx"])
        #expect(
            new.rows.mapValues(\.value) == [
                .init(benchmark: "rx", name: "a"): 5, .init(benchmark: "list", name: "b"): 3,
            ])
        var other = old
        other.toolchain = "6.4 x86_64"
        #expect(counts(["a": 5]).completed(by: other, except: ["rx"]) == counts(["a": 5]))
    }
}
