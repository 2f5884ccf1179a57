import Documents
import Foundation
import Testing

@Suite("Mapping models")
struct DataMappingTests {
    /// FUNCTION($entityPolicy, "whole:", $source.first), as an archive.
    private static var archive: String {
        func reference(_ number: Int) -> String { "<dict><key>CF$UID</key><integer>\(number)</integer></dict>" }
        func object(_ type: Int, _ entries: [(String, String)]) -> String {
            "<dict><key>$class</key>\(reference(type))"
                + entries.map { "<key>\($0)</key>\($1)" }.joined() + "</dict>"
        }
        func type(_ name: String) -> String { "<dict><key>$classname</key><string>\(name)</string></dict>" }
        let objects = [
            "<string>$null</string>",
            object(
                10,
                [("NSOperand", reference(2)), ("NSSelectorName", reference(4)), ("NSArguments", reference(5))]),
            object(11, [("NSVariable", reference(3))]), "<string>entityPolicy</string>", "<string>whole:</string>",
            object(12, [("NS.objects", "<array>\(reference(6))</array>")]),
            object(
                13,
                [("NSOperand", reference(7)), ("NSSelectorName", reference(14)), ("NSArguments", reference(8))]),
            object(11, [("NSVariable", "<string>source</string>")]),
            object(12, [("NS.objects", "<array>\(reference(9))</array>")]),
            object(15, [("NSKeyPath", "<string>first</string>")]), type("NSFunctionExpression"),
            type("NSVariableExpression"), type("NSArray"), type("NSKeyPathExpression"),
            "<string>valueForKeyPath:</string>", type("NSKeyPathSpecifierExpression"),
        ]
        let xml =
            "<plist version=\"1.0\"><dict><key>$objects</key><array>\(objects.joined())</array>"
            + "<key>$top</key><dict><key>root</key>\(reference(1))</dict></dict></plist>"
        return Data(xml.utf8).base64EncodedString()
    }

    private static var xml: String {
        """
        <?xml version="1.0"?>
        <!DOCTYPE database SYSTEM "file:///System/Library/DTDs/CoreData.dtd">
        <database>
            <databaseInfo><version>134481920</version><nextObjectID>107</nextObjectID></databaseInfo>
            <object type="XDDEVENTITYMAPPING" id="z103">
                <attribute name="sourcename" type="string">Note</attribute>
                <attribute name="destinationname" type="string">Memo</attribute>
                <attribute name="migrationpolicyclassname" type="string">App.NotePolicy</attribute>
                <attribute name="sourcefilterpredicatestring" type="string">text != nil</attribute>
                <attribute name="mappingnumber" type="int16">2</attribute>
                <relationship name="attributemappings" type="0/0" destination="XDDEVATTRIBUTEMAPPING" idrefs="z105 z104"></relationship>
                <relationship name="relationshipmappings" type="0/0" destination="XDDEVRELATIONSHIPMAPPING" idrefs="z106"></relationship>
            </object>
            <object type="XDDEVENTITYMAPPING" id="z102">
                <attribute name="destinationname" type="string">Tag</attribute>
                <attribute name="mappingnumber" type="int16">1</attribute>
            </object>
            <object type="XDDEVATTRIBUTEMAPPING" id="z105">
                <attribute name="name" type="string">text</attribute>
                <attribute name="autogenerateexpression" type="bool">1</attribute>
            </object>
            <object type="XDDEVATTRIBUTEMAPPING" id="z104">
                <attribute name="name" type="string">name</attribute>
                <attribute name="valueexpressiondata" type="binary">\(archive)</attribute>
            </object>
            <object type="XDDEVRELATIONSHIPMAPPING" id="z106"><attribute name="name" type="string">tags</attribute></object>
            <object type="XDDEVMAPPINGMODEL" id="z101">
                <attribute name="sourcemodelpath" type="string">App/Notes.xcdatamodeld/Notes.xcdatamodel</attribute>
                <attribute name="destinationmodelpath" type="string">App/Notes.xcdatamodeld/Notes 2.xcdatamodel</attribute>
            </object>
        </database>
        """
    }

    @Test("Entities come in their order, with their properties and computations")
    func mapping() throws {
        let mapping = try DataMapping(Data(Self.xml.utf8), file: "xcmapping.xml")
        #expect(mapping.sourceModel == "App/Notes.xcdatamodeld/Notes.xcdatamodel")
        #expect(mapping.destinationModel == "App/Notes.xcdatamodeld/Notes 2.xcdatamodel")
        #expect(mapping.entities.map(\.destination) == ["Tag", "Memo"])
        let memo = mapping.entities[1]
        #expect(memo.source == "Note")
        #expect(memo.name == "NoteToMemo")
        #expect(memo.policy == "App.NotePolicy")
        #expect(memo.predicate == "text != nil")
        #expect(memo.properties.map(\.name) == ["name", "tags", "text"])
        #expect(memo.properties.map(\.isRelationship) == [false, true, false])
        #expect(
            memo.properties.map(\.expression) == ["FUNCTION($entityPolicy, \"whole:\", $source.first)", nil, nil])
    }

    @Test("Damaged files are errors, and do no harm")
    func damage() {
        let whole = Array(Self.xml.utf8)
        var state: UInt64 = 3
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
        var errors = 0
        for _ in 0..<1_000 {
            var bytes = whole
            for _ in 0...random(4) {
                let start = random(bytes.count)
                if random(2) == 0 {
                    bytes[start] = UInt8(random(256))
                } else {
                    bytes.removeSubrange(start..<min(start + random(60), bytes.count))
                }
            }
            if (try? DataMapping(Data(bytes), file: "xcmapping.xml")) == nil { errors += 1 }
        }
        #expect(errors > 0)
        #expect(errors < 1_000)
    }
}
