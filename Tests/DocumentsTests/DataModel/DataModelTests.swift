import Documents
import Foundation
import Testing

@Suite("Data models")
struct DataModelTests {
    private static func model(_ body: String) throws -> DataModel {
        try DataModelFile.read(Data("<model>\n\(body)\n</model>".utf8), file: "contents")
    }

    private static func error(_ body: String) -> DocumentError? {
        do {
            _ = try model(body)
            return nil
        } catch {
            return error as? DocumentError
        }
    }

    @Test("An entity has what its elements say")
    func entity() throws {
        let model = try Self.model(
            """
            <entity name="Note" representedClassName=".Note" codeGenerationType="category">
                <attribute name="a" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
                <attribute name="b" attributeType="Transformable" customClassName="Thing"/>
                <relationship name="c" toMany="YES" deletionRule="Deny" destinationEntity="Note" inverseName="d"/>
                <relationship name="d" maxCount="1" deletionRule="Nullify" destinationEntity="Note" inverseName="c"/>
            </entity>
            """)
        let entity = try #require(model.entity(named: "Note"))
        #expect(entity.codeGeneration == .category)
        #expect(entity.plainClassName == "Note")
        #expect(entity.line == 2)
        #expect(entity.attributes.map(\.kind) == [.uuid, .transformable])
        #expect(entity.attributes.map(\.isOptional) == [true, false])
        #expect(entity.attributes[1].valueClass == "Thing")
        #expect(entity.relationships.map(\.isToMany) == [true, false])
        #expect(entity.relationships.map(\.maximumCount) == [0, 1])
        #expect(entity.relationships[0].deleteRule == .deny)
        #expect(try PropertyListDecoder().decode(DataModel.self, from: try model.encoded()) == model)
    }

    @Test(
        "Defaults are written in many ways",
        arguments: [
            ("Integer 32", "NO", 0), ("Integer 16", "YES", 1), ("Integer 64", "0.0", 0), ("Boolean", "0.0", 0),
            ("Boolean", "Yes", 1), ("Boolean", "TRUE", 1), ("Double", "NO", 0), ("Float", " 1.5", 1.5),
        ])
    func defaults(_ type: String, _ text: String, _ value: Double) throws {
        let model = try Self.model(
            "<entity name=\"A\"><attribute name=\"a\" attributeType=\"\(type)\" defaultValueString=\"\(text)\"/></entity>"
        )
        #expect(model.entities[0].attributes[0].defaultValue.flatMap(DataModel.Attribute.number) == value)
    }

    @Test("A class of a value may have the mark of a module, or nothing behind it")
    func valueClasses() throws {
        let names = [".Thing", "Kit.", ".", "Kit.Thing"]
        let attributes = names.map {
            "<attribute name=\"a\($0.count)\" attributeType=\"Transformable\" customClassName=\"\($0)\"/>"
        }
        let model = try Self.model("<entity name=\"A\">\(attributes.joined())</entity>")
        #expect(model.entities[0].attributes.map(\.valueClass) == ["Thing", nil, nil, "Kit.Thing"])
    }

    @Test(
        "A mistake is told with its line",
        arguments: [
            ("<entity/>", 2, "no name"),
            ("<entity name=\"A\"/>\n<entity name=\"A\"/>", 3, "two entities"),
            ("<entity name=\"A\">\n<attribute name=\"a\" attributeType=\"Colour\"/>\n</entity>", 3, "Colour"),
            ("<entity name=\"A\">\n<attribute name=\"a\"/>\n</entity>", 3, "no type"),
            ("<entity name=\"A\">\n\n<relationship name=\"r\" destinationEntity=\"B\"/>\n</entity>", 4, "no entity"),
            ("<entity name=\"A\" parentEntity=\"B\"/>", 2, "no entity"),
            ("<entity name=\"A\" parentEntity=\"B\"/><entity name=\"B\" parentEntity=\"A\"/>", 2, "itself"),
            ("<entity name=\"A\" codeGenerationType=\"swift\"/>", 2, "swift"),
            (
                "<entity name=\"A\">\n<attribute name=\"a\" attributeType=\"Integer 16\" defaultValueString=\"70000\"/>"
                    + "</entity>", 3, "70000"
            ),
            (
                "<entity name=\"A\">\n<relationship name=\"r\" destinationEntity=\"A\" inverseName=\"x\"/></entity>", 3,
                "\"x\""
            ),
            (
                "<entity name=\"A\"><uniquenessConstraints><uniquenessConstraint><constraint value=\"z\"/>"
                    + "</uniquenessConstraint></uniquenessConstraints></entity>", 2, "\"z\""
            ),
            ("<entity name=\"A\">", 3, "expected </entity>"),
            ("<configuration name=\"C\"><memberEntity name=\"Z\"/></configuration>", 1, "\"Z\""),
        ])
    func mistakes(_ body: String, _ line: Int, _ words: String) throws {
        let error = try #require(Self.error(body))
        #expect(error.line == line)
        #expect(error.message.contains(words))
        #expect(error.file == "contents")
    }

    @Test("A folder has versions, one of them current")
    func versions() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let bundle = folder.appendingPathComponent("Notes.xcdatamodeld")
        // A Mac's disk takes one case for the other.
        for (name, file) in [("Notes", "contents"), ("Notes 2", "Contents")] {
            let version = bundle.appendingPathComponent(name + ".xcdatamodel")
            try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
            try "<model><entity name=\"E\(name.count)\"/></model>"
                .write(to: version.appendingPathComponent(file), atomically: true, encoding: .utf8)
        }
        let plain = try DataModelFile(bundle)
        #expect(plain.name == "Notes")
        #expect(plain.versions.map(\.name) == ["Notes", "Notes 2"])
        #expect(plain.current == "Notes")
        let mark = bundle.appendingPathComponent(".xccurrentversion")
        try PropertyList.dictionary(["_XCCurrentVersionName": .string("Notes 2.xcdatamodel")]).xml
            .write(to: mark, atomically: true, encoding: .utf8)
        let marked = try DataModelFile(bundle)
        #expect(marked.current == "Notes 2")
        #expect(marked.currentModel.entities.map(\.name) == ["E7"])
        try PropertyList.dictionary(["_XCCurrentVersionName": .string("Gone.xcdatamodel")]).xml
            .write(to: mark, atomically: true, encoding: .utf8)
        #expect(throws: DocumentError.self) { try DataModelFile(bundle) }
        let single = try DataModelFile(bundle.appendingPathComponent("Notes 2.xcdatamodel"))
        #expect(!single.isVersioned)
        #expect(single.name == "Notes 2")
    }

    @Test("Damaged files are errors, and do no harm")
    func damage() {
        let whole = Array(
            """
            <?xml version="1.0"?>
            <model type="com.apple.IDECoreDataModeler.DataModel">
                <entity name="A" parentEntity="B" representedClassName="A" codeGenerationType="class">
                    <attribute name="a" attributeType="Integer 16" defaultValueString="0"/>
                    <relationship name="r" toMany="YES" deletionRule="Deny" destinationEntity="B" inverseName="s"/>
                    <fetchedProperty name="f"><fetchRequest name="q" entity="A" predicateString="a &gt; 1"/></fetchedProperty>
                    <fetchIndex name="i"><fetchIndexElement property="a" type="Binary" order="ascending"/></fetchIndex>
                    <uniquenessConstraints><uniquenessConstraint><constraint value="a"/></uniquenessConstraint></uniquenessConstraints>
                </entity>
                <entity name="B"><relationship name="s" maxCount="1" destinationEntity="A" inverseName="r"/></entity>
                <configuration name="c"><memberEntity name="A"/></configuration>
            </model>
            """.utf8)
        var state: UInt64 = 1
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
        var readable = 0
        let words = [
            "\"A\"", "\"B\"", "<entity name=\"A\">", "</entity>", "\"\"", "&", "Composite", "parentEntity=\"A\"",
        ]
        for _ in 0..<3_000 {
            var bytes = whole
            for _ in 0...random(4) {
                switch random(3) {
                case 0: bytes[random(bytes.count)] = UInt8(random(256))
                case 1: bytes.insert(contentsOf: words[random(words.count)].utf8, at: random(bytes.count))
                default:
                    let start = random(bytes.count)
                    bytes.removeSubrange(start..<min(start + random(40), bytes.count))
                }
            }
            if (try? DataModelFile.read(Data(bytes), file: "contents")) != nil { readable += 1 }
        }
        #expect(readable > 0)
        #expect(readable < 3_000)
    }
}
