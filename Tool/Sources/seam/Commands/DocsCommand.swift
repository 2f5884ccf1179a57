import AppBuilder
import Foundation

/// `seam docs`
struct DocsCommand: Command {
    static let name = "docs"
    static let summary = "make the documentation of Seam's modules, and show it"
    static let discussion = """
        Makes the documentation of MODULE, or of all modules that have a catalogue, with the toolchain's docc, and serves
        it to browsers on this machine until it is interrupted. With --output, writes pages for a web server instead.
        """
    static let audience = CommandAudience.users
    static let operands = CommandOperands.any("MODULE", .text)
    static let options = [open, output]

    static let open = CommandOption.flag("--open", "open the pages in the desktop's browser")
    static let output = CommandOption.value(
        "--output", "DIR", of: .folder, "where the pages are written; nothing is served then")

    private let arguments: Arguments
    private let installation: Installation

    init(_ arguments: Arguments) throws(BuildError) {
        self.arguments = arguments
        installation = try Installation.current()
    }

    func run() throws(BuildError) {
        let builder = DocumentationBuilder(installation: installation)
        let modules = try chosen(of: builder.modules())
        try builder.buildModules()
        let scratch = installation.notes.appending(path: "documentation")
        let pages =
            arguments.value(Self.output).map { URL(fileURLWithPath: $0).standardizedFileURL }
            ?? scratch.appending(path: "Pages")
        try Console.progress("Making the documentation") { () throws(BuildError) in
            var archives: [URL] = []
            for module in modules {
                let archive = scratch.appending(path: module.name + ".doccarchive")
                let objections = try builder.build(module, archive: archive)
                if !objections.isEmpty { Console.print(objections) }
                archives.append(archive)
            }
            try builder.merge(archives, into: pages)
        }
        guard arguments.value(Self.output) == nil else { return Console.note("the pages are in \(pages.path)") }
        let server = try DocumentationServer(folder: pages)
        let start = modules.count == 1 ? "/documentation/" + modules[0].name.lowercased() : "/documentation"
        let address = "http://127.0.0.1:\(server.port)\(start)"
        Console.note("the documentation is at \(address); interrupt to end")
        if arguments.has(Self.open) { _ = try Subprocess("xdg-open", [address]) }
        server.run()
    }

    private func chosen(of modules: [DocumentationBuilder.Module]) throws(BuildError) -> [DocumentationBuilder.Module] {
        let names = arguments.operands
        for name in names where !modules.contains(where: { $0.name == name }) {
            throw BuildError(
                .usage,
                "seam: there is no documentation of \"\(name)\"; there is of "
                    + modules.map(\.name).joined(separator: ", "))
        }
        return names.isEmpty ? modules : modules.filter { names.contains($0.name) }
    }
}
