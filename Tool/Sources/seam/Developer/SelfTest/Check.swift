import AppBuilder

/// A part of the self-test, with a name to ask for it by.
struct Check {
    /// How a check came out.
    enum Outcome {
        case passed
        case failed(String)
        case skipped(String)
    }

    /// What a check may run beside.
    enum Company {
        /// It comes before all that are not, in its turn, and has the machine for itself: it builds what others use.
        case none
        /// No other one that works in the same build folder.
        case folder(String)
        /// Any.
        case any
    }

    var name: String
    var company = Company.any
    var run: () throws(BuildError) -> Outcome
}
