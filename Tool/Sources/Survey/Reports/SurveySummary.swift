/// How many checkouts came how far.
struct SurveySummary {
    let results: [SurveyResult]

    var sentence: String {
        func count(_ isIn: (SurveyResult) -> Bool) -> Int { results.filter(isIn).count }
        let flows = count { $0.flow == .yes || $0.flow == .no }
        let tests = results.compactMap(\.tests).filter { $0.total > 0 }
        var parts = ["\(count { $0.builds == .yes }) of \(results.count) build"]
        if results.contains(where: { $0.firstScreen != nil }) {
            parts.append("\(count { $0.firstScreen == .yes }) show a first screen")
        }
        if flows > 0 { parts.append("\(count { $0.flow == .yes }) of \(flows) flows pass") }
        let monkeys = count { $0.monkey == .yes || $0.monkey == .no }
        if monkeys > 0 { parts.append("\(count { $0.monkey == .yes }) of \(monkeys) survive random use") }
        if !tests.isEmpty {
            let passed = tests.reduce(0) { $0 + $1.passed }
            let total = tests.reduce(0) { $0 + $1.total }
            parts.append("\(passed) of \(total) unit tests pass")
        }
        return parts.joined(separator: ", ") + "."
    }
}
