import AppBuilder
import Foundation

/// The folder that a survey writes to: a folder of logs, pictures and the result for each checkout, and the reports.
struct SurveyStore: Sendable {
    let folder: URL

    init(_ folder: URL) throws(BuildError) {
        self.folder = folder
        try FileManager.default.makeFolder(folder.appending(path: "apps"), orFail: .usage)
    }

    /// The folder of a checkout, made if there is none.
    func place(of name: String) throws(BuildError) -> URL {
        let place = folder.appending(path: "apps/" + name)
        try FileManager.default.makeFolder(place, orFail: .usage)
        return place
    }

    /// The result that is kept of a checkout.
    func result(of name: String) -> SurveyResult? {
        let file = folder.appending(path: "apps/\(name)/result.json")
        return FileManager.default.contents(atPath: file.path).flatMap {
            try? JSONDecoder().decode(SurveyResult.self, from: $0)
        }
    }

    func keep(_ result: SurveyResult, of name: String) throws(BuildError) {
        try write(Self.json(result), to: "apps/\(name)/result.json")
    }

    func write(_ text: String, to path: String) throws(BuildError) {
        do {
            try text.write(to: folder.appending(path: path), atomically: true, encoding: .utf8)
        } catch {
            throw BuildError(
                .failed, "seam: \(folder.appending(path: path).path) cannot be written: \(error.localizedDescription)")
        }
    }

    static func json(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) + "\n" } ?? "null\n"
    }
}
