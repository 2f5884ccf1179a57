import Foundation

/// Converts the PDFs of an app's pictures to SVG, which the app draws at whatever size it needs.
///
/// poppler's `pdftocairo` does it when the app is built: apps link nothing of poppler, and start no slower. What was
/// converted stays with the build until the PDF changes.
struct PDFPictures {
    /// The bundle's folder.
    let bundle: URL
    let resources: [AppSources.Resource]
    /// The program that converts; tests name another.
    var program = "pdftocairo"

    /// Where in a bundle the conversions are, each under its PDF's path there with `.svg` added; UIKit looks there.
    private static let folder = ".vectors/"

    /// Converts what is new or has changed, and removes what is no longer wanted. What cannot be converted is returned
    /// in words, a line for each; the app then does without it.
    func convert() -> [String] {
        let files = FileManager.default
        let wanted = pictures()
        for case let path as String in files.enumerator(atPath: bundle.path) ?? .init()
        where path.hasSuffix(".svg") && path.contains(Self.folder) && wanted[path] == nil {
            try? files.removeItem(at: bundle.appending(path: path))
        }
        let stale = wanted.filter { path, source in
            guard let made = Self.date(bundle.appending(path: path)), let changed = Self.date(source) else {
                return true
            }
            return made < changed
        }
        guard let first = stale.values.min(by: { $0.path < $1.path }) else { return [] }
        guard Self.isInstalled(program) else {
            let others = stale.count > 1 ? " (and \(stale.count - 1) more)" : ""
            return [
                "\(first.path): warning: a picture in PDF\(others) needs pdftocairo, which is not installed: "
                    + "sudo apt-get install poppler-utils"
            ]
        }
        return stale.sorted { $0.value.path < $1.value.path }.compactMap { path, source in
            do throws(BuildError) {
                try convert(source, to: bundle.appending(path: path))
                return nil
            } catch {
                return "\(source.path): error: \(error.message)"
            }
        }
    }

    /// The PDFs of image sets, and those that stand alone, by the path of their conversion.
    private func pictures() -> [String: URL] {
        var found: [String: URL] = [:]
        for resource in resources {
            let name = resource.source.lastPathComponent
            let place = resource.bundlePrefix + Self.folder
            if resource.source.pathExtension.lowercased() == "pdf" {
                found[place + resource.path.dropFirst(resource.bundlePrefix.count) + ".svg"] = resource.source
            } else if name.hasSuffix(".xcassets") {
                for case let path as String in FileManager.default.enumerator(atPath: resource.source.path) ?? .init()
                where path.lowercased().hasSuffix(".pdf") && path.contains(".imageset/") {
                    found["\(place)\(name)/\(path).svg"] = resource.source.appending(path: path)
                }
            }
        }
        return found
    }

    private func convert(_ source: URL, to target: URL) throws(BuildError) {
        let made = target.deletingPathExtension().appendingPathExtension("new")
        try? FileManager.default.createDirectory(
            at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: made) }
        let result = try Subprocess.output(of: program, ["-svg", "-f", "1", "-l", "1", source.path, made.path])
        guard result.ending == .exit(0), let text = try? String(contentsOf: made, encoding: .utf8) else {
            let words = result.text.split(separator: "\n").last.map { ": \($0)" } ?? ""
            throw BuildError(.build, "the PDF cannot be read\(words)")
        }
        do {
            try Self.inPixels(text).write(to: target, atomically: true, encoding: .utf8)
        } catch {
            throw BuildError(.build, "\(target.path) cannot be written")
        }
    }

    /// A point of a PDF is one of the screen; in SVG a point is four thirds of a pixel, and a pixel is the screen's point.
    static func inPixels(_ svg: String) -> String {
        guard let end = svg.firstRange(of: "<svg").flatMap({ svg[$0.upperBound...].firstIndex(of: ">") }) else {
            return svg
        }
        var head = String(svg[..<end])
        head.replace(/\b(width|height)="([0-9.]+)pt"/) { "\($0.1)=\"\($0.2)\"" }
        return head + svg[end...]
    }

    private static func date(_ file: URL) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date
    }

    private static func isInstalled(_ program: String) -> Bool {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return program.contains("/")
            ? FileManager.default.isExecutableFile(atPath: program)
            : folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
    }
}
