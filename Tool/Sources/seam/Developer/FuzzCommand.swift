import AppBuilder

/// `seam fuzz`
struct FuzzCommand: Command {
    static let name = "fuzz"
    static let summary = "feed damaged input to Seam's readers"
    static let discussion = """
        Feeds damaged input to what reads input, each reader in a process of its own, and tells which input crashes or
        hangs one. Input number N of a reader is the same every time. Without READER, all of them get some.
        """
    static let audience = CommandAudience.developers
    static let operands = CommandOperands.optional("READER", .choice(Fuzzer.Kind.allCases.map(\.rawValue)))
    static let options = [count, journal]

    static let count = CommandOption.value(
        "--count", "COUNT", "how many inputs each reader gets (\(Fuzzer.usualCount))")
    /// The process that reads the inputs notes in this file which one it is at.
    static let journal = CommandOption.value("--journal", "FILE", of: .file(), "", isHidden: true)

    private let kinds: [Fuzzer.Kind]
    private let inputCount: Int
    private let journalFile: String?

    init(_ arguments: Arguments) throws(BuildError) {
        kinds = arguments.operands.isEmpty ? Fuzzer.Kind.allCases : arguments.operands.compactMap(Fuzzer.Kind.init)
        inputCount = try arguments.count(Self.count) ?? Fuzzer.usualCount
        journalFile = arguments.value(Self.journal)
    }

    func run() throws(BuildError) {
        var isSound = true
        for kind in kinds {
            if let journalFile {
                try Fuzzer(kind: kind).work(0..<inputCount, journal: journalFile)
            } else if let failure = try Fuzzer(kind: kind).supervise(count: inputCount) {
                print(failure)
                isSound = false
            } else {
                print("the \(kind.rawValue) read \(inputCount) damaged inputs")
            }
        }
        if !isSound { throw BuildError(.failed, "") }
    }
}
