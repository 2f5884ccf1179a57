/// How many checkouts came how far.
struct SurveySummary {
    let results: [SurveyResult]

    var sentence: String {
        func count(_ isIn: (SurveyResult) -> Bool) -> Int { results.filter(isIn).count }
        let flows = count { $0.flow == .yes || $0.flow == .no }
        let tested = results.filter { $0.tests.total > 0 }
        var parts = [
            "\(count { $0.builds == .yes }) of \(results.count) build",
            "\(count { $0.firstScreen == .yes }) show a first screen",
        ]
        if flows > 0 { parts.append("\(count { $0.flow == .yes }) of \(flows) flows pass") }
        if !tested.isEmpty {
            let passed = tested.reduce(0) { $0 + $1.tests.passed }
            let total = tested.reduce(0) { $0 + $1.tests.total }
            parts.append("\(passed) of \(total) unit tests pass")
        }
        return parts.joined(separator: ", ") + "."
    }
}
