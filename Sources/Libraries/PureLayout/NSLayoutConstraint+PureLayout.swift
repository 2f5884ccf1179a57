public import UIKit

/// What blocks say of the constraints that are made in them.
@MainActor
enum ConstraintBlocks {
    static var priorities: [UILayoutPriority] = []
    static var identifiers: [String] = []
    /// The constraints of blocks that collect them, which are not installed.
    static var collected: [[NSLayoutConstraint]] = []

    static func add(_ constraint: NSLayoutConstraint) {
        if let priority = priorities.last { constraint.priority = priority }
        if let identifier = identifiers.last { constraint.identifier = identifier }
        if collected.isEmpty {
            constraint.isActive = true
        } else {
            collected[collected.count - 1].append(constraint)
        }
    }

    static func collect(_ block: () -> Void) -> [NSLayoutConstraint] {
        collected.append([])
        block()
        return collected.removeLast()
    }
}

extension NSLayoutConstraint {
    /// Installs the constraints that a block makes, and returns them.
    @discardableResult
    public class func autoCreateAndInstallConstraints(_ block: () -> Void) -> [NSLayoutConstraint] {
        let constraints = ConstraintBlocks.collect(block)
        activate(constraints)
        return constraints
    }

    /// Returns the constraints that a block makes, which are not installed.
    public class func autoCreateConstraintsWithoutInstalling(_ block: () -> Void) -> [NSLayoutConstraint] {
        ConstraintBlocks.collect(block)
    }

    /// Gives a priority to all constraints that a block makes.
    public class func autoSetPriority(_ priority: UILayoutPriority, forConstraints block: () -> Void) {
        ConstraintBlocks.priorities.append(priority)
        block()
        ConstraintBlocks.priorities.removeLast()
    }

    /// Gives a name to all constraints that a block makes.
    public class func autoSetIdentifier(_ identifier: String, forConstraints block: () -> Void) {
        ConstraintBlocks.identifiers.append(identifier)
        block()
        ConstraintBlocks.identifiers.removeLast()
    }

    /// Gives a name to the constraint, and returns it.
    @discardableResult
    public func autoIdentify(_ identifier: String) -> Self {
        self.identifier = identifier
        return self
    }

    /// Installs the constraint.
    public func autoInstall() {
        if ConstraintBlocks.collected.isEmpty { isActive = true } else { ConstraintBlocks.add(self) }
    }

    /// Takes the constraint away.
    public func autoRemove() { isActive = false }
}
