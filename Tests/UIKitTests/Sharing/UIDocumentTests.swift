import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct UIDocumentTests {
    private struct NoText: Error {}

    @MainActor final class Note: UIDocument {
        var text = ""
        var log: [String] = []
        override func contents(forType typeName: String) throws -> Any {
            log.append("contents \(typeName)")
            return Data(text.utf8)
        }
        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            guard let data = contents as? Data, let text = String(data: data, encoding: .utf8) else { throw NoText() }
            log.append("load \(typeName ?? "")")
            self.text = text
        }
        override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
            log.append("error")
            super.handleError(error, userInteractionPermitted: userInteractionPermitted)
        }
    }

    private func place(_ name: String = "메모.txt") -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.appendingPathComponent(name)
    }

    @Test func aDocumentIsCreatedClosedAndOpenedAgain() async throws {
        let url = place()
        let note = Note(fileURL: url)
        #expect(note.documentState == .closed && note.localizedName == "메모" && note.fileType == "public.plain-text")
        note.text = "첫 줄"
        #expect(await note.save(to: url, for: .forCreating))
        #expect(note.documentState == .normal && note.fileModificationDate != nil && !note.hasUnsavedChanges)
        #expect(await note.close())
        #expect(note.documentState == .closed)
        let other = Note(fileURL: url)
        #expect(await other.open())
        #expect(other.text == "첫 줄" && other.documentState == .normal && other.log == ["load public.plain-text"])
        #expect(await other.close())
    }

    @Test func whatCannotBeReadIsNotOpened() async {
        let note = Note(fileURL: place())
        #expect(!(await note.open()))
        #expect(note.documentState == .closed && note.log == ["error"])
    }

    @Test func changesAreWrittenWhenADocumentIsClosed() async throws {
        let url = place()
        try Data("old".utf8).write(to: url)
        let note = Note(fileURL: url)
        #expect(await note.open())
        note.text = "new"
        note.updateChangeCount(.done)
        #expect(note.hasUnsavedChanges)
        #expect(await note.close())
        #expect(try String(contentsOf: url, encoding: .utf8) == "new" && !note.hasUnsavedChanges)
        // Without a change nothing is written.
        let other = Note(fileURL: url)
        #expect(await other.open())
        #expect(await other.close())
        #expect(!other.log.contains { $0.hasPrefix("contents") })
    }

    @Test func undoingCountsAsAChangeToo() async throws {
        let url = place()
        let note = Note(fileURL: url)
        #expect(await note.save(to: url, for: .forCreating))
        note.undoManager.groupsByEvent = false
        note.undoManager.beginUndoGrouping()
        note.undoManager.registerUndo(withTarget: note) { $0.text = "" }
        note.undoManager.endUndoGrouping()
        #expect(note.hasUnsavedChanges)
        note.undoManager.undo()
        #expect(!note.hasUnsavedChanges)
        #expect(await note.close())
    }

    @Test func aFailedSaveIsAState() async throws {
        let url = place()
        let note = Note(fileURL: url)
        #expect(await note.save(to: url, for: .forCreating))
        #expect(!(await note.save(to: URL(fileURLWithPath: "/nowhere/at/all.txt"), for: .forCreating)))
        #expect(note.documentState.contains(.savingError) && note.fileURL == url && note.log.last == "error")
        #expect(await note.save(to: url, for: .forOverwriting))
        #expect(note.documentState == .normal)
        #expect(await note.close())
    }

    @Test func revertingTakesWhatTheFileHas() async throws {
        let url = place()
        let note = Note(fileURL: url)
        note.text = "one"
        #expect(await note.save(to: url, for: .forCreating))
        note.text = "two"
        note.updateChangeCount(.done)
        let success = await withCheckedContinuation { continuation in
            note.revert(toContentsOf: url) { continuation.resume(returning: $0) }
        }
        #expect(success && note.text == "one" && !note.hasUnsavedChanges && note.documentState == .normal)
        #expect(await note.close())
    }

    @Test func foldersAreDocumentsToo() async throws {
        @MainActor final class Folder: UIDocument {
            var names: [String] = []
            override func contents(forType typeName: String) throws -> Any {
                FileWrapper(directoryWithFileWrappers: ["a.txt": FileWrapper(regularFileWithContents: Data("a".utf8))])
            }
            override func load(fromContents contents: Any, ofType typeName: String?) throws {
                names = ((contents as? FileWrapper)?.fileWrappers ?? [:]).keys.sorted()
            }
        }
        let url = place("folder.note")
        let document = Folder(fileURL: url)
        #expect(await document.save(to: url, for: .forCreating))
        #expect(await document.save(to: url, for: .forOverwriting))
        #expect(await document.close())
        let other = Folder(fileURL: url)
        #expect(await other.open())
        #expect(other.names == ["a.txt"])
        #expect(await other.close())
    }

    @Test func aClosedDocumentIsNotKept() async throws {
        let url = place()
        weak var weakNote: Note?
        do {
            let note = Note(fileURL: url)
            weakNote = note
            #expect(await note.save(to: url, for: .forCreating))
            _ = note.undoManager
            note.updateChangeCount(.done)
            #expect(await note.close())
        }
        #expect(weakNote == nil)
    }
}
