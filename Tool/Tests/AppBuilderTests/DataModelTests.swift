import Documents
import Foundation
import Testing

@testable import AppBuilder

@Suite("Data models of apps")
struct DataModelTests {
    private static let model = """
        <model>
            <entity name="Note" representedClassName=".Note" codeGenerationType="class">
                <attribute name="id" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
                <attribute name="count" attributeType="Integer 32" defaultValueString="0" usesScalarValueType="YES"/>
                <attribute name="stars" attributeType="Integer 16"/>
                <attribute name="default" optional="YES" attributeType="Boolean" usesScalarValueType="YES"/>
                <attribute name="colour" optional="YES" attributeType="Transformable" customClassName="UIColor"/>
                <relationship name="tags" toMany="YES" deletionRule="Nullify" destinationEntity="Tag" inverseName="notes"/>
                <relationship name="pages" toMany="YES" ordered="YES" deletionRule="Cascade" destinationEntity="Page"/>
            </entity>
            <entity name="Draft" representedClassName="Draft" parentEntity="Note" codeGenerationType="class"/>
            <entity name="Tag" representedClassName="Label" codeGenerationType="category">
                <attribute name="name" attributeType="String"/>
                <relationship name="notes" toMany="YES" deletionRule="Nullify" destinationEntity="Note" inverseName="tags"/>
            </entity>
            <entity name="Page" representedClassName="Page">
                <relationship name="note" maxCount="1" deletionRule="Nullify" destinationEntity="Note"/>
            </entity>
        </model>
        """

    private static func classes(_ authored: [String: String] = [:]) throws -> [String: String] {
        let folder = try Folder(["Notes.xcdatamodeld/Notes.xcdatamodel/contents": model])
        let files = try Folder(authored)
        let resource = AppSources.Resource(
            source: folder.url.appending(path: "Notes.xcdatamodeld"), path: "Notes.xcdatamodeld")
        return try ManagedClasses(
            resources: [resource], authored: authored.keys.map { files.url.appending(path: $0) }
        ).sources()
    }

    private static func lines(_ text: String?) -> [String] {
        (text ?? "").split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test("Files are those that Xcode generates: class and properties, or properties alone")
    func files() throws {
        #expect(
            try Self.classes().keys.sorted() == [
                "Draft+CoreDataClass.swift", "Draft+CoreDataProperties.swift", "Label+CoreDataProperties.swift",
                "Note+CoreDataClass.swift", "Note+CoreDataProperties.swift",
            ])
        #expect(
            try Self.classes(["Draft+CoreDataClass.swift": ""]).keys.contains("Draft+CoreDataClass.swift") == false)
    }

    @Test("A class is of its parent's, and has Objective-C's name")
    func inheritance() throws {
        let classes = try Self.classes()
        let note = Self.lines(classes["Note+CoreDataClass.swift"])
        #expect(note.contains("@objc(Note)"))
        #expect(note.contains("public class Note: NSManagedObject {"))
        #expect(Self.lines(classes["Draft+CoreDataClass.swift"]).contains("public class Draft: Note {"))
    }

    @Test("Properties have the types that Xcode writes")
    func properties() throws {
        let lines = Self.lines(try Self.classes()["Note+CoreDataProperties.swift"])
        for line in [
            "import UIKit", "@nonobjc public class func fetchRequest() -> NSFetchRequest<Note> {",
            "return NSFetchRequest<Note>(entityName: \"Note\")", "@NSManaged public var id: UUID?",
            "@NSManaged public var count: Int32", "@NSManaged public var stars: NSNumber?",
            "@NSManaged public var `default`: Bool", "@NSManaged public var colour: UIColor?",
            "@NSManaged public var tags: NSSet?", "@NSManaged public var pages: NSOrderedSet?",
            "@objc(addTagsObject:)", "@NSManaged public func addToTags(_ value: Label)",
            "@NSManaged public func removeFromTags(_ values: NSSet)",
            "@NSManaged public func insertIntoPages(_ value: Page, at idx: Int)",
            "@objc(replacePagesAtIndexes:withPages:)",
            "@NSManaged public func replacePages(at indexes: NSIndexSet, with values: [Page])",
            "extension Note: Identifiable {",
        ] {
            #expect(lines.contains(line), "\(line)")
        }
        #expect(!lines.contains { $0.contains("insertIntoTags") })
        let label = Self.lines(try Self.classes()["Label+CoreDataProperties.swift"])
        #expect(label.contains("return NSFetchRequest<Label>(entityName: \"Tag\")"))
        #expect(label.contains("@NSManaged public var name: String?"))
    }

    @Test("Objects are not the main actor's, where all else of a module is")
    func isolation() throws {
        let source = try DataModelFile.read(Data(Self.model.utf8), file: "contents")
        let entity = try #require(source.entity(named: "Note"))
        var classes = ManagedClassSource(model: source, entity: entity)
        #expect(!classes.classText.contains("nonisolated"))
        classes.isMainActorByDefault = true
        #expect(classes.classText.contains("nonisolated public class Note"))
        #expect(Self.lines(classes.propertiesText).filter { $0.hasPrefix("nonisolated extension Note") }.count == 4)
    }

    @Test("What tells objects apart is said once: not by a child, nor where the author says it")
    func identity() throws {
        let classes = try Self.classes()
        #expect(!Self.lines(classes["Draft+CoreDataProperties.swift"]).contains { $0.contains("Identifiable") })
        let other = try Self.classes(["A.swift": "extension Note : Hashable, Identifiable {}"])
        #expect(!Self.lines(other["Note+CoreDataProperties.swift"]).contains { $0.contains("Identifiable") })
        #expect(Self.lines(other["Label+CoreDataProperties.swift"]).contains { $0.contains("Identifiable") })
    }

    @Test("A bundle has the compiled model, with its classes in the app's module, and loses it again")
    func bundle() throws {
        let app = try Folder([
            "A.swift": "", "Notes.xcdatamodeld/Notes.xcdatamodel/contents": Self.model,
            "Notes.xcdatamodeld/Notes 2.xcdatamodel/contents": Self.model,
            "Notes.xcmappingmodel/xcmapping.xml":
                "<database><object type=\"XDDEVENTITYMAPPING\" id=\"z1\"><attribute name=\"sourcename\" "
                + "type=\"string\">Note</attribute></object></database>",
            "Notes.xcdatamodeld/.xccurrentversion":
                PropertyList.dictionary(["_XCCurrentVersionName": .string("Notes 2.xcdatamodel")]).xml,
        ])
        let cache = try Folder([:])
        var sources = try AppSources(path: app.url.path)
        let bundle = AppBundle(sources: sources, folder: cache.url)
        _ = try bundle.assemble()
        let place = bundle.url.appending(path: "Notes.momd")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: place.path).sorted() == [
                "Notes 2.mom", "Notes.mom", "VersionInfo.plist",
            ])
        let info = try PropertyListReader.read(Data(contentsOf: place.appending(path: "VersionInfo.plist")))
        #expect(info["NSManagedObjectModel_CurrentVersionName"]?.string == "Notes 2")
        let model = try PropertyListDecoder().decode(
            DataModel.self, from: Data(contentsOf: place.appending(path: "Notes.mom")))
        #expect(model.entity(named: "Note")?.className == sources.moduleName + ".Note")
        #expect(model.entity(named: "Tag")?.className == "Label")
        let mapping = try PropertyListDecoder().decode(
            DataMapping.self, from: Data(contentsOf: bundle.url.appending(path: "Notes.cdm")))
        #expect(mapping.entities.map(\.source) == ["Note"])
        #expect(!FileManager.default.fileExists(atPath: bundle.url.appending(path: "Notes.xcdatamodeld").path))
        sources.resources = []
        _ = try AppBundle(sources: sources, folder: cache.url).assemble()
        #expect(!FileManager.default.fileExists(atPath: place.path))
        #expect(!FileManager.default.fileExists(atPath: bundle.url.appending(path: "Notes.cdm").path))
    }

    @Test("What an app and its tests both have is in a bundle of the tests too, with the classes of their module")
    func bundleOfTests() throws {
        let app = try Folder([
            "A.swift": "", "Notes.xcdatamodeld/Notes.xcdatamodel/contents": Self.model, "words.json": "{}",
        ])
        let cache = try Folder([:])
        var sources = try AppSources(path: app.url.path)
        for resource in sources.resources {
            sources.resources.append(
                AppSources.Resource(source: resource.source, path: resource.path, module: "NotesTests"))
        }
        let bundle = AppBundle(sources: sources, folder: cache.url, testModule: "NotesTests")
        _ = try bundle.assemble()
        let own = bundle.url.appending(path: "PlugIns/NotesTests.xctest")
        #expect(FileManager.default.contents(atPath: own.appending(path: "words.json").path) == Data("{}".utf8))
        func className(_ place: URL) throws -> String? {
            let file = place.appending(path: "Notes.momd/Notes.mom")
            let model = try PropertyListDecoder().decode(DataModel.self, from: Data(contentsOf: file))
            return model.entity(named: "Note")?.className
        }
        #expect(try className(own) == "NotesTests.Note")
        #expect(try className(bundle.url) == sources.moduleName + ".Note")
        let info = try PropertyListReader.read(Data(contentsOf: own.appending(path: "Info.plist")))
        #expect(info["CFBundlePackageType"]?.string == "BNDL")
        // Put together anew, nothing of it is taken for what is gone.
        _ = try bundle.assemble()
        #expect(FileManager.default.fileExists(atPath: own.appending(path: "words.json").path))
    }

    @Test("A mistake in a model is told with its file and line")
    func mistakes() throws {
        let app = try Folder([
            "A.swift": "",
            "M.xcdatamodeld/M.xcdatamodel/contents": "<model>\n<entity name=\"A\" parentEntity=\"B\"/></model>",
        ])
        let sources = try AppSources(path: app.url.path)
        let cache = try Folder([:])
        let bundle = AppBundle(sources: sources, folder: cache.url)
        let error = #expect(throws: BuildError.self) { _ = try bundle.assemble() }
        #expect(error?.kind == .build)
        #expect(error?.message.contains("M.xcdatamodel/contents:2: error: ") == true)
    }
}
