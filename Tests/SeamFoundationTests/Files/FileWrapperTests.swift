import Foundation
import SeamFoundation
import Testing

struct FileWrapperTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    @Test func aFolderIsWrittenAndReadAgain() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let pictures = FileWrapper(directoryWithFileWrappers: ["a.png": FileWrapper(regularFileWithContents: Data([1]))]
        )
        let document = FileWrapper(directoryWithFileWrappers: [
            "글.txt": FileWrapper(regularFileWithContents: Data("안녕".utf8))
        ])
        pictures.preferredFilename = "Pictures"
        #expect(document.addFileWrapper(pictures) == "Pictures")
        let place = folder.appendingPathComponent("Document.note")
        try document.write(to: place, options: [.atomic, .withNameUpdating], originalContentsURL: nil)
        #expect(document.filename == "Document.note")
        let read = try FileWrapper(url: place)
        #expect(read.isDirectory && !read.isRegularFile)
        #expect(read.fileWrappers?["글.txt"]?.regularFileContents == Data("안녕".utf8))
        #expect(read.fileWrappers?["Pictures"]?.fileWrappers?.keys.sorted() == ["a.png"])
        #expect(read.matchesContents(of: place))
        try Data([2]).write(to: place.appendingPathComponent("Pictures/a.png"))
        #expect(!read.matchesContents(of: place))
    }

    @Test func aNameIsGivenOnce() {
        let document = FileWrapper(directoryWithFileWrappers: [:])
        #expect(document.addRegularFile(withContents: Data([1]), preferredFilename: "a.txt") == "a.txt")
        #expect(document.addRegularFile(withContents: Data([2]), preferredFilename: "a.txt") == "a 2.txt")
        let second = document.fileWrappers?["a 2.txt"]
        #expect(second.map { document.keyForChildFileWrapper($0) } == "a 2.txt")
        if let second { document.removeFileWrapper(second) }
        #expect(document.fileWrappers?.count == 1)
        #expect(FileWrapper(regularFileWithContents: Data()).addFileWrapper(document) == "")
    }

    @Test func whatIsThereStaysWhenWritingFails() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let place = folder.appendingPathComponent("a")
        try Data([1]).write(to: place)
        // A name with a slash cannot be written.
        let document = FileWrapper(directoryWithFileWrappers: ["x/y": FileWrapper(regularFileWithContents: Data([2]))])
        #expect(throws: (any Error).self) {
            try document.write(to: place, options: .atomic, originalContentsURL: nil)
        }
        #expect(try Data(contentsOf: place) == Data([1]))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a"])
    }

    @Test func aMissingFileIsAnError() {
        #expect(throws: CocoaError.self) { try FileWrapper(url: folder.appendingPathComponent("none")) }
    }

    @Test func dataHoldsTheWhole() {
        let document = FileWrapper(directoryWithFileWrappers: ["a": FileWrapper(regularFileWithContents: Data([7]))])
        let again = document.serializedRepresentation.flatMap { FileWrapper(serializedRepresentation: $0) }
        #expect(again?.fileWrappers?["a"]?.regularFileContents == Data([7]))
        #expect(FileWrapper(serializedRepresentation: Data("no".utf8)) == nil)
    }

    @Test func aBookmarkFindsAFileThatGotAnotherName() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let place = folder.appendingPathComponent("a.txt")
        try Data([1]).write(to: place)
        let bookmark = try place.bookmarkData()
        var isStale = true
        #expect(try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale).path == place.path)
        #expect(!isStale)
        let moved = folder.appendingPathComponent("b.txt")
        try FileManager.default.moveItem(at: place, to: moved)
        #expect(try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale).path == moved.path)
        #expect(isStale)
        try FileManager.default.removeItem(at: moved)
        #expect(throws: CocoaError.self) { try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale) }
        #expect(throws: CocoaError.self) { try URL(resolvingBookmarkData: Data([1]), bookmarkDataIsStale: &isStale) }
        #expect(throws: CocoaError.self) { try place.bookmarkData() }
    }

    @Test func linesOfAFile() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let place = folder.appendingPathComponent("lines.txt")
        try Data("one\r\n\n둘\u{2028}three".utf8).write(to: place)
        var lines: [String] = []
        for try await line in place.lines { lines.append(line) }
        #expect(lines == ["one", "둘", "three"])
        var characters: [Character] = []
        for try await character in try FileHandle(forReadingFrom: place).bytes.characters {
            characters.append(character)
        }
        #expect(String(characters) == "one\r\n\n둘\u{2028}three")
        await #expect(throws: (any Error).self) {
            for try await _ in folder.appendingPathComponent("none").resourceBytes {}
        }
    }
}
