import Documents
import Foundation
import Testing

@testable import CoreData

@Suite("Models made in code")
struct ModelTests {
    /// Author <-->> Note, with Draft below Note.
    static func model() -> NSManagedObjectModel {
        let author = NSEntityDescription()
        author.name = "Author"
        let note = NSEntityDescription()
        note.name = "Note"
        let draft = NSEntityDescription()
        draft.name = "Draft"
        note.subentities = [draft]
        let title = NSAttributeDescription()
        title.name = "title"
        title.type = .string
        let age = NSAttributeDescription()
        age.name = "age"
        age.attributeType = .integer16AttributeType
        age.defaultValue = 7
        let scratch = NSAttributeDescription()
        scratch.name = "scratch"
        scratch.isTransient = true
        let writer = NSRelationshipDescription()
        writer.name = "author"
        writer.maxCount = 1
        writer.destinationEntity = author
        let notes = NSRelationshipDescription()
        notes.name = "notes"
        notes.destinationEntity = note
        notes.inverseRelationship = writer
        writer.inverseRelationship = notes
        author.properties = [notes]
        note.properties = [title, writer, scratch]
        draft.properties = [age]
        let model = NSManagedObjectModel()
        model.entities = [author, note]
        return model
    }

    @Test("A subentity has what it inherits, and is in the model")
    func inheritance() throws {
        let model = Self.model()
        let draft = try #require(model.entitiesByName["Draft"])
        let note = try #require(model.entitiesByName["Note"])
        #expect(draft.superentity === note)
        #expect(draft.attributesByName.keys.sorted() == ["age", "scratch", "title"])
        #expect(draft.relationshipsByName.keys.sorted() == ["author"])
        #expect(draft.properties.map(\.name) == ["title", "author", "scratch", "age"])
        #expect(draft.isKindOf(entity: note))
        #expect(!note.isKindOf(entity: draft))
        #expect(note.relationships(forDestination: try #require(model.entitiesByName["Author"])).count == 1)
        #expect(draft.managedObjectModel === model)
        #expect(note.attributesByName["title"]?.attributeValueClassName == "NSString")
        #expect(NSRelationshipDescription().isToMany)
    }

    @Test("Rows have a slot for each attribute, parents' first, and for each to-one relationship")
    func layout() throws {
        let model = Self.model()
        model.prepareForUse()
        let layout = try #require(model.entitiesByName["Draft"]).layout
        #expect(layout.names == ["title", "age", "author"])
        #expect(layout.attributeCount == 2)
        #expect(layout.slot(of: "author") == 2)
        #expect(layout.slot(of: "scratch") == nil)
        #expect(try #require(model.entitiesByName["Author"]).layout.toMany.map(\.name) == ["notes"])
    }

    @Test("Elements of a composite attribute have slots of their own")
    func composite() {
        let address = NSCompositeAttributeDescription()
        address.name = "address"
        address.elements = ["street", "city"].map { name in
            let element = NSAttributeDescription()
            element.name = name
            element.type = .string
            return element
        }
        let entity = NSEntityDescription()
        entity.name = "Person"
        entity.properties = [address]
        #expect(entity.layout.names == ["address.city", "address.street"])
        #expect(entity.layout.slot(of: "address.street") == 1)
        #expect(entity.layout.composites.map(\.name) == ["address"])
    }

    @Test("A model in use cannot be changed")
    func frozen() async {
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let model = ModelTests.model()
            model.prepareForUse()
            model.entitiesByName["Note"]?.attributesByName["title"]?.isOptional = false
        }
        await #expect(processExitsWith: .failure) {
            let model = ModelTests.model()
            model.prepareForUse()
            model.entitiesByName["Note"]?.properties = []
        }
        await #expect(processExitsWith: .failure) {
            let model = ModelTests.model()
            model.prepareForUse()
            model.entities = []
        }
    }

    @Test("A copy of a model in use can be changed, and is equal until it is")
    func copies() throws {
        let model = Self.model()
        model.prepareForUse()
        let copy = try #require(model.copy() as? NSManagedObjectModel)
        #expect(copy.isEqual(model))
        #expect(copy.entitiesByName["Draft"]?.superentity === copy.entitiesByName["Note"])
        let back = copy.entitiesByName["Author"]?.relationshipsByName["notes"]?.inverseRelationship
        #expect(back === copy.entitiesByName["Note"]?.relationshipsByName["author"])
        copy.entitiesByName["Note"]?.attributesByName["title"]?.isOptional = false
        #expect(!copy.isEqual(model))
    }

    @Test("What matters to a store changes the hash, and nothing else does")
    func hashes() throws {
        func hash(_ change: (NSManagedObjectModel) -> Void) throws -> Data {
            let model = Self.model()
            change(model)
            return try #require(model.entityVersionHashesByName["Note"])
        }
        let plain = try hash { _ in }
        #expect(plain.count == 32)
        #expect(try hash { $0.entitiesByName["Note"]?.userInfo = ["a": 1] } == plain)
        #expect(try hash { $0.entitiesByName["Note"]?.managedObjectClassName = "Other" } == plain)
        #expect(try hash { $0.entitiesByName["Note"]?.attributesByName["title"]?.defaultValue = "x" } == plain)
        #expect(try hash { $0.entitiesByName["Note"]?.attributesByName["scratch"]?.name = "other" } == plain)
        #expect(try hash { $0.entitiesByName["Note"]?.attributesByName["title"]?.isOptional = false } != plain)
        #expect(try hash { $0.entitiesByName["Note"]?.attributesByName["title"]?.type = .date } != plain)
        #expect(try hash { $0.entitiesByName["Note"]?.relationshipsByName["author"]?.maxCount = 0 } != plain)
        #expect(try hash { $0.entitiesByName["Note"]?.versionHashModifier = "2" } != plain)
        // A parent's change is a child's.
        let drafts = try [true, false].map { isOptional in
            let model = Self.model()
            model.entitiesByName["Note"]?.attributesByName["title"]?.isOptional = isOptional
            return try #require(model.entityVersionHashesByName["Draft"])
        }
        #expect(drafts[0] != drafts[1])
    }

    @Test("A store's metadata fits the model that it was made with")
    func compatibility() {
        let model = Self.model()
        let metadata = ["NSStoreModelVersionHashes": model.entityVersionHashesByName]
        #expect(model.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
        #expect(!model.isConfiguration(withName: "None", compatibleWithStoreMetadata: metadata))
        #expect(!model.isConfiguration(withName: nil, compatibleWithStoreMetadata: [:]))
        let other = Self.model()
        other.entitiesByName["Author"]?.versionHashModifier = "2"
        #expect(!other.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
        #expect(NSManagedObjectModel(byMerging: [other, model], forStoreMetadata: metadata)?.isEqual(model) == true)
        #expect(NSManagedObjectModel(byMerging: [other], forStoreMetadata: metadata) == nil)
    }

    @Test("Models merge when entities of the same name are the same")
    func merging() async throws {
        let other = NSManagedObjectModel()
        let tag = NSEntityDescription()
        tag.name = "Tag"
        other.entities = [tag]
        other.setEntities([tag], forConfigurationName: "Cloud")
        let merged = try #require(NSManagedObjectModel(byMerging: [Self.model(), other, Self.model()]))
        #expect(merged.entitiesByName.keys.sorted() == ["Author", "Draft", "Note", "Tag"])
        #expect(merged.configurations == ["Cloud"])
        #expect(merged.entities(forConfigurationName: "Cloud")?.map(\.name) == ["Tag"])
        #expect(tag.managedObjectModel === other)
        #expect(NSManagedObjectModel(byMerging: nil) == nil)
        await #expect(processExitsWith: .failure) {
            let other = ModelTests.model()
            other.entitiesByName["Note"]?.versionHashModifier = "2"
            _ = NSManagedObjectModel(byMerging: [ModelTests.model(), other])
        }
    }

    @Test("The first mistake of a model is told")
    func mistakes() {
        func mistake(_ change: (NSManagedObjectModel) -> Void) -> String? {
            let model = Self.model()
            change(model)
            return ModelCheck.firstMistake(of: model)
        }
        #expect(mistake { _ in } == nil)
        #expect(
            mistake { $0.entitiesByName["Note"]?.attributesByName["title"]?.attributeType = .undefinedAttributeType }?
                .contains("title") == true)
        #expect(
            mistake { $0.entitiesByName["Note"]?.attributesByName["title"]?.defaultValue = 3 }?
                .hasPrefix("Unacceptable type of value for attribute: property = \"title\"; desired type = NSString")
                == true)
        #expect(
            mistake { $0.entitiesByName["Note"]?.relationshipsByName["author"]?.destinationEntity = nil }?
                .contains("author") == true)
        #expect(
            mistake { $0.entitiesByName["Note"]?.uniquenessConstraints = [["nothing"]] }?.contains("nothing") == true)
        #expect(mistake { $0.entitiesByName["Note"]?.name = "Author" }?.contains("Author") == true)
    }

    @Test("The hash is SHA-256")
    func digest() {
        func hex(_ text: String) -> String {
            ModelHash(of: Array(text.utf8)).data.map { String(format: "%02x", $0) }.joined()
        }
        #expect(hex("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(hex("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            hex(String(repeating: "a", count: 119))
                == "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb")
    }
}
