import AppBuilder
import Foundation

/// Results that are kept as data: in a file that is the same wherever it is written, apart from what was found.
struct SurveyRecord {
    /// A JSON file.
    let file: URL

    /// Puts `results` into the file, each in the place of an earlier one of the same checkout. Others stay.
    func add(_ results: [SurveyResult]) throws(BuildError) {
        var kept: [SurveyResult] = []
        if let data = FileManager.default.contents(atPath: file.path) {
            do {
                kept = try JSONDecoder().decode([SurveyResult].self, from: data)
            } catch {
                throw BuildError(.usage, "seam: \(file.path) holds no results of a survey: \(error)")
            }
        }
        for var result in results {
            result.key = nil
            result.screenshot = nil
            result.seconds = nil
            if let index = kept.firstIndex(where: { ($0.name, $0.version) == (result.name, result.version) }) {
                kept[index] = result
            } else {
                kept.append(result)
            }
        }
        do {
            try SurveyStore.json(kept).write(to: file, atomically: true, encoding: .utf8)
        } catch {
            throw BuildError(.failed, "seam: \(file.path) cannot be written: \(error.localizedDescription)")
        }
    }
}
