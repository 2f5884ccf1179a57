import Foundation

/// Whether the names in a model lead somewhere.
struct DataModelCheck {
    let file: String
    let model: DataModel

    func check() throws(DocumentError) {
        var seen: Set<String> = []
        for entity in model.entities where !seen.insert(entity.name).inserted {
            throw error(entity.line, "there are two entities of the name \"\(entity.name)\"")
        }
        for entity in model.entities { try check(entity) }
        for configuration in model.configurations {
            for name in configuration.entities where !seen.contains(name) {
                throw error(1, "the configuration \"\(configuration.name)\" has \"\(name)\", which is no entity")
            }
        }
        let requests = model.fetchRequests + model.entities.flatMap { $0.fetchedProperties.map(\.request) }
        for request in requests where !seen.contains(request.entity) {
            throw error(
                request.line, "the fetch request \"\(request.name)\" is for \"\(request.entity)\", which is no entity")
        }
    }

    private func check(_ entity: DataModel.Entity) throws(DocumentError) {
        if let parent = entity.parent {
            guard model.entity(named: parent) != nil else {
                throw error(entity.line, "the parent of \"\(entity.name)\" is \"\(parent)\", which is no entity")
            }
            if let last = model.lineage(of: entity).last, last.parent != nil {
                throw error(entity.line, "the entity \"\(entity.name)\" inherits from itself")
            }
        }
        var names: Set<String> = []
        let properties =
            entity.attributes.map { ($0.name, $0.line) } + entity.relationships.map { ($0.name, $0.line) }
            + entity.fetchedProperties.map { ($0.name, $0.request.line) }
        for (name, line) in properties where !names.insert(name).inserted {
            throw error(line, "the entity \"\(entity.name)\" has two properties of the name \"\(name)\"")
        }
        for attribute in entity.attributes { try check(attribute, of: entity) }
        for relationship in entity.relationships { try check(relationship, of: entity) }
        let known = Set(
            model.lineage(of: entity).flatMap { $0.attributes.map(\.name) + $0.relationships.map(\.name) })
        for name in (entity.uniquenessConstraints + entity.compoundIndexes).joined() {
            guard known.contains(String(name.prefix { $0 != "." })) else {
                throw error(
                    entity.line, "a constraint of \"\(entity.name)\" has \"\(name)\", which is none of its properties")
            }
        }
        for index in entity.indexes {
            for case let name? in index.elements.map(\.property) {
                guard known.contains(String(name.prefix { $0 != "." })) else {
                    throw error(
                        entity.line,
                        "the index \"\(index.name)\" of \"\(entity.name)\" has \"\(name)\", which is none "
                            + "of its properties")
                }
            }
        }
    }

    private func check(_ attribute: DataModel.Attribute, of entity: DataModel.Entity) throws(DocumentError) {
        let place = "the attribute \"\(attribute.name)\" of \"\(entity.name)\""
        if attribute.kind == .undefined, !attribute.isTransient, attribute.derivation == nil {
            throw error(attribute.line, "\(place) has no type, and is not transient")
        }
        if attribute.kind == .composite, let name = attribute.composite ?? unnamedComposite {
            guard model.composites.contains(where: { $0.name == name }) else {
                throw error(attribute.line, "\(place) is a \"\(name)\", which is no composite attribute")
            }
        }
        guard let value = attribute.defaultValue else { return }
        let isRight =
            switch attribute.kind {
            case .integer16: Int16(value) != nil || Self.isWhole(value, below: 32_768)
            case .integer32: Int32(value) != nil || Self.isWhole(value, below: 2_147_483_648)
            case .integer64: Int64(value) != nil || Self.isWhole(value, below: 9_223_372_036_854_775_808)
            case .decimal, .double, .float, .date, .boolean: DataModel.Attribute.number(value)?.isFinite == true
            case .uuid: UUID(uuidString: value) != nil
            default: true
            }
        guard isRight else {
            throw error(attribute.line, "\(place) has the default \"\(value)\", which is no \(attribute.kind.rawValue)")
        }
    }

    /// Xcode writes a whole number as `0.0` or `NO` after an attribute was of another type.
    private static func isWhole(_ text: String, below limit: Double) -> Bool {
        guard let value = DataModel.Attribute.number(text) else { return false }
        return value.isFinite && value >= -limit && value < limit
    }

    private var unnamedComposite: String? { model.composites.count == 1 ? model.composites[0].name : nil }

    private func check(_ relationship: DataModel.Relationship, of entity: DataModel.Entity) throws(DocumentError) {
        let place = "the relationship \"\(relationship.name)\" of \"\(entity.name)\""
        guard let destination = model.entity(named: relationship.destination) else {
            throw error(relationship.line, "\(place) leads to \"\(relationship.destination)\", which is no entity")
        }
        guard let inverse = relationship.inverse else { return }
        let line = model.lineage(of: destination)
        guard line.contains(where: { $0.relationships.contains { $0.name == inverse } }) else {
            throw error(
                relationship.line, "the inverse of \(place) is \"\(inverse)\", which \"\(destination.name)\" has not")
        }
    }

    private func error(_ line: Int, _ message: String) -> DocumentError {
        DocumentError(file: file, line: line, message: message)
    }
}
