import AppBuilder

/// A part of the self-test, with a name to ask for it by.
struct Check {
    /// How a check came out.
    enum Outcome {
        case passed
        case failed(String)
        case skipped(String)
    }

    var name: String
    var run: () throws(BuildError) -> Outcome
}
