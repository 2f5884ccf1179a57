import AppBuilder
import Foundation
import SourceTranslator

/// `seam translate`
struct TranslateCommand {
    private let options: Options

    init(_ words: [String]) throws(BuildError) {
        options = try Options(words, .init(command: "translate", values: ["--output"], operands: 1))
    }

    func run() throws(BuildError) {
        guard let path = options.operands.first, let output = options.values["--output"] else {
            throw BuildError(.usage, "seam: `translate` needs a folder and --output DIR")
        }
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
            let place = URL(fileURLWithPath: output).appending(path: file.lastPathComponent)
            do {
                try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
                try source.write(to: place, atomically: true, encoding: .utf8)
            } catch {
                throw BuildError(.usage, "seam: \(place.path) cannot be written: \(error.localizedDescription)")
            }
        }
        Console.note("\(count) of \(texts.count) files need a translation")
        if hasErrors { throw BuildError(.build, "") }
    }
}
