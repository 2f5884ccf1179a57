import Foundation

/// Runs SwiftPM on packages that strangers wrote. The manifest of a package is a program, which SwiftPM compiles and runs.
///
/// In the box such a program has no network, and sees the package, the toolchain, and a folder for what SwiftPM keeps.
struct PackageBox {
    typealias Result = (ending: Subprocess.Ending, text: String)

    private let bubblewrap: String
    private let toolchain: URL

    /// Nil if there is no box.
    private init?() {
        guard let bubblewrap = Sandbox.program(), let toolchain = Box.toolchain else { return nil }
        self.bubblewrap = bubblewrap
        self.toolchain = toolchain
    }

    /// The package in a folder, as `swift package dump-package` describes it.
    static func describe(_ package: URL) throws(BuildError) -> Result {
        guard let box = PackageBox() else {
            return try Subprocess.output(of: "swift", ["package", "--package-path", package.path, "dump-package"])
        }
        // Of this package alone: in a common place one manifest could leave something for another.
        let kept = AppBuilder.cacheFolder.appending(path: "Manifests/\(StableHash.text(package.path))")
        try FileManager.default.makeFolder(kept)
        var layout = box.layout(keeping: kept)
        layout.add(.readable, package)
        return try box.run(layout, ["--package-path", package.path] + keeping(kept) + ["dump-package"])
    }

    /// Has SwiftPM fetch what the package in `folder`, which we have written, asks for.
    ///
    /// SwiftPM runs the manifests of the packages as soon as it has them, and so has no network in the box: the
    /// repositories that it wants are cloned outside, with what the person may read, and given to it.
    static func resolve(_ folder: URL) throws(BuildError) -> Result {
        guard let box = PackageBox() else {
            return try Subprocess.output(of: "swift", ["package", "--package-path", folder.path, "resolve"])
        }
        let scratch = try ScratchFolder()
        defer { scratch.remove() }
        let mirrors = RepositoryMirrors(folder: folder.deletingLastPathComponent().appending(path: "Mirrors"))
        let kept = try scratch.folder("home")
        let asked = try scratch.folder("asked")
        let programs = try scratch.folder("programs")
        try RepositoryMirrors.writeGit(to: programs.appending(path: "git"))
        while true {
            var layout = box.layout(keeping: kept)
            layout.add(.writable, folder)
            layout.add(.writable, asked.path, at: RepositoryMirrors.askedPlace)
            layout.add(.readable, programs.path, at: BoxPlaces.own + "/programs")
            layout.environment["PATH"] = BoxPlaces.own + "/programs:" + (layout.environment["PATH"] ?? "")
            mirrors.open(to: &layout)
            let words = ["--package-path", folder.path, "--disable-dependency-cache"]
            let result = try box.run(layout, words + keeping(kept, build: false) + ["resolve"])
            guard result.ending != .exit(0) else { return result }
            // Each round finds what the packages of the one before ask for.
            let text = ScratchFolder.text(of: asked.appending(path: "addresses")) ?? ""
            let addresses = mirrors.unknown(in: text)
            guard !addresses.isEmpty else { return result }
            for address in addresses {
                if let failure = try mirrors.clone(address) { return failure }
            }
        }
    }

    /// The folders in which SwiftPM keeps things, in place of those in the person's home folder and in the package.
    private static func keeping(_ folder: URL, build: Bool = true) -> [String] {
        ["cache", "config", "security"].flatMap { ["--\($0)-path", folder.appending(path: $0).path] }
            + (build ? ["--scratch-path", folder.appending(path: "build").path] : [])
    }

    private func layout(keeping kept: URL) -> Box {
        var box = Box(compilingWith: toolchain)
        box.add(.writable, kept)
        box.environment["HOME"] = kept.path
        return box
    }

    private func run(_ box: Box, _ words: [String]) throws(BuildError) -> Result {
        let program = toolchain.appending(path: "bin/swift").path
        return try Subprocess.output(
            of: bubblewrap, box.arguments(program, ["package"] + words), environment: box.environment)
    }
}
