import CoreTransferable
import SeamFoundation
import Testing

private struct Note: Transferable, Codable, Equatable, Sendable {
    var title: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        ProxyRepresentation(exporting: { $0.title }, importing: { Note(title: $0) })
    }
}

private struct Film: Transferable, Sendable {
    let name: String
    let bytes: Data

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(importedContentType: .movie) { received in
            Film(name: received.file.lastPathComponent, bytes: try Data(contentsOf: received.file))
        }
    }
}

/// Values that go by data and files.
@Suite struct TransferableTests {
    private func file(_ name: String, _ data: Data) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent(name)
        try data.write(to: file)
        return file
    }

    @Test func theFirstFormThatThereIsIsRead() async throws {
        let json = try #require(NSItemProvider(contentsOf: file("note.json", Data(#"{"title":"우유"}"#.utf8))))
        #expect(try await json._transfer(Note.self) == Note(title: "우유"))
        let text = NSItemProvider(object: "plain" as NSString)
        #expect(try await text._transfer(Note.self) == Note(title: "plain"))
    }

    @Test func filesAreThereWhileTheyAreRead() async throws {
        let provider = try #require(NSItemProvider(contentsOf: file("clip.mov", Data([1, 2, 3]))))
        let film = try #require(try await provider._transfer(Film.self))
        #expect(film.name == "clip.mov" && film.bytes == Data([1, 2, 3]))
    }

    @Test func dataIsWhateverThereIsAndOtherTypesAreNot() async throws {
        let picture = try #require(NSItemProvider(contentsOf: file("dot.png", Data([9]))))
        #expect(try await picture._transfer(Data.self) == Data([9]))
        #expect(try await picture._transfer(Note.self) == nil)
    }

    @Test func whatCannotBeReadThrows() async throws {
        let broken = try #require(NSItemProvider(contentsOf: file("note.json", Data("no".utf8))))
        await #expect(throws: (any Error).self) { _ = try await broken._transfer(Note.self) }
    }

    @Test func conditionsAndNamesAreKept() throws {
        let named = CodableRepresentation<Note>(contentType: .json).suggestedFileName { $0.title + ".json" }
            .exportingCondition { !$0.title.isEmpty }
        #expect(named._parts.map(\.contentType) == [.json])
        #expect(named._parts[0].fileName(Note(title: "a")) == "a.json")
        #expect(named._parts[0].isExported(Note(title: "a")) && !named._parts[0].isExported(Note(title: "")))
    }
}

/// Values that are given.
@Suite struct GivenValueTests {
    @Test func valuesAreGivenInAllTheirForms() async throws {
        let provider = NSItemProvider()
        provider.register(Note(title: "우유"))
        #expect(provider.registeredContentTypes.first == .json)
        #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
        #expect(try await provider._transfer(Note.self) == Note(title: "우유"))
        #expect(try await provider._transfer(String.self) == "우유")
    }

    @Test func valuesAreLoadedAndFailuresAreTold() async {
        let provider = NSItemProvider()
        provider.register("text")
        let text = await withCheckedContinuation { continuation in
            provider.loadTransferable(type: String.self) { continuation.resume(returning: try? $0.get()) }
        }
        #expect(text == "text")
        let film = await withCheckedContinuation { continuation in
            provider.loadTransferable(type: Film.self) { continuation.resume(returning: try? $0.get()) }
        }
        #expect(film == nil)
    }

    @Test func filesAreWrittenInAFormThatIsAskedFor() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let note = Note(title: "a")
        let json = try await note._write(as: [], named: "x", in: folder)
        #expect(json.lastPathComponent == "x.json")
        let text = try await note._write(as: [.plainText], named: "x", in: folder)
        #expect(try String(contentsOf: text, encoding: .utf8) == "a")
        await #expect(throws: CocoaError.self) { try await note._write(as: [.image], named: "x", in: folder) }
    }
}
