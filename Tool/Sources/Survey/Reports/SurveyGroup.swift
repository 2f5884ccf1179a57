/// Checkouts that came out the same way.
struct SurveyGroup {
    /// The cause and subject that they share; nil for those that work.
    let failure: Failure?
    let results: [SurveyResult]

    var title: String { failure?.title ?? "works" }

    /// Those that work first, then the causes, those of most apps first.
    static func groups(of results: [SurveyResult]) -> [SurveyGroup] {
        let works = results.filter(\.isGood)
        let failed = Dictionary(grouping: results.filter { !$0.isGood }) { $0.failure?.title ?? "" }
        let causes = failed.values.map { SurveyGroup(failure: $0[0].failure, results: $0) }
            .sorted { ($1.results.count, $0.title) < ($0.results.count, $1.title) }
        return (works.isEmpty ? [] : [SurveyGroup(failure: nil, results: works)]) + causes
    }
}
