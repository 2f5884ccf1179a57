import Documents
import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Makes bundles of an app that speak one language each.
///
/// Foundation on Linux asks nobody which language a person reads: it takes texts in the language that Info.plist says the
/// app was written in. So there is a bundle for each language, in which that is the one, and no other is.
struct LanguageBundles {
    let product: AppBuilder.Product
    /// The folder that holds the bundles.
    let folder: URL

    /// Makes the bundles and returns the paths of their executables by language. The app's own is there for the empty
    /// string, unless it has a language of its own.
    func make() throws(BuildError) -> [String: String] {
        var executables = ["": product.executable.path]
        let languages = AppTitles.languages(of: product.bundle)
        guard !languages.isEmpty else { return executables }
        do {
            try? FileManager.default.removeItem(at: folder)
            for language in languages { executables[language] = try make(language, others: languages) }
        } catch {
            throw BuildError(.build, "seam: \(folder.path) cannot be written: \(error.localizedDescription)")
        }
        let own = try? info()["CFBundleDevelopmentRegion"]?.string
        executables[""] = own.flatMap { executables[$0] } ?? executables["en"] ?? executables[""]
        return executables
    }

    private func info() throws -> [String: PropertyList] {
        let data = try Data(contentsOf: product.bundle.appending(path: "Info.plist"))
        return try PropertyListReader.read(data).dictionary ?? [:]
    }

    private func make(_ language: String, others: [String]) throws -> String {
        let files = FileManager.default
        let bundle = folder.appending(path: language).appending(path: product.bundle.lastPathComponent)
        try files.createDirectory(at: bundle, withIntermediateDirectories: true)
        var info = try info()
        info["CFBundleDevelopmentRegion"] = .string(language)
        try PropertyList.dictionary(info).xml.write(
            to: bundle.appending(path: "Info.plist"), atomically: false, encoding: .utf8)
        let executable = product.executable.lastPathComponent
        let hidden = Set(others.filter { $0 != language }.map { $0 + ".lproj" } + ["Info.plist", executable])
        for name in try files.contentsOfDirectory(atPath: product.bundle.path) where !hidden.contains(name) {
            try files.createSymbolicLink(
                at: bundle.appending(path: name), withDestinationURL: product.bundle.appending(path: name))
        }
        // The same file under another name: its bundle is where it lies, and its memory is shared with the others'.
        let place = bundle.appending(path: executable)
        if link(product.executable.path, place.path) != 0 { try files.copyItem(at: product.executable, to: place) }
        return place.path
    }
}
