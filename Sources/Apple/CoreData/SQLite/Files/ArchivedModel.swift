internal import Documents
internal import Foundation

/// The entities and properties of an archived `NSManagedObjectModel`.
struct ArchivedModel {
    let archive: KeyedArchive

    /// Nil for what is no entity.
    func entity(_ object: PropertyList) -> DataModel.Entity? {
        guard let name = archive.string(object["NSEntityName"]) else { return nil }
        var entity = DataModel.Entity(name: name)
        entity.className = archive.string(object["NSClassNameForEntity"])
        entity.parent = archive.string(archive.value(object["NSSuperentity"])?["NSEntityName"])
        entity.isAbstract = archive.isTrue(object["NSIsAbstract"])
        entity.versionHashModifier = archive.string(object["NSVersionHashModifier"])
        entity.renamingIdentifier = archive.string(object["NSRenamingIdentifier"]).flatMap { $0 == name ? nil : $0 }
        for property in archive.elements(object["NSProperties"]) {
            switch archive.className(of: property) {
            case "NSRelationshipDescription": relationship(property).map { entity.relationships.append($0) }
            case "NSAttributeDescription", "NSDerivedAttributeDescription":
                attribute(property).map { entity.attributes.append($0) }
            default: break
            }
        }
        entity.attributes.sort { $0.name < $1.name }
        entity.relationships.sort { $0.name < $1.name }
        return entity
    }

    /// An entity's properties have what it inherits among them.
    func withoutInherited(_ entity: DataModel.Entity, in model: DataModel) -> DataModel.Entity {
        let parents = model.lineage(of: entity).dropFirst()
        let names = Set(parents.flatMap { $0.attributes.map(\.name) + $0.relationships.map(\.name) })
        var entity = entity
        entity.attributes.removeAll { names.contains($0.name) }
        entity.relationships.removeAll { names.contains($0.name) }
        return entity
    }

    private func attribute(_ object: PropertyList) -> DataModel.Attribute? {
        guard let name = archive.string(object["NSPropertyName"]),
            let type = archive.integer(object["NSAttributeType"]).flatMap({ UInt(exactly: $0) }),
            let kind = NSAttributeType(rawValue: type)?.kind
        else { return nil }
        var attribute = DataModel.Attribute(name: name, kind: kind)
        attribute.isOptional = archive.isTrue(object["NSIsOptional"])
        attribute.isTransient = archive.isTrue(object["NSIsTransient"])
        attribute.isIndexed = archive.isTrue(object["NSIsIndexed"])
        attribute.valueTransformer = archive.string(object["NSValueTransformerName"])
        attribute.versionHashModifier = archive.string(object["NSVersionHashModifier"])
        attribute.renamingIdentifier = archive.string(object["NSRenamingIdentifier"]).flatMap { $0 == name ? nil : $0 }
        return attribute
    }

    private func relationship(_ object: PropertyList) -> DataModel.Relationship? {
        guard let name = archive.string(object["NSPropertyName"]),
            let destination = archive.string(object["_NSDestinationEntityName"])
                ?? archive.string(archive.value(object["NSDestinationEntity"])?["NSEntityName"])
        else { return nil }
        var relationship = DataModel.Relationship(name: name, destination: destination)
        relationship.inverse = archive.string(object["_NSInverseRelationshipName"])
        relationship.isOptional = archive.isTrue(object["NSIsOptional"])
        relationship.isTransient = archive.isTrue(object["NSIsTransient"])
        relationship.isOrdered = archive.isTrue(object["NSIsOrdered"])
        relationship.maximumCount = archive.integer(object["NSMaxCount"]) ?? 0
        relationship.isToMany = relationship.maximumCount != 1
        relationship.minimumCount = archive.integer(object["NSMinCount"]) ?? 0
        let rules: [Int: DataModel.Relationship.DeleteRule] = [0: .noAction, 1: .nullify, 2: .cascade, 3: .deny]
        relationship.deleteRule = archive.integer(object["NSDeleteRule"]).flatMap { rules[$0] } ?? .nullify
        relationship.versionHashModifier = archive.string(object["NSVersionHashModifier"])
        relationship.renamingIdentifier = archive.string(object["NSRenamingIdentifier"])
            .flatMap { $0 == name ? nil : $0 }
        return relationship
    }
}
