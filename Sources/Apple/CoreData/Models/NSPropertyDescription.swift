public import Foundation

/// What the properties of an entity have in common: a name, whether a value must be there, and what is valid.
///
/// A description may be changed until a coordinator uses its model; a later change stops the program with Apple's
/// message. It is read on any thread, and changed on one.
open class NSPropertyDescription: NSObject, NSCopying, @unchecked Sendable {
    private var ownerAnchor: Anchor<NSEntityDescription>?
    private var owner: NSEntityDescription? { ownerAnchor?.object }
    /// A coordinator uses the model, which may no longer change.
    private(set) final var isFrozen = false

    /// Creates a property without a name that belongs to no entity.
    public override init() {}

    /// The entity that declares the property, the parent for those that an entity inherits. To be read only once the
    /// property is in an entity.
    open var entity: NSEntityDescription {
        guard let owner else { preconditionFailure("The property \(name) belongs to no entity") }
        return owner
    }

    /// The entity that declares the property, if there is one.
    final var owningEntity: NSEntityDescription? { owner }

    /// The key under which an object has the value.
    open var name: String = "" {
        willSet { checkEditable() }
        didSet { owner?.propertiesChanged() }
    }

    /// Whether an object without a value can be saved. True by default.
    open var isOptional: Bool = true { willSet { checkEditable() } }

    /// Whether the value is left out of the store. False by default.
    open var isTransient: Bool = false {
        willSet { checkEditable() }
        didSet { owner?.propertiesChanged() }
    }

    /// The conditions that a value has to meet when its object is saved; see
    /// ``setValidationPredicates(_:withValidationWarnings:)``.
    open private(set) var validationPredicates: [NSPredicate] = []

    /// What to say when the condition at the same place is not met: codes or texts.
    open private(set) var validationWarnings: [Any] = []

    /// Sets the conditions that a value has to meet, and for each of them a code of an error (a number) or a text.
    ///
    /// As many of one as of the other, else the program stops.
    open func setValidationPredicates(
        _ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?
    ) {
        setValidation(validationPredicates ?? [], warnings: validationWarnings ?? [])
    }

    final func setValidation(_ predicates: [NSPredicate], warnings: [Any]) {
        checkEditable()
        guard predicates.count == warnings.count else {
            misuse("NSInvalidArgumentException", "Number of predicates and number of warnings do not match")
        }
        validationPredicates = predicates
        validationWarnings = warnings
    }

    /// Values of the app's own.
    open var userInfo: [AnyHashable: Any]? { willSet { checkEditable() } }

    /// Whether the store keeps an index of the values. Deprecated by Apple for ``NSEntityDescription/indexes``.
    open var isIndexed: Bool = false { willSet { checkEditable() } }

    /// Whether Spotlight indexes the value. Kept, and has no effect.
    open var isIndexedBySpotlight: Bool = false { willSet { checkEditable() } }

    /// Whether the value is written to an external record. Kept, and has no effect.
    open var isStoredInExternalRecord: Bool = false { willSet { checkEditable() } }

    /// 32 bytes that change with everything that matters to a store.
    open var versionHash: Data {
        var hash = ModelHash()
        hashParts(into: &hash)
        return hash.data
    }

    /// Makes the version hash another one, though nothing that matters to the store has changed.
    open var versionHashModifier: String? { willSet { checkEditable() } }

    private var renamed: String?

    /// The name that the property had in the version of the model before, the present one by default.
    open var renamingIdentifier: String? {
        get { renamed ?? name }
        set {
            checkEditable()
            renamed = newValue
        }
    }

    /// A copy that belongs to no entity and may be changed.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = emptyCopy()
        copy.name = name
        copy.isOptional = isOptional
        copy.isTransient = isTransient
        copy.validationPredicates = validationPredicates
        copy.validationWarnings = validationWarnings
        copy.userInfo = userInfo
        copy.isIndexed = isIndexed
        copy.isIndexedBySpotlight = isIndexedBySpotlight
        copy.isStoredInExternalRecord = isStoredInExternalRecord
        copy.versionHashModifier = versionHashModifier
        copy.renamed = renamed
        return copy
    }

    /// A new description of the receiver's kind, for a copy.
    func emptyCopy() -> NSPropertyDescription { NSPropertyDescription() }

    /// Adds what a store depends on.
    func hashParts(into hash: inout ModelHash) {
        hash.add(name)
        hash.add(isOptional)
        hash.add(isTransient)
        hash.add(versionHashModifier)
    }

    // MARK: Belonging

    final func checkEditable() {
        if isFrozen { stopEditing() }
    }

    final func join(_ entity: NSEntityDescription?) { ownerAnchor = entity?.anchor }

    func freeze() { isFrozen = true }

    open override var description: String {
        "(<\(type(of: self))>), name \(name), isOptional \(isOptional ? 1 : 0), isTransient \(isTransient ? 1 : 0), "
            + "entity \(owner?.name ?? "(null)"), renamingIdentifier \(renamingIdentifier ?? name)"
    }
}
