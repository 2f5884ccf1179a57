public import Foundation

extension NSPredicate {
    /// Creates a predicate that says nothing, which stops who evaluates it. In an app's sources `NSPredicate()` stands
    /// for this.
    public convenience init(_empty: Void) {
        self.init { _, _ in
            PredicateProblem.stop(PredicateProblem("*** -evaluateWithObject: only defined for abstract class."))
        }
    }
}
