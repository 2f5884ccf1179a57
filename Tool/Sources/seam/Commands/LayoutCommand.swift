import AppBuilder
import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// `seam layout`
struct LayoutCommand: Command {
    static let name = "layout"
    static let summary = "compare the frames of storyboards with those that Xcode recorded"
    static let discussion = """
        Lays out every scene of storyboards and xibs on the device that Xcode showed it on, and lists each view whose
        frame differs by more than half a point from the one that Xcode recorded, those apart that are marked misplaced
        or ambiguous. Classes of the app are not there; UIKit's stand in for them. A folder stands for the documents in
        it.
        """
    static let operands = CommandOperands.several(
        "FILE", .file(["storyboard", "xib"]), need: "storyboards, xibs, or folders of them")
    static let options = [json, summaryOnly]

    static let json = CommandOption.flag("--json", "for machines")
    static let summaryOnly = CommandOption.flag("--summary", "only the share that agrees")

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run() throws(BuildError) {
        var files: [URL] = []
        for path in arguments.operands { files += try documents(path) }
        guard !files.isEmpty else {
            throw BuildError(
                .usage, "seam: there is no storyboard and no xib in \(arguments.operands.joined(separator: ", "))")
        }
        let installation = try Installation.current()
        let program = try installation.buildLayoutProgram()
        let process = try Subprocess(
            program.path, Self.options.filter(arguments.has).map(\.name) + files.map(\.path),
            environment: ProcessInfo.processInfo.environment)
        switch process.wait() {
        case .exit(0): return
        case .exit(let status): throw BuildError(status == 2 ? .usage : .failed, "")
        case .signal(let signal): throw BuildError(.failed, "seam: the layout ended by signal \(signal)")
        }
    }

    /// The file at `path`, or the storyboards and xibs of the folder there.
    private func documents(_ path: String) throws(BuildError) -> [URL] {
        let url = URL(fileURLWithPath: path).standardizedFileURL
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw BuildError(.usage, "seam: there is no \(path)")
        }
        guard isFolder.boolValue else { return [url] }
        var found: [URL] = []
        for case let name as String in FileManager.default.enumerator(atPath: url.path) ?? .init() {
            if name.hasSuffix(".storyboard") || name.hasSuffix(".xib"), !name.contains("Pods/"),
                !name.contains("Carthage/")
            {
                found.append(url.appending(path: name))
            }
        }
        return found.sorted { $0.path < $1.path }
    }
}
