import AppBuilder
import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// `seam layout`
struct LayoutCommand {
    private let options: Options

    init(_ words: [String]) throws(BuildError) {
        options = try Options(
            words, .init(command: "layout", flags: ["--json", "--summary"], operands: .max))
    }

    func run() throws(BuildError) {
        guard !options.operands.isEmpty else {
            throw BuildError(.usage, "seam: `layout` needs storyboards, xibs, or folders of them")
        }
        var files: [URL] = []
        for path in options.operands { files += try documents(path) }
        guard !files.isEmpty else {
            throw BuildError(
                .usage, "seam: there is no storyboard and no xib in \(options.operands.joined(separator: ", "))")
        }
        let installation = try Installation.current()
        let program = try installation.buildLayoutProgram()
        let process = try Subprocess(
            program.path, options.flags.sorted() + files.map(\.path),
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
