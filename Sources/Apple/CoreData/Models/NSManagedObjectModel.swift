internal import Documents
public import Foundation

/// A model: the entities of a store's objects, and the fetch requests and configurations that were made with them.
///
/// A model is read from the file that the build made of a `.xcdatamodeld`, or made in code. It may be changed until a
/// coordinator uses it; a later change stops the program with Apple's message. It is read on any thread, and changed on
/// one.
open class NSManagedObjectModel: NSObject, NSCopying, @unchecked Sendable {
    private var list: [NSEntityDescription] = []
    private var byName: [String: NSEntityDescription] = [:]
    /// The names of the entities of each configuration.
    final private(set) var configurationEntities: [String: [String]] = [:]
    private let use = NSLock()
    /// A coordinator uses the model, which may no longer change.
    final private(set) var isFrozen = false
    /// The fetch requests by name; see ``fetchRequestTemplatesByName``.
    final var templates: [String: NSObject] = [:]
    /// The fetch requests of the model's file, which are made when they are asked for.
    final var storedRequests: [String: DataModel.FetchRequest] = [:]

    /// Creates a model without entities.
    public override init() {}

    /// The entities. Setting it makes them part of the model, subentities that are not in the list among them.
    open var entities: [NSEntityDescription] {
        get { list }
        set {
            checkEditable()
            for entity in list where entity.owningModel === self { entity.join(nil) }
            list = []
            var pending = Array(newValue.reversed())
            while let entity = pending.popLast() {
                guard !list.contains(where: { $0 === entity }) else { continue }
                entity.join(self)
                list.append(entity)
                pending += entity.subentities.reversed()
            }
            byName = [:]
        }
    }

    /// The entities by their names.
    open var entitiesByName: [String: NSEntityDescription] {
        if isFrozen { return byName }
        return Dictionary(list.compactMap { entity in entity.name.map { ($0, entity) } }) { _, last in last }
    }

    /// Names that the app gives its versions. Nothing of Core Data depends on them.
    open var versionIdentifiers: Set<AnyHashable> = [] { willSet { checkEditable() } }

    /// Texts for the names of entities and properties, by keys as `Entity/Note` and `Property/title/Entity/Note`.
    open var localizationDictionary: [String: String]? { willSet { checkEditable() } }

    // MARK: Configurations

    /// The names of the configurations, without the one of all entities.
    open var configurations: [String] { configurationEntities.keys.sorted() }

    /// The name of the configuration that has all entities, under which stores know it.
    static let defaultConfiguration = "PF_DEFAULT_CONFIGURATION_NAME"

    /// The entities of a configuration, those of all for nil and for an empty name; nil if there is no configuration of
    /// the name.
    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
        guard let configuration, !configuration.isEmpty, configuration != Self.defaultConfiguration else {
            return list
        }
        let known = entitiesByName
        return configurationEntities[configuration]?.compactMap { known[$0] }
    }

    /// Makes a configuration of entities of the model. One of them that is not part of it stops the program.
    open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
        checkEditable()
        for entity in entities where entity.owningModel !== self {
            misuse(
                "NSInvalidArgumentException",
                "Entities in a configuration must already be in the model: \(entity.name ?? "")")
        }
        configurationEntities[configuration] = entities.compactMap(\.name)
    }

    final func setConfiguration(_ name: String, names: [String]) { configurationEntities[name] = names }

    // MARK: Use

    final func checkEditable() {
        if isFrozen { stopEditing() }
    }

    /// Checks the model and ends its editing. A coordinator calls this when it is given the model; a model that is
    /// wrong stops the program.
    final func prepareForUse() {
        use.withLock {
            guard !isFrozen else { return }
            if let mistake = ModelCheck.firstMistake(of: self) { misuse("NSInvalidArgumentException", mistake) }
            byName = entitiesByName
            var pending = list.filter { $0.superentity == nil }
            while let entity = pending.popLast() {
                entity.freeze()
                pending += entity.subentities
            }
            isFrozen = true
        }
    }

    // MARK: Equality and copies

    /// Whether the other is a model with entities of the same version hashes and the same configurations.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSManagedObjectModel else { return false }
        return self === other
            || (entityVersionHashesByName == other.entityVersionHashesByName
                && configurationEntities == other.configurationEntities)
    }

    open override var hash: Int { list.count }

    /// A copy with entities of its own, which may be changed.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSManagedObjectModel()
        copy.entities = Self.copies(of: list)
        copy.configurationEntities = configurationEntities
        copy.versionIdentifiers = versionIdentifiers
        copy.localizationDictionary = localizationDictionary
        copy.templates = templates.mapValues { $0.copy() as? NSObject ?? $0 }
        copy.storedRequests = storedRequests
        return copy
    }

    /// Copies of entities that refer to each other as those do.
    final class func copies(of entities: [NSEntityDescription]) -> [NSEntityDescription] {
        let copies = entities.compactMap { $0.copy() as? NSEntityDescription }
        join(copies)
        return copies
    }

    /// Joins entities by the names that they have of their parents, destinations and inverses.
    final class func join(_ entities: [NSEntityDescription]) {
        let byName = Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }) { first, _ in first
        }
        var children: [String: [NSEntityDescription]] = [:]
        for entity in entities {
            if let parent = entity.parentName { children[parent, default: []].append(entity) }
        }
        for (name, found) in children { byName[name]?.subentities = found }
        for entity in entities {
            for case let relationship as NSRelationshipDescription in entity.ownProperties {
                guard let name = relationship.destinationName else { continue }
                let destination = byName[name]
                relationship.destinationEntity = destination
                relationship.inverseRelationship = relationship.inverseName.flatMap {
                    destination?.relationshipsByName[$0]
                }
            }
        }
    }

    open override var description: String {
        "(<\(type(of: self))>) isEditable \(isFrozen ? 0 : 1), entities \(entitiesByName.keys.sorted()), "
            + "configurations \(configurations), versionIdentifiers \(versionIdentifiers.map { "\($0)" }.sorted())"
    }
}
