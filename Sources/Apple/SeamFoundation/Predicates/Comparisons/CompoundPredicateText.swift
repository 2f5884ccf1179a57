import Foundation
import RuntimeShims

/// Foundation's `NSCompoundPredicate` has no format and takes all compounds for equal: this gives it both.
enum CompoundPredicateText {
    private static let isInstalled = MethodTables.adopt(Changed.self, notIn: Plain.self, into: NSCompoundPredicate.self)

    /// Gives Foundation's class its methods, once.
    static func install() { _ = isInstalled }

    /// What Foundation's class is to answer.
    private final class Changed: NSCompoundPredicate {
        override var predicateFormat: String { PredicateFormat.text(of: self) }

        override var description: String { PredicateFormat.text(of: self) }

        override func isEqual(_ object: Any?) -> Bool {
            PredicateStructure.areEqual(self, object as? NSPredicate)
        }

        override var hash: Int {
            subpredicates.reduce(Int(compoundPredicateType.rawValue)) { $0 &* 31 &+ $1.hash }
        }
    }

    /// A subclass that changes nothing, to tell methods from the rest of a class.
    private final class Plain: NSCompoundPredicate {}
}
