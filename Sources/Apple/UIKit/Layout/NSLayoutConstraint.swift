internal import LayoutSolver

/// `first = multiplier * second + constant`, or `<=`, or `>=`: something that layout keeps while it is active.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    /// One side: an attribute of a view or a guide, or the distance between two.
    @MainActor
    struct Operand {
        weak var item: AnyObject?
        var attribute: Attribute
        /// With these, the distance from the attribute of `origin` to that of `item`.
        weak var origin: AnyObject?
        var originAttribute: Attribute?

        init(_ item: AnyObject?, _ attribute: Attribute) {
            self.item = item
            self.attribute = attribute
        }

        init(_ item: AnyObject?, _ attribute: Attribute, from origin: AnyObject?, _ originAttribute: Attribute) {
            self.item = item
            self.attribute = attribute
            self.origin = origin
            self.originAttribute = originAttribute
        }

        init(from anchor: AnyAnchor) {
            item = anchor.anchoredItem
            attribute = anchor.attribute
            origin = anchor.origin?.anchoredItem
            originAttribute = anchor.origin?.attribute
        }

        /// The operand as an anchor of no particular axis.
        var anchor: NSLayoutAnchor<AnyObject> {
            NSLayoutAnchor(
                item, attribute, from: originAttribute.map { NSLayoutAnchor<AnyObject>(origin, $0) })
        }
    }

    private(set) var first = Operand(nil, .notAnAttribute)
    private(set) var second: Operand?
    /// Whether the first is equal to, at most or at least the second.
    public private(set) var relation = Relation.equal
    /// The factor of the second attribute.
    public private(set) var multiplier: CGFloat = 1

    /// The constraint in the solver, while it is active.
    var handle: Constraint?
    /// The view whose ``UIView/constraints`` it is among.
    weak var holder: UIView?
    /// Made by a stack view and the like, and not among the constraints that apps see.
    var isInternal = false

    public override init() {
        super.init()
    }

    convenience init(first: Operand, relation: Relation, second: Operand?, multiplier: CGFloat, constant: CGFloat) {
        self.init()
        self.first = first
        self.second = second
        self.relation = relation
        self.multiplier = multiplier
        storedConstant = constant
    }

    /// Creates a constraint: item1.attribute1 = multiplier × item2.attribute2 + constant.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        let second = view2.map { $0 as AnyObject }
        precondition(
            second != nil || attr2 == .notAnAttribute || attr1.kind == .size,
            "NSLayoutConstraint for \(view1): a location is related to a constant; it needs a second item")
        if let second, attr2 != .notAnAttribute {
            precondition(
                (attr1.kind == .size) == (attr2.kind == .size),
                "NSLayoutConstraint: invalid pairing of layout attributes \(attr1.name) and \(attr2.name)")
            self.init(
                first: Operand(view1 as AnyObject, attr1), relation: relation, second: Operand(second, attr2),
                multiplier: multiplier, constant: c)
        } else {
            self.init(
                first: Operand(view1 as AnyObject, attr1), relation: relation, second: nil, multiplier: multiplier,
                constant: c)
        }
    }

    // MARK: Parts

    /// The view or guide on the left of the relation. It is not kept.
    open var firstItem: AnyObject? { first.item }
    /// The attribute on the left of the relation.
    open var firstAttribute: Attribute { first.attribute }
    /// The view or guide on the right of the relation, or nil. It is not kept.
    open var secondItem: AnyObject? { second?.item }
    /// The attribute on the right of the relation; `.notAnAttribute` without one.
    open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

    /// The anchor on the left of the relation; equal to the one that the constraint was made from.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { first.anchor }
    /// The anchor on the right of the relation; nil without one.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second?.anchor }

    private var storedConstant: CGFloat = 0
    /// The number added to the second side, in points. Changing it is cheap, active or not.
    open var constant: CGFloat {
        get { storedConstant }
        set {
            guard newValue != storedConstant else { return }
            storedConstant = newValue
            if handle != nil { LayoutEngine.shared.constantDidChange(self) }
        }
    }

    private var storedPriority = UILayoutPriority.required
    /// How much the constraint counts: more than 0, and 1000 at most, which is required and the default. Other values
    /// stop the program.
    open var priority: UILayoutPriority {
        get { storedPriority }
        set {
            guard newValue != storedPriority else { return }
            precondition(
                newValue.rawValue > 0 && newValue.rawValue <= 1000,
                "NSLayoutConstraint: a priority is more than 0 and at most 1000, not \(newValue.rawValue)")
            storedPriority = newValue
            if handle != nil { LayoutEngine.shared.priorityDidChange(self) }
        }
    }

    /// A name for the developer, which reports of conflicts show.
    open var identifier: String?
    /// Has no effect: constraints are not archived.
    open var shouldBeArchived = false

    // MARK: Activation

    /// Whether layout keeps the constraint. Activating needs both items in one tree of views.
    open var isActive: Bool {
        get { handle != nil }
        set {
            guard newValue != (handle != nil) else { return }
            if newValue {
                let items = self.items
                guard let holder = Self.commonAncestor(of: items) else {
                    preconditionFailure(
                        """
                        Unable to activate constraint with items \(describe(first.item)) and \
                        \(describe(second?.item)) because they have no common ancestor. Does the constraint \
                        reference items in different view hierarchies? That's illegal.
                        """)
                }
                LayoutEngine.shared.install(self, on: holder, items: items)
            } else {
                LayoutEngine.shared.uninstall(self)
            }
        }
    }

    /// Activates constraints together.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints together.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// The items, each once or more.
    var items: [AnyObject] {
        [first.item, first.origin, second?.item, second?.origin].compactMap { $0 }
    }

    /// The nearest view that contains all that the constraint is about.
    private static func commonAncestor(of items: [AnyObject]) -> UIView? {
        var result: UIView?
        for item in items {
            guard let view = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView else { return nil }
            guard let current = result else {
                result = view
                continue
            }
            var candidate: UIView? = current
            while let ancestor = candidate, !view.isDescendant(of: ancestor) { candidate = ancestor.superview }
            guard let candidate else { return nil }
            result = candidate
        }
        return result
    }

    // MARK: Description

    /// As UIKit prints it: `<NSLayoutConstraint:0x… UIView:0x….width == 10   (active)>`.
    nonisolated open override var description: String {
        guard Thread.isMainThread else { return "<NSLayoutConstraint: \(address(of: self))>" }
        return MainActor.assumeIsolated { fullDescription }
    }

    var fullDescription: String {
        var text = "<\(type(of: self)):\(address(of: self))"
        if let identifier { text += " '\(identifier)'" }
        text += " \(describe(first))"
        text += relation == .equal ? " == " : relation == .lessThanOrEqual ? " <= " : " >= "
        if let second {
            if multiplier != 1 { text += "\(number(multiplier))*" }
            text += describe(second)
            if constant != 0 { text += constant < 0 ? " - \(number(-constant))" : " + \(number(constant))" }
        } else {
            text += number(constant)
        }
        if priority != .required { text += " @\(number(CGFloat(priority.rawValue)))" }
        return text + "   (\(isActive ? "active" : "inactive"))>"
    }

    private func describe(_ operand: Operand) -> String {
        let own = "\(describe(operand.item)).\(operand.attribute.name)"
        guard let attribute = operand.originAttribute else { return own }
        return "(\(own) - \(describe(operand.origin)).\(attribute.name))"
    }

    private func describe(_ item: AnyObject?) -> String {
        guard let item else { return "nil" }
        if let guide = item as? UILayoutGuide {
            return "\(type(of: guide)):\(address(of: guide))'\(guide.identifier)'"
        }
        if let label = item as? UIView, let identifier = label.accessibilityIdentifier {
            return "\(type(of: item)):\(address(of: item))'\(identifier)'"
        }
        return "\(type(of: item)):\(address(of: item))"
    }

    private func number(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(format: "%g", Double(value))
    }
}

/// An object's address as UIKit prints it.
func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
}
