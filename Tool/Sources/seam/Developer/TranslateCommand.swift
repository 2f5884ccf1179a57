import AppBuilder
import Foundation
import SourceTranslator

/// `seam translate`
struct TranslateCommand: Command {
    static let name = "translate"
    static let summary = "write the sources of an app as they are compiled"
    static let discussion = """
        Writes the translated sources of the app in the folder PATH, to look at: those files that Linux cannot compile
        as they are, in the form in which they are compiled.
        """
    static let audience = CommandAudience.developers
    static let operands = CommandOperands.one("PATH", .folder, need: "a folder and --output DIR")
    static let options = [output]

    static let output = CommandOption.value(
        "--output", "DIR", of: .folder, "where the sources are written", isRequired: true)

    private let path: String
    private let folder: String

    init(_ arguments: Arguments) {
        path = arguments.operands.first ?? "."
        folder = arguments.value(Self.output) ?? "."
    }

    func run() throws(BuildError) {
        let sources = try AppSources(path: path)
        var texts: [(file: URL, text: String)] = []
        for file in sources.swiftFiles {
            let data = FileManager.default.contents(atPath: file.path) ?? Data()
            texts.append((file, String(decoding: data, as: UTF8.self)))
        }
        let index = ModuleIndex(texts.map { Translator.index($0.text) })
        var count = 0
        var hasErrors = false
        for (file, text) in texts {
            let translation = Translator.translate(text, path: file.path, index: index)
            for diagnostic in translation.diagnostics {
                Console.print(diagnostic.text(path: file.path))
                hasErrors = hasErrors || diagnostic.severity == .error
            }
            guard let source = translation.source else { continue }
            count += 1
            let place = URL(fileURLWithPath: folder).appending(path: file.lastPathComponent)
            do {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
                try source.write(to: place, atomically: true, encoding: .utf8)
            } catch {
                throw BuildError(.usage, "seam: \(place.path) cannot be written: \(error.localizedDescription)")
            }
        }
        Console.note("\(count) of \(texts.count) files need a translation")
        if hasErrors { throw BuildError(.build, "") }
    }
}
