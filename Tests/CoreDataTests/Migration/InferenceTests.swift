import Documents
import Foundation
import Testing

@testable import CoreData

@Suite("Inferred mappings")
struct InferenceTests {
    /// A model of the XML that a model's editor writes.
    static func model(_ body: String) throws -> NSManagedObjectModel {
        let source = try DataModelFile.read(Data("<model>\(body)</model>".utf8), file: "contents")
        let model = NSManagedObjectModel()
        ModelBuilder(source).build(model)
        return model
    }

    private static func inferred(_ old: String, _ new: String) throws -> NSMappingModel {
        try NSMappingModel.inferredMappingModel(forSourceModel: model(old), destinationModel: model(new))
    }

    private static func error(_ old: String, _ new: String) throws -> NSError? {
        let (source, destination) = (try model(old), try model(new))
        do {
            _ = try NSMappingModel.inferredMappingModel(forSourceModel: source, destinationModel: destination)
            return nil
        } catch {
            return error as NSError
        }
    }

    private static let note = "<entity name=\"Note\"><attribute name=\"text\" attributeType=\"String\"/></entity>"

    @Test("Entities are copied, changed, added and removed")
    func entities() throws {
        let mapping = try Self.inferred(
            Self.note + "<entity name=\"Old\"/><entity name=\"Tag\"/>",
            "<entity name=\"New\"/><entity name=\"Tag\"/>"
                + "<entity name=\"Memo\" elementID=\"Note\"><attribute name=\"text\" attributeType=\"String\"/></entity>"
        )
        let types = mapping.entityMappingsByName.mapValues(\.mappingType)
        #expect(
            types == [
                "IEM_Transform_Memo": .transformEntityMappingType, "IEM_Add_New": .addEntityMappingType,
                "IEM_Copy_Tag": .copyEntityMappingType, "IEM_Remove_Old": .removeEntityMappingType,
            ])
        #expect(mapping.entityMappingsByName["IEM_Transform_Memo"]?.sourceEntityName == "Note")
    }

    @Test("Properties come from those of their name, or of their renaming identifier")
    func properties() throws {
        let mapping = try Self.inferred(
            "<entity name=\"A\"><attribute name=\"x\" attributeType=\"String\"/>"
                + "<attribute name=\"gone\" attributeType=\"String\"/></entity>",
            "<entity name=\"A\"><attribute name=\"y\" elementID=\"x\" attributeType=\"String\"/>"
                + "<attribute name=\"new\" optional=\"YES\" attributeType=\"Date\"/></entity>")
        let attributes = try #require(mapping.entityMappings.first?.attributeMappings)
        #expect(attributes.compactMap(\.name) == ["new", "y"])
        #expect(attributes.map(\.sourceName) == [nil, "x"])
    }

    @Test("What cannot be inferred is an error that tells the entity, the property and the reason")
    func errors() throws {
        let type = try #require(
            try Self.error(
                Self.note, "<entity name=\"Note\"><attribute name=\"text\" attributeType=\"Date\"/></entity>"))
        #expect(type.domain == NSCocoaErrorDomain)
        #expect(type.code == 134190)
        #expect(type.userInfo["entity"] as? String == "Note")
        #expect(type.userInfo["property"] as? String == "text")
        #expect(type.userInfo["reason"] as? String == "Source and destination attribute types are incompatible")
        let one = "<entity name=\"A\"><relationship name=\"r\" maxCount=\"1\" destinationEntity=\"A\"/></entity>"
        let many = "<entity name=\"A\"><relationship name=\"r\" toMany=\"YES\" destinationEntity=\"A\"/></entity>"
        #expect(try Self.error(one, many) == nil)
        #expect(try Self.error(many, one)?.code == 134190)
        let kinds = try Self.error(
            one, "<entity name=\"A\"><attribute name=\"r\" attributeType=\"String\"/></entity>")
        #expect(kinds?.code == 134190)
        let twice = try Self.error(
            Self.note, "<entity name=\"A\" elementID=\"Note\"/><entity name=\"B\" elementID=\"Note\"/>")
        #expect(twice?.code == 134190)
    }

    @Test("Entities get parents, but not those of others")
    func parents() throws {
        let apart = "<entity name=\"A\"/><entity name=\"B\"/>"
        #expect(try Self.error(apart, apart + "<entity name=\"P\"/>") == nil)
        #expect(
            try Self.error("<entity name=\"A\"/>", "<entity name=\"P\"/><entity name=\"A\" parentEntity=\"P\"/>") == nil
        )
    }
}
