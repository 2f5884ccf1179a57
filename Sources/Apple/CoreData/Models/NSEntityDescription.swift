public import Foundation
public import SeamFoundation

public import class SeamFoundation.NSExpression

/// An entity of a model: what its objects are made of, and the class of which they are.
///
/// A description may be changed until a coordinator uses its model; a later change stops the program with Apple's
/// message. It is read on any thread, and changed on one.
open class NSEntityDescription: NSObject, NSCopying, @unchecked Sendable {
    private weak var model: NSManagedObjectModel?
    /// What the entity's properties and its relatives refer to it by.
    final let anchor = Anchor<NSEntityDescription>()
    private var parentAnchor: Anchor<NSEntityDescription>?
    private var parent: NSEntityDescription? {
        get { parentAnchor?.object }
        set { parentAnchor = newValue?.anchor }
    }
    private var children: [NSEntityDescription] = []
    private var index: EntityIndex?
    private var frozenLayout: EntityLayout?
    private var frozenHash: Data?
    /// The properties that the entity does not inherit.
    final private(set) var ownProperties: [NSPropertyDescription] = []
    /// The name of the parent, for a model that is being read or copied.
    final var parentName: String?

    /// Creates an entity without a name that is part of no model.
    public override init() {
        super.init()
        anchor.join(self)
    }

    deinit { anchor.end() }

    /// The model that has the entity. To be read only once the entity is in one.
    open var managedObjectModel: NSManagedObjectModel {
        guard let model else { preconditionFailure("The entity \(name ?? "") is part of no model") }
        return model
    }

    final var owningModel: NSManagedObjectModel? { model }

    /// A coordinator uses the model, which may no longer change.
    final var isFrozen: Bool { index != nil }

    /// The name, one of a kind in its model.
    open var name: String? { willSet { checkEditable() } }

    /// The name of the class of the objects: as Objective-C has it, or with its module before it.
    /// `NSManagedObject` by default.
    open var managedObjectClassName: String! = "NSManagedObject" { willSet { checkEditable() } }

    /// Whether there are objects of subentities alone. False by default.
    open var isAbstract: Bool = false { willSet { checkEditable() } }

    /// Values of the app's own.
    open var userInfo: [AnyHashable: Any]? { willSet { checkEditable() } }

    // MARK: Inheritance

    /// The entity that this one inherits from.
    open var superentity: NSEntityDescription? { parent }

    /// The entities that inherit from this one.
    open var subentities: [NSEntityDescription] {
        get { children }
        set {
            checkEditable()
            for child in children where child.parent === self { child.parent = nil }
            children = newValue
            for child in newValue { child.parent = self }
        }
    }

    /// The entities that inherit from this one, by name.
    open var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(children.compactMap { child in child.name.map { ($0, child) } }) { first, _ in first }
    }

    /// Whether the receiver is the entity, or inherits from it.
    open func isKindOf(entity: NSEntityDescription) -> Bool {
        var candidate: NSEntityDescription? = self
        while let current = candidate {
            // Models of the same file are equal, though each has its entities.
            if current === entity || (current.model !== entity.model && current.name == entity.name) { return true }
            candidate = current.parent
        }
        return false
    }

    // MARK: Properties

    /// The properties, inherited ones first. Setting it replaces those that are not inherited.
    open var properties: [NSPropertyDescription] {
        get { index?.properties ?? (parent?.properties ?? []) + ownProperties }
        set {
            checkEditable()
            let inherited = parent?.properties ?? []
            for property in ownProperties where property.owningEntity === self { property.join(nil) }
            ownProperties = newValue.filter { property in !inherited.contains { $0 === property } }
            for property in ownProperties { property.join(self) }
        }
    }

    /// The properties with those that are inherited, by name.
    open var propertiesByName: [String: NSPropertyDescription] { currentIndex.byName }

    /// The attributes with those that are inherited, by name.
    open var attributesByName: [String: NSAttributeDescription] { currentIndex.attributes }

    /// The relationships with those that are inherited, by name.
    open var relationshipsByName: [String: NSRelationshipDescription] { currentIndex.relationships }

    /// The relationships that lead to an entity.
    open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        properties.compactMap { $0 as? NSRelationshipDescription }.filter { $0.destinationEntity === entity }
    }

    private var currentIndex: EntityIndex { index ?? EntityIndex(properties) }

    /// Where the values of an object are in the rows of a store.
    final var layout: EntityLayout { frozenLayout ?? EntityLayout(self) }
    /// What the entity's objects need to know, once there are any.
    final var objects: EntityObjects?

    // MARK: Constraints and indexes

    private var ownConstraints: [[Any]] = []

    /// Groups of attributes that no two objects may share the values of; each a name or a description. The subentities
    /// inherit them.
    open var uniquenessConstraints: [[Any]] {
        get { (parent?.uniquenessConstraints ?? []) + ownConstraints }
        set {
            checkEditable()
            let inherited = (parent?.uniquenessConstraints ?? []).map(Self.names)
            ownConstraints = newValue.filter { !inherited.contains(Self.names($0)) }
        }
    }

    /// The names in ``uniquenessConstraints``.
    final var uniquenessNames: [[String]] { uniquenessConstraints.map(Self.names) }

    private static func names(_ group: [Any]) -> [String] {
        group.compactMap { ($0 as? NSPropertyDescription)?.name ?? $0 as? String }
    }

    /// The indexes that the store keeps for fetches.
    open var indexes: [NSFetchIndexDescription] = [] {
        willSet {
            checkEditable()
            if let twice = Self.repeated(newValue.map(\.name)) {
                misuse(
                    "NSInvalidArgumentException", "Entity \(name ?? "") already has an index with name \(twice)")
            }
        }
        didSet { for index in indexes { index.join(self) } }
    }

    /// Groups of properties that have an index together. Deprecated by Apple for ``indexes``.
    open var compoundIndexes: [[Any]] = [] { willSet { checkEditable() } }

    /// What Spotlight shows of an object. Kept, and has no effect.
    open var coreSpotlightDisplayNameExpression: NSExpression? { willSet { checkEditable() } }

    private static func repeated(_ names: [String]) -> String? {
        var seen: Set<String> = []
        return names.first { !seen.insert($0).inserted }
    }

    // MARK: Versions

    /// 32 bytes that change with everything that matters to a store.
    ///
    /// Apple does not publish how its hashes are made: ours are others.
    open var versionHash: Data {
        if let frozenHash { return frozenHash }
        var hash = ModelHash()
        hash.add("entity")
        hash.add(name)
        hash.add(isAbstract)
        hash.add(versionHashModifier)
        hash.add(parent?.versionHash ?? Data())
        // As with Apple's, what is not in the store does not matter to it.
        for property in ownProperties.sorted(by: { $0.name < $1.name })
        where !property.isTransient && !(property is NSFetchedPropertyDescription) {
            hash.add(property.versionHash)
        }
        let constraints = ownConstraints.map { Self.names($0).sorted().joined(separator: ",") }
        for constraint in constraints.sorted() { hash.add(constraint) }
        return hash.data
    }

    /// Makes the version hash another one, though nothing that matters to the store has changed.
    open var versionHashModifier: String? { willSet { checkEditable() } }

    private var renamed: String?

    /// The name that the entity had in the version of the model before, the present one by default.
    open var renamingIdentifier: String? {
        get { renamed ?? name }
        set {
            checkEditable()
            renamed = newValue
        }
    }

    /// A copy that is part of no model, with copies of the properties that are not inherited. It has no parent and no
    /// subentities, and its relationships lead where the receiver's do.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSEntityDescription()
        copy.name = name
        copy.managedObjectClassName = managedObjectClassName
        copy.isAbstract = isAbstract
        copy.userInfo = userInfo
        copy.properties = ownProperties.compactMap { $0.copy() as? NSPropertyDescription }
        copy.ownConstraints = ownConstraints.map(Self.names)
        copy.indexes = indexes.compactMap { $0.copy() as? NSFetchIndexDescription }
        copy.compoundIndexes = compoundIndexes.map(Self.names)
        copy.coreSpotlightDisplayNameExpression = coreSpotlightDisplayNameExpression
        copy.versionHashModifier = versionHashModifier
        copy.renamed = renamed
        copy.parentName = parent?.name ?? parentName
        return copy
    }

    // MARK: Belonging

    final func checkEditable() {
        if isFrozen { stopEditing() }
    }

    /// A property has another name or kind. Nothing is kept of the properties before the model is used.
    final func propertiesChanged() { checkEditable() }

    final func join(_ model: NSManagedObjectModel?) { self.model = model }

    /// Ends editing, in the order of parents before children.
    final func freeze() {
        guard index == nil else { return }
        for property in ownProperties { property.freeze() }
        let made = EntityIndex(properties)
        frozenLayout = EntityLayout(self)
        frozenHash = versionHash
        index = made
    }

    open override var description: String {
        "(<\(type(of: self))>) name \(name ?? "(null)"), managedObjectClassName \(managedObjectClassName ?? "(null)"), "
            + "renamingIdentifier \(renamingIdentifier ?? "(null)"), isAbstract \(isAbstract ? 1 : 0), "
            + "superentity name \(parent?.name ?? "(null)"), properties \(propertiesByName.keys.sorted()), "
            + "subentities \(subentitiesByName.keys.sorted())"
    }
}
