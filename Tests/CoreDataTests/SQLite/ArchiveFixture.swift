import Documents
import Foundation

@testable import CoreData

/// A model as Apple's framework archives it in a store, and the same as the build reads it.
enum ArchiveFixture {
    /// The content of `Z_MODELCACHE`.
    static func content() -> Data { stored(Data(archive.utf8)) }

    /// The model, with a change of the notes.
    static func model(_ change: (inout DataModel.Entity) -> Void = { _ in }) -> NSManagedObjectModel {
        var base = DataModel.Entity(name: "Base")
        base.isAbstract = true
        var date = DataModel.Attribute(name: "date", kind: .date)
        date.isOptional = true
        base.attributes = [date]
        var note = DataModel.Entity(name: "Note")
        note.parent = "Base"
        var draft = DataModel.Attribute(name: "draft", kind: .boolean)
        draft.isOptional = true
        draft.isTransient = true
        var text = DataModel.Attribute(name: "text", kind: .string)
        text.versionHashModifier = "two"
        note.attributes = [draft, text]
        var tags = DataModel.Relationship(name: "tags", destination: "Tag")
        tags.inverse = "note"
        tags.isToMany = true
        tags.isOrdered = true
        tags.isOptional = true
        tags.deleteRule = .cascade
        note.relationships = [tags]
        change(&note)
        var tag = DataModel.Entity(name: "Tag")
        var back = DataModel.Relationship(name: "note", destination: "Note")
        back.inverse = "tags"
        back.isOptional = true
        back.maximumCount = 1
        tag.relationships = [back]
        var source = DataModel()
        source.entities = [base, note, tag]
        let model = NSManagedObjectModel()
        ModelBuilder(source).build(model)
        return model
    }

    /// Deflate's form of data that is not compressed (RFC 1951, 3.2.4).
    private static func stored(_ data: Data) -> Data {
        var result = Data()
        var rest = data[...]
        repeat {
            let block = rest.prefix(0xFFFF)
            rest = rest.dropFirst(block.count)
            let length = UInt16(block.count)
            result.append(rest.isEmpty ? 1 : 0)
            for number in [length, ~length] { result += [UInt8(number & 0xFF), UInt8(number >> 8)] }
            result += block
        } while !rest.isEmpty
        return result
    }

    // MARK: The archive

    /// The objects by number, as property lists; `@7` is a reference to the seventh.
    private static let objects = [
        "<string>$null</string>",
        object("@30", ["NSEntities": "@2", "NSVersionIdentifiers": "@25"]),
        object("@31", ["values": "@3", "searchMapping": "@0"]),
        list("@32", ["@4", "@7", "@12"]),
        // Base
        object(
            "@33",
            [
                "NSEntityName": "@17", "NSIsAbstract": "<true/>", "NSSuperentity": "@0", "NSProperties": "@5",
                "NSRenamingIdentifier": "@17",
            ]),
        list("@34", ["@6"]),
        object(
            "@35",
            [
                "NSPropertyName": "<string>date</string>", "NSAttributeType": "<integer>900</integer>",
                "NSIsOptional": "<true/>", "NSEntity": "@4", "NSValueTransformerName": "@0",
            ]),
        // Note
        object("@33", ["NSEntityName": "@18", "NSSuperentity": "@4", "NSProperties": "@8", "NSSubentities": "@0"]),
        list("@34", ["@9", "@10", "@11", "@16"]),
        object(
            "@35",
            [
                "NSPropertyName": "@20", "NSAttributeType": "<integer>800</integer>", "NSIsOptional": "<true/>",
                "NSIsTransient": "<true/>", "NSRenamingIdentifier": "@20",
            ]),
        object(
            "@35",
            [
                "NSPropertyName": "@21", "NSAttributeType": "<integer>700</integer>",
                "NSVersionHashModifier": "<string>two</string>", "NSRenamingIdentifier": "<string>body</string>",
            ]),
        object(
            "@36",
            [
                "NSPropertyName": "@22", "_NSDestinationEntityName": "@19", "NSDestinationEntity": "@12",
                "_NSInverseRelationshipName": "@23", "NSInverseRelationship": "@14", "NSIsOptional": "<true/>",
                "NSIsOrdered": "<true/>", "NSMaxCount": "<integer>0</integer>", "NSMinCount": "<integer>0</integer>",
                "NSDeleteRule": "<integer>2</integer>", "NSEntity": "@7",
            ]),
        // Tag
        object("@33", ["NSEntityName": "@19", "NSSuperentity": "@0", "NSProperties": "@13"]),
        list("@34", ["@14"]),
        object(
            "@36",
            [
                "NSPropertyName": "@23", "_NSDestinationEntityName": "@18", "_NSInverseRelationshipName": "@22",
                "NSIsOptional": "<true/>", "NSMaxCount": "<integer>1</integer>",
                "NSMinCount": "<integer>0</integer>", "NSDeleteRule": "<integer>1</integer>",
            ]),
        "<string>unused</string>",
        object("@37", ["NSUnderlyingProperty": "@6", "NSEntityDescription": "@7"]),
        "<string>Base</string>", "<string>Note</string>", "<string>Tag</string>", "<string>draft</string>",
        "<string>text</string>", "<string>tags</string>", object("@38", ["NS.string": "<string>note</string>"]),
        "<string>unused</string>", list("@39", ["@26"]), "<string>2.0</string>", "<string>unused</string>",
        "<string>unused</string>", "<string>unused</string>", type("NSManagedObjectModel"),
        type("NSKnownKeysDictionary1"), type("NSArray"), type("NSEntityDescription"), type("NSMutableDictionary"),
        type("NSAttributeDescription"), type("NSRelationshipDescription"), type("_NSPropertyDescriptionProxy"),
        type("NSMutableString"), type("NSSet"),
    ]

    private static let archive = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>$version</key><integer>100000</integer>
        <key>$archiver</key><string>NSKeyedArchiver</string><key>$top</key><dict><key>root</key>\(value("@1"))</dict>
        <key>$objects</key><array>\(objects.joined())</array></dict></plist>
        """

    private static func value(_ text: String) -> String {
        text.hasPrefix("@") ? "<dict><key>CF$UID</key><integer>\(text.dropFirst())</integer></dict>" : text
    }

    private static func object(_ type: String, _ values: [String: String]) -> String {
        let entries = values.map { "<key>\($0)</key>\(value($1))" }.joined()
        return "<dict><key>$class</key>\(value(type))\(entries)</dict>"
    }

    private static func list(_ type: String, _ elements: [String]) -> String {
        object(type, ["NS.objects": "<array>\(elements.map(value).joined())</array>"])
    }

    private static func type(_ name: String) -> String { "<dict><key>$classname</key><string>\(name)</string></dict>" }
}
