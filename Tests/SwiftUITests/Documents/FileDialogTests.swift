import Foundation
import Stage
import Testing
import UniformTypeIdentifiers

@testable import SwiftUI
@testable import UIKit

private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text: String

    init(_ text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
        text = String(decoding: data, as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        guard !text.isEmpty else { throw CocoaError(.fileWriteUnknown) }
        return FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

private final class Diary: ReferenceFileDocument {
    static var readableContentTypes: [UTType] { [.json] }
    var days = ["월", "화"]

    init() {}
    init(configuration: ReadConfiguration) throws {}
    func snapshot(contentType: UTType) throws -> [String] { days }
    func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
    }
}

/// What the dialogs of a screen told.
@MainActor
private final class Told {
    var opened: [URL]?
    var saved: URL?
    var failure: (any Error)?
    var cancellations = 0
}

/// Dialogs in which a person chooses files and saves them.
@Suite(.serialized) @MainActor struct FileDialogTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private let told = Told()

    private func file(_ name: String, _ text: String) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        return file
    }

    private struct Opening: View {
        let told: Told
        var several = false
        @State var isShown = false
        var body: some View {
            VStack {
                Button("open") { isShown = true }
                Text(verbatim: isShown ? "asking" : "quiet")
            }
            .fileImporter(isPresented: $isShown, allowedContentTypes: [.plainText], allowsMultipleSelection: several) {
                told.opened = try? $0.get()
            } onCancellation: {
                told.cancellations += 1
            }
        }
    }

    @Test func chosenFilesComeAsCopies() throws {
        let hosting = UIHostingController(rootView: Opening(told: told, several: true))
        let screen = TestScreen(hosting)
        screen.tap(try #require(screen.label("open")))
        screen.advance(by: 1)
        #expect(hosting.presentedViewController is UIDocumentPickerViewController)
        try screen.picture("file-importer")
        let choice = try #require(screen.surface.fileChoice)
        #expect(choice.request.allowsMultiple && choice.request.endings.contains("txt"))
        try choice.finish(copying: [file("a.txt", "a"), file("b.txt", "b")])
        screen.advance(by: 1)
        #expect(try told.opened?.map { try String(contentsOf: $0, encoding: .utf8) } == ["a", "b"])
        #expect(hosting.presentedViewController == nil && screen.texts.contains("quiet"))
        #expect(told.cancellations == 0)
        // And once more.
        screen.tap(try #require(screen.label("open")))
        screen.advance(by: 1)
        #expect(screen.surface.fileChoice != nil)
    }

    @Test func leavingTheDialogIsToldApart() throws {
        let hosting = UIHostingController(rootView: Opening(told: told))
        let screen = TestScreen(hosting)
        screen.tap(try #require(screen.label("open")))
        screen.advance(by: 1)
        screen.tap(try #require(screen.label("Cancel")))
        screen.advance(by: 1)
        #expect(told.opened == nil && told.cancellations == 1)
        #expect(hosting.presentedViewController == nil && screen.texts.contains("quiet"))
    }

    @Test func anAppTakesItsQuestionBackWithoutACancellation() throws {
        let isShown = Setting(true)
        let told = told
        let hosting = UIHostingController(
            rootView: Watching(setting: isShown) { shown in
                Text("screen").fileImporter(
                    isPresented: shown, allowedContentTypes: [.item], allowsMultipleSelection: false
                ) { _ in
                } onCancellation: {
                    told.cancellations += 1
                }
            })
        let screen = TestScreen(hosting)
        screen.advance(by: 1)
        #expect(hosting.presentedViewController != nil)
        isShown.value = false
        screen.advance(by: 1)
        #expect(hosting.presentedViewController == nil && told.cancellations == 0)
    }

    private final class Setting: ObservableObject {
        @Published var value: Bool
        init(_ value: Bool) { self.value = value }
    }

    private struct Watching<Content: View>: View {
        @ObservedObject var setting: Setting
        @ViewBuilder let content: (Binding<Bool>) -> Content
        var body: some View { content($setting.value) }
    }

    private struct Saving<D: FileDocument>: View {
        let told: Told
        let document: D?
        @State var isShown = false
        var body: some View {
            Button("save") { isShown = true }
                .fileExporter(
                    isPresented: $isShown, document: document, contentType: .plainText, defaultFilename: "메모"
                ) { result in
                    switch result {
                    case .success(let url): told.saved = url
                    case .failure(let error): told.failure = error
                    }
                }
        }
    }

    /// Saves into the test's folder.
    private func saving(_ body: () throws -> Void) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        UIDocumentPickerViewController.exportFolder = folder
        defer { UIDocumentPickerViewController.exportFolder = nil }
        try body()
    }

    @Test func documentsAreSavedUnderTheirNames() throws {
        try saving {
            let hosting = UIHostingController(rootView: Saving(told: told, document: Note("우유 🥛")))
            let screen = TestScreen(hosting)
            screen.tap(try #require(screen.label("save")))
            screen.advance(by: 1)
            #expect(screen.texts.contains("메모.txt"))
            try screen.picture("file-exporter")
            screen.tap(try #require(screen.label("Save")))
            screen.advance(by: 1)
            let saved = try #require(told.saved)
            #expect(saved.lastPathComponent == "메모.txt" && saved.deletingLastPathComponent().path == folder.path)
            #expect(try String(contentsOf: saved, encoding: .utf8) == "우유 🥛")
            #expect(hosting.presentedViewController == nil)
        }
    }

    @Test func whatCannotBeWrittenFailsWithoutADialog() throws {
        let hosting = UIHostingController(rootView: Saving(told: told, document: Note("")))
        let screen = TestScreen(hosting)
        screen.tap(try #require(screen.label("save")))
        screen.advance(by: 1)
        #expect((told.failure as? CocoaError)?.code == .fileWriteUnknown)
        #expect(hosting.presentedViewController == nil)
    }

    @Test func nothingIsAskedWithoutADocument() throws {
        let hosting = UIHostingController(rootView: Saving(told: told, document: Note?.none))
        let screen = TestScreen(hosting)
        screen.tap(try #require(screen.label("save")))
        screen.advance(by: 1)
        #expect(hosting.presentedViewController == nil && told.failure == nil && told.saved == nil)
    }

    @Test func snapshotsOfObjectsAreSaved() throws {
        try saving {
            let told = told
            let screen = TestScreen {
                Text("diary").fileExporter(
                    isPresented: .constant(true), document: Diary(), contentType: .json, defaultFilename: "d.json"
                ) { told.saved = try? $0.get() }
            }
            screen.advance(by: 1)
            screen.tap(try #require(screen.label("Save")))
            screen.advance(by: 1)
            let saved = try #require(told.saved)
            #expect(saved.lastPathComponent == "d.json")
            #expect(try JSONDecoder().decode([String].self, from: Data(contentsOf: saved)) == ["월", "화"])
        }
    }

    @Test func filesOfTheAppsAreMoved() throws {
        try saving {
            let told = told
            let own = try file("own.txt", "mine")
            let target = folder.appendingPathComponent("there")
            try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
            UIDocumentPickerViewController.exportFolder = target
            let screen = TestScreen {
                Text("mover").fileMover(isPresented: .constant(true), file: own) { told.saved = try? $0.get() }
            }
            screen.advance(by: 1)
            screen.tap(try #require(screen.label("Save")))
            screen.advance(by: 1)
            #expect(told.saved?.deletingLastPathComponent().lastPathComponent == "there")
            #expect(!FileManager.default.fileExists(atPath: own.path))
        }
    }

    @Test func namesGetTheEndingsOfTheirTypes() {
        #expect(UTType.plainText._fileName("a") == "a.txt")
        #expect(UTType.plainText._fileName("a.txt") == "a.txt")
        #expect(UTType.json._fileName("1.5") == "1.5.json")
        #expect(UTType.json._fileName(nil) == "Untitled.json")
        #expect(UTType.json._fileName("") == "Untitled.json")
    }

    @Test func documentsOfOneNameAreToldApart() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let files = ["a", "b"].map { FileWrapper(regularFileWithContents: Data($0.utf8)) }
        let urls = try ExportedFiles.write(files, as: .plainText, named: nil, in: folder)
        #expect(urls.map(\.lastPathComponent) == ["Untitled.txt", "Untitled 2.txt"])
        #expect(try String(contentsOf: urls[1], encoding: .utf8) == "b")
    }
}
