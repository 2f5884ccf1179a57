import Course
import Foundation

/// The pages of the course, from texts with the names of what is put into them: code, traces, findings and figures.
struct CourseGenerator: FileGenerator {
    private static let folder = "Documentation/Course"

    func files(from surfaces: Surfaces) throws(GenerationError) -> [GeneratedFile] {
        let root = surfaces.reader.root
        let excerpts = CourseExcerpts(root: root)
        var files: [GeneratedFile] = []
        for language in CourseLanguage.allCases {
            let place = "\(Self.folder)/Text/\(language.rawValue)"
            let names = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: place).path)) ?? []
            for name in names.sorted() where name.hasSuffix(".md") {
                let source = "\(place)/\(name)"
                guard let text = try? String(contentsOf: root.appending(path: source), encoding: .utf8) else {
                    throw GenerationError("\(source) cannot be read")
                }
                files.append(
                    GeneratedFile(
                        path: "\(Self.folder)/\(language.rawValue)/\(name)", from: "\(source) and what it names",
                        body: try filled(text, source, excerpts)))
            }
        }
        return files
    }

    /// Replaces each `{{word argument | argument}}`.
    private func filled(_ text: String, _ source: String, _ excerpts: CourseExcerpts) throws(GenerationError) -> String
    {
        var result = ""
        var rest = text[...]
        while let start = rest.range(of: "{{"), let end = rest.range(of: "}}", range: start.upperBound..<rest.endIndex)
        {
            result += rest[..<start.lowerBound]
            let words = rest[start.upperBound..<end.lowerBound].split(separator: " ", maxSplits: 1).map(String.init)
            let arguments = (words.count > 1 ? words[1] : "").components(separatedBy: " | ")
            do throws(GenerationError) {
                result += try excerpts.excerpt(words.first ?? "", arguments)
            } catch {
                let line = text[..<start.lowerBound].count { $0 == "\n" } + 1
                throw GenerationError("\(source):\(line): error: \(error.description)")
            }
            rest = rest[end.upperBound...]
        }
        return result + rest
    }
}
