import Documents
import Foundation
import Testing

@testable import CoreData

@Suite("Models from files")
struct CompiledModelTests {
    /// A model with what a model's file can have.
    static let xml = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" userDefinedModelVersionIdentifier="v2, notes">
            <entity name="Author" representedClassName="Writer" syncable="YES" codeGenerationType="class">
                <attribute name="name" attributeType="String" minValueString="2" maxValueString="5" regularExpressionString="[a-z]+"/>
                <attribute name="born" optional="YES" attributeType="Date" defaultDateTimeInterval="-725882400" usesScalarValueType="NO"/>
                <attribute name="rank" optional="YES" attributeType="Integer 16" minValueString="0" maxValueString="10" defaultValueString="3" usesScalarValueType="YES"/>
                <attribute name="price" optional="YES" attributeType="Decimal" defaultValueString="1.25"/>
                <attribute name="isKnown" optional="YES" attributeType="Boolean" defaultValueString="YES" usesScalarValueType="YES"/>
                <attribute name="updated" optional="YES" attributeType="Date" derived="YES" derivationExpression="now:()" usesScalarValueType="NO"/>
                <attribute name="photo" optional="YES" attributeType="Binary" allowsExternalBinaryDataStorage="YES"/>
                <attribute name="tags" optional="YES" attributeType="Transformable" valueTransformerName="NSSecureUnarchiveFromData" customClassName="[String]"/>
                <relationship name="notes" optional="YES" toMany="YES" minCount="1" maxCount="9" deletionRule="Cascade" ordered="YES" destinationEntity="Note" inverseName="author" inverseEntity="Note"/>
                <fetchedProperty name="good" optional="YES"><fetchRequest name="fetchedPropertyFetchRequest" entity="Note" predicateString="stars &gt; 3"/></fetchedProperty>
                <fetchIndex name="byName" partialIndexPredicate="rank &gt; 1"><fetchIndexElement property="name" type="Binary" order="descending"/><fetchIndexElement expression="rank * 2" type="Binary" order="ascending"/></fetchIndex>
                <uniquenessConstraints><uniquenessConstraint><constraint value="name"/></uniquenessConstraint></uniquenessConstraints>
                <userInfo><entry key="a" value="b"/></userInfo>
            </entity>
            <entity name="Note" representedClassName=".Note" isAbstract="YES" elementID="Memo" versionHashModifier="x">
                <attribute name="stars" attributeType="Integer 32" defaultValueString="0" usesScalarValueType="YES" elementID="points"/>
                <relationship name="author" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Author" inverseName="notes" inverseEntity="Author"/>
            </entity>
            <entity name="LongNote" parentEntity="Note"/>
            <fetchRequest name="All" entity="Note" predicateString="stars &gt; $LIMIT" fetchLimit="5"/>
            <configuration name="Local"><memberEntity name="Note"/></configuration>
            <elements><element name="Author" positionX="0" positionY="0" width="128" height="44"/></elements>
        </model>
        """

    static func model() throws -> NSManagedObjectModel {
        let source = try DataModelFile.read(Data(xml.utf8), file: "contents")
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("Notes.mom")
        try source.encoded().write(to: file)
        return try #require(NSManagedObjectModel(contentsOf: file))
    }

    @Test("A model is read with all that its file has")
    func everything() throws {
        let model = try Self.model()
        #expect(model.entities.compactMap(\.name) == ["Author", "Note", "LongNote"])
        #expect(model.versionIdentifiers == ["v2", "notes"])
        #expect(model.configurations == ["Local"])
        let author = try #require(model.entitiesByName["Author"])
        let note = try #require(model.entitiesByName["Note"])
        #expect(author.managedObjectClassName == "Writer")
        #expect(author.userInfo as? [String: String] == ["a": "b"])
        #expect(author.uniquenessNames == [["name"]])
        #expect(author.indexes.first?.elements.first?.isAscending == false)
        #expect(author.indexes.first?.elements.first?.property === author.attributesByName["name"])
        #expect(
            author.attributesByName["born"]?.defaultValue as? Date == Date(timeIntervalSinceReferenceDate: -725_882_400)
        )
        #expect(author.attributesByName["rank"]?.defaultValue as? NSNumber == 3)
        #expect(author.attributesByName["price"]?.defaultValue as? NSDecimalNumber == NSDecimalNumber(string: "1.25"))
        #expect(author.attributesByName["isKnown"]?.defaultValue as? NSNumber == true)
        let derived = try #require(author.attributesByName["updated"] as? NSDerivedAttributeDescription)
        #expect(derived.derivationExpression?.expressionType == .function)
        #expect(author.attributesByName["photo"]?.allowsExternalBinaryDataStorage == true)
        #expect(author.attributesByName["tags"]?.valueTransformerName == "NSSecureUnarchiveFromData")
        #expect(author.propertiesByName["good"] is NSFetchedPropertyDescription)
        let notes = try #require(author.relationshipsByName["notes"])
        #expect((notes.minCount, notes.maxCount, notes.isOrdered, notes.deleteRule) == (1, 9, true, .cascadeDeleteRule))
        #expect(notes.destinationEntity === note)
        #expect(notes.inverseRelationship === note.relationshipsByName["author"])
        #expect(note.isAbstract)
        #expect(note.renamingIdentifier == "Memo")
        #expect(note.attributesByName["stars"]?.renamingIdentifier == "points")
        #expect(author.renamingIdentifier == "Author")
        #expect(model.entitiesByName["LongNote"]?.superentity === note)
        #expect(ModelCheck.firstMistake(of: model) == nil)
    }

    @Test(
        "Computations of derived attributes are read",
        arguments: [
            "now:()", "canonical:(name)", "uppercase:(name)", "notes.@count", "notes.@sum.stars", "author.name",
        ])
    func derivations(_ format: String) {
        let attribute = NSDerivedAttributeDescription()
        attribute.derivationFormat = format
        #expect(attribute.derivationExpression != nil)
    }

    @Test("Limits of attributes are conditions with the codes of errors")
    func conditions() throws {
        let attributes = try #require(try Self.model().entitiesByName["Author"]).attributesByName
        func failures(_ name: String, _ value: Any) throws -> [Int] {
            let attribute = try #require(attributes[name])
            return zip(attribute.validationPredicates, attribute.validationWarnings)
                .filter { !$0.0.evaluate(with: value) }.compactMap { $0.1 as? Int }
        }
        #expect(try failures("name", "abc") == [])
        #expect(try failures("name", "a") == [1670])
        #expect(try failures("name", "abcdef") == [1660])
        #expect(try failures("name", "ABC") == [1680])
        #expect(try failures("rank", NSNumber(value: 11)) == [1610])
        #expect(try failures("rank", NSNumber(value: -1)) == [1620])
        #expect(try failures("rank", Int16(4)) == [])
    }

    @Test("A folder of versions gives the current one, and the one that a store was made with")
    func versions() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let bundle = folder.appendingPathComponent("Notes.momd")
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        for (name, entity) in [("Notes", "Old"), ("Notes 2", "New")] {
            var model = DataModel()
            model.entities = [DataModel.Entity(name: entity)]
            try model.encoded().write(to: bundle.appendingPathComponent(name + ".mom"))
        }
        let info = PropertyList.dictionary(["NSManagedObjectModel_CurrentVersionName": .string("Notes 2")])
        try info.xml.write(to: bundle.appendingPathComponent("VersionInfo.plist"), atomically: true, encoding: .utf8)
        let current = try #require(NSManagedObjectModel(contentsOf: bundle))
        #expect(current.entities.map(\.name) == ["New"])
        let old = try #require(NSManagedObjectModel(contentsOf: bundle.appendingPathComponent("Notes.mom")))
        #expect(old.entities.map(\.name) == ["Old"])
        let all = try #require(Bundle(path: folder.path))
        #expect(NSManagedObjectModel.mergedModel(from: [all])?.entities.map(\.name) == ["New"])
        let metadata = ["NSStoreModelVersionHashes": old.entityVersionHashesByName]
        let found = NSManagedObjectModel.mergedModel(from: [all], forStoreMetadata: metadata)
        #expect(found?.entities.map(\.name) == ["Old"])
        #expect(NSManagedObjectModel(contentsOf: folder.appendingPathComponent("None.momd")) == nil)
    }

    @Test("Damaged files are no model, and do no harm")
    func damage() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let whole = try DataModelFile.read(Data(Self.xml.utf8), file: "contents").encoded()
        var random = ModelRandomness(state: 7)
        // 100,000 when `SEAM_FUZZ` is set
        for number in 0..<(ProcessInfo.processInfo.environment["SEAM_FUZZ"] == nil ? 400 : 100_000) {
            var bytes = Array(whole)
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            if number % 3 == 0 { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
            let file = folder.appendingPathComponent("Damaged.mom")
            try Data(bytes).write(to: file)
            guard let model = NSManagedObjectModel(contentsOf: file) else { continue }
            // What can be read is whole enough to be checked and copied.
            if ModelCheck.firstMistake(of: model) == nil { model.prepareForUse() }
            #expect((model.copy() as? NSManagedObjectModel)?.entities.count == model.entities.count)
        }
    }
}

/// The same numbers every time.
struct ModelRandomness: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 31)
    }
}

@Suite("Fetch requests of models")
struct FetchTemplateTests {
    @Test("A request of the model's file takes values for its variables")
    func template() throws {
        let model = try CompiledModelTests.model()
        let template = try #require(model.fetchRequestTemplate(forName: "All"))
        #expect(template.entityName == "Note")
        #expect(template.fetchLimit == 5)
        let request = try #require(
            model.fetchRequestFromTemplate(withName: "All", substitutionVariables: ["LIMIT": 3]))
        #expect(request.predicate?.evaluate(with: ["stars": 4]) == true)
        #expect(request.predicate?.evaluate(with: ["stars": 2]) == false)
        #expect(model.fetchRequestTemplate(forName: "None") == nil)
        #expect(model.fetchRequestTemplatesByName.keys.sorted() == ["All"])
        model.setFetchRequestTemplate(NSFetchRequest(entityName: "Author"), forName: "Mine")
        #expect(model.fetchRequestTemplatesByName.keys.sorted() == ["All", "Mine"])
        let good = model.entitiesByName["Author"]?.propertiesByName["good"] as? NSFetchedPropertyDescription
        #expect(good?.fetchRequest?.entityName == "Note")
    }
}

@Suite("Models that stores keep")
struct ModelArchiveTests {
    @Test("A kept model has the version hashes of the one that it was made of")
    func archive() throws {
        for model in [try CompiledModelTests.model(), ModelTests.model()] {
            let kept = try #require(ModelArchive.model(try ModelArchive.data(model)))
            #expect(kept.entityVersionHashesByName == model.entityVersionHashesByName)
            #expect(kept.configurations == model.configurations)
            #expect(
                kept.entitiesByName.mapValues(\.managedObjectClassName)
                    == model.entitiesByName.mapValues(\.managedObjectClassName))
        }
        let author = try #require(ModelArchive.model(try ModelArchive.data(try CompiledModelTests.model())))
            .entitiesByName["Author"]
        #expect(author?.attributesByName["rank"]?.defaultValue as? NSNumber == 3)
        #expect(
            author?.attributesByName["born"]?.defaultValue as? Date
                == Date(timeIntervalSinceReferenceDate: -725_882_400))
        #expect(ModelArchive.model(Data([1, 2, 3])) == nil)
    }
}
