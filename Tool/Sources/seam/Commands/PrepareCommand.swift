import AppBuilder

/// `seam prepare`
struct PrepareCommand: Command {
    static let name = "prepare"
    static let summary = "build Seam's own libraries, without an app"
    static let discussion = """
        Builds what every app is linked with, if it is not there or its sources have changed, and the libraries MODULE
        beside it, and the program that shows dialogs for files beside an app's window. The first run of an app does so
        by itself; an image for CI may as well hold it.
        """
    static let options = [all]

    static let all = CommandOption.flag("--all", "build every library and every program that some apps need")

    static let operands = CommandOperands.any("MODULE", .text)

    private let names: [String]
    private let isWhole: Bool

    init(_ arguments: Arguments) {
        names = arguments.operands
        isWhole = arguments.has(Self.all)
    }

    func run() throws(BuildError) {
        let installation = try Installation.current()
        if isWhole { return try installation.buildEverything() }
        try installation.buildRuntime(and: names)
        try installation.buildFileDialogs()
    }
}
