import Foundation

/// Reads the XML of a mapping model: objects with attributes, and references to others by their identifiers.
struct DataMappingReader {
    private let file: String
    private var objects: [String: InterfaceElement] = [:]
    private var order: [InterfaceElement] = []

    init(_ root: InterfaceElement, file: String) {
        self.file = file
        for child in root.children where child.name == "object" {
            order.append(child)
            if let id = child.id { objects[id] = child }
        }
    }

    func mapping() throws(DocumentError) -> DataMapping {
        var mapping = DataMapping()
        let model = order.first { kind($0) == "XDDEVMAPPINGMODEL" }
        mapping.sourceModel = model.flatMap { text($0, "sourcemodelpath") }
        mapping.destinationModel = model.flatMap { text($0, "destinationmodelpath") }
        let entities = order.filter { kind($0) == "XDDEVENTITYMAPPING" }.enumerated().sorted { first, second in
            let numbers = [first, second].map { text($0.element, "mappingnumber").flatMap { Int($0) } ?? 0 }
            return (numbers[0], first.offset) < (numbers[1], second.offset)
        }
        guard !entities.isEmpty else {
            throw DocumentError(file: file, line: 1, message: "not a mapping model: there is no mapping of an entity")
        }
        for (_, element) in entities { mapping.entities.append(try entity(element)) }
        return mapping
    }

    private func entity(_ element: InterfaceElement) throws(DocumentError) -> DataMapping.Entity {
        let source = text(element, "sourcename")
        let destination = text(element, "destinationname")
        guard source != nil || destination != nil else {
            throw DocumentError(
                file: file, line: element.line, message: "the mapping has neither a source nor a destination")
        }
        // As the editor names them.
        let name = [source, destination].compactMap(\.self).joined(separator: "To")
        var entity = DataMapping.Entity(name: text(element, "name") ?? name)
        entity.source = source
        entity.destination = destination
        entity.policy = text(element, "migrationpolicyclassname")
        entity.predicate = text(element, "sourcefilterpredicatestring")
        for (relation, isRelationship) in [("attributemappings", false), ("relationshipmappings", true)] {
            let parts = element.children.first { $0.name == "relationship" && $0["name"] == relation }
            for id in (parts?["idrefs"] ?? "").split(separator: " ") {
                guard let part = objects[String(id)] else {
                    throw DocumentError(
                        file: file, line: element.line,
                        message: "the mapping \"\(name)\" refers to \(id), which is not there")
                }
                guard let property = text(part, "name") else {
                    throw DocumentError(file: file, line: part.line, message: "the mapping of a property has no name")
                }
                var made = DataMapping.Property(name: property, isRelationship: isRelationship)
                if text(part, "autogenerateexpression") != "1", let data = text(part, "valueexpressiondata") {
                    made.expression = try expression(data, of: part)
                }
                entity.properties.append(made)
            }
        }
        entity.properties.sort { $0.name < $1.name }
        return entity
    }

    private func expression(_ text: String, of element: InterfaceElement) throws(DocumentError) -> String {
        let plain = text.filter { !$0.isWhitespace }
        guard let data = Data(base64Encoded: plain), let format = ArchivedExpression.format(data) else {
            throw DocumentError(
                file: file, line: element.line, message: "the expression of the property's value cannot be read")
        }
        return format
    }

    private func kind(_ element: InterfaceElement) -> String { element.string("type").uppercased() }

    /// The text of an attribute of an object, which is not empty.
    private func text(_ element: InterfaceElement, _ name: String) -> String? {
        let found = element.children.first { $0.name == "attribute" && $0["name"] == name }
        guard let text = found?.text, !text.isEmpty else { return nil }
        return text
    }
}

extension DataMapping {
    /// Reads a mapping model from its folder, `Name.xcmappingmodel`.
    public init(_ url: URL) throws(DocumentError) {
        let file = url.appendingPathComponent("xcmapping.xml")
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw DocumentError(file: file.path, line: 1, message: "the file cannot be read")
        }
        self = try DataMapping(data, file: file.path)
    }

    /// Reads the XML of a mapping model. `file` names it in errors.
    public init(_ data: Data, file: String) throws(DocumentError) {
        let root = try DataModelReader(file: file).root(of: data, named: "database")
        self = try DataMappingReader(root, file: file).mapping()
    }
}
