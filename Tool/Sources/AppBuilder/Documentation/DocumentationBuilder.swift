import Foundation

/// Makes the documentation of Seam's modules with the toolchain's `docc`.
///
/// A module is documented if it has a catalogue: a folder `NAME.docc` below `Sources` or `Tool/Sources`. Its declarations
/// are read from the module as it has been built, which takes no other build.
public struct DocumentationBuilder: Sendable {
    /// A module with a catalogue.
    public struct Module: Sendable {
        public var name: String
        public var catalogue: URL
        /// The folders of the built module and of those that it imports.
        var interfaces: [URL]
    }

    let installation: Installation

    public init(installation: Installation) {
        self.installation = installation
    }

    /// The documented modules, in alphabetical order.
    public func modules() -> [Module] {
        let root = installation.root
        let tool = [root.appending(path: "Tool/.build/debug/Modules")] + ModuleSearch.hostModules
        let places = [
            (root.appending(path: "Sources"), [installation.modules]), (root.appending(path: "Tool/Sources"), tool),
        ]
        return places.flatMap { folder, interfaces in
            Self.catalogues(in: folder).map {
                Module(name: $0.deletingPathExtension().lastPathComponent, catalogue: $0, interfaces: interfaces)
            }
        }.sorted { $0.name < $1.name }
    }

    /// The catalogues in a folder; those that come by a link are another package's.
    private static func catalogues(in folder: URL) -> [URL] {
        guard let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else { return [] }
        return files.compactMap { $0 as? URL }.filter { $0.pathExtension == "docc" }
    }

    /// Builds what the documentation is read from.
    public func buildModules() throws(BuildError) {
        try installation.buildRuntime()
        let catalog = try installation.catalog()
        try installation.buildLibraries(catalog.closure(of: modules().map(\.name)))
    }

    /// Makes the documentation of one module. Returns what `docc` has to object to; empty if nothing.
    ///
    /// - Parameter archive: A folder `NAME.doccarchive`, whose contents are replaced.
    public func build(_ module: Module, archive: URL) throws(BuildError) -> String {
        let symbols = archive.deletingPathExtension().appendingPathExtension("symbols")
        for folder in [archive, symbols] { try? FileManager.default.removeItem(at: folder) }
        defer { try? FileManager.default.removeItem(at: symbols) }
        try FileManager.default.makeFolder(symbols)
        let command = CompilerCommand(installation: installation)
        let extraction = try Subprocess.output(
            of: "swift",
            [
                "symbolgraph-extract", "-module-name", module.name, "-target", Self.target, "-output-dir", symbols.path,
                "-minimum-access-level", "public", "-skip-synthesized-members", "-emit-extension-block-symbols",
            ] + module.interfaces.flatMap { ["-I", $0.path] } + (try command.importArguments()))
        guard extraction.ending == .exit(0) else {
            throw BuildError(.build, extraction.text + "\nseam: the declarations of \(module.name) cannot be read")
        }
        let conversion = try Subprocess.output(
            of: "docc",
            [
                "convert", module.catalogue.path, "--additional-symbol-graph-dir", symbols.path, "--output-path",
                archive.path, "--fallback-display-name", module.name, "--fallback-bundle-identifier",
                "seam.\(module.name)", "--transform-for-static-hosting",
            ])
        guard conversion.ending == .exit(0) else {
            throw BuildError(.build, conversion.text + "\nseam: the documentation of \(module.name) cannot be made")
        }
        return Self.objections(in: conversion.text)
    }

    /// The warnings, save those about parameters that are not described: a comment describes the ones whose names do not
    /// say it all.
    static func objections(in output: String) -> String {
        let blocks = output.components(separatedBy: "\n\n")
        let kept = blocks.filter { block in
            let head = block.drop { $0.isNewline }.prefix { !$0.isNewline }
            let isIncompleteList = head.hasPrefix("warning: Parameter ") && head.hasSuffix(" is missing documentation")
            return (head.hasPrefix("warning: ") || head.hasPrefix("error: ")) && !isIncompleteList
        }
        return kept.joined(separator: "\n\n")
    }

    /// Puts the documentation of several modules together.
    public func merge(_ archives: [URL], into output: URL) throws(BuildError) {
        try? FileManager.default.removeItem(at: output)
        let result = try Subprocess.output(
            of: "docc",
            ["merge"] + archives.map(\.path) + [
                "--output-path", output.path, "--synthesized-landing-page-name", "Seam",
            ])
        guard result.ending == .exit(0) else {
            throw BuildError(.build, result.text + "\nseam: \(output.path) cannot be written")
        }
    }

    private static var target: String {
        #if arch(arm64)
            "aarch64-unknown-linux-gnu"
        #else
            "x86_64-unknown-linux-gnu"
        #endif
    }
}
