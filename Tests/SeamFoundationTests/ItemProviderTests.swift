import Foundation
import Synchronization
import Testing

@testable import SeamFoundation

@Suite("NSItemProvider")
struct ItemProviderTests {
    @Test("Text is given as text, in each of the ways to ask for it")
    func text() async {
        let provider = NSItemProvider(object: "안녕" as NSString)
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        for type in ["public.utf8-plain-text", "public.plain-text", "public.text", "public.data"] {
            #expect(provider.hasItemConformingToTypeIdentifier(type), "\(type)")
        }
        #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
        #expect(provider.canLoadObject(ofClass: String.self) && provider.canLoadObject(ofClass: NSString.self))
        #expect(!provider.canLoadObject(ofClass: URL.self))
        let text = await withCheckedContinuation { continuation in
            provider.loadObject(ofClass: String.self) { text, _ in continuation.resume(returning: text) }
        }
        #expect(text == "안녕")
        let data = await withCheckedContinuation { continuation in
            provider.loadDataRepresentation(forTypeIdentifier: "public.text") { data, _ in
                continuation.resume(returning: data)
            }
        }
        #expect(data == Data("안녕".utf8))
        let item = await withCheckedContinuation { continuation in
            provider.loadItem(forTypeIdentifier: "public.plain-text") { item, _ in
                continuation.resume(returning: (item as? NSString)?.length)
            }
        }
        #expect(item == 2)
    }

    @Test("An object is loaded under its class, whichever way it is cast")
    func casts() async {
        let provider = NSItemProvider(object: "word" as NSString)
        let text = await withCheckedContinuation { continuation in
            provider.loadObject(ofClass: NSString.self) { object, _ in
                continuation.resume(returning: object as? String)
            }
        }
        #expect(text == "word")
    }

    @Test("A file is given where it is, as a copy that goes, and as data")
    func file() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("picture.png")
        try Data("png".utf8).write(to: file)
        let provider = try #require(NSItemProvider(contentsOf: file))
        #expect(provider.suggestedName == "picture")
        #expect(provider.hasItemConformingToTypeIdentifier("public.image"))
        #expect(provider.hasRepresentationConforming(toTypeIdentifier: "public.png", fileOptions: .openInPlace))
        let copy = await withCheckedContinuation { continuation in
            provider.loadFileRepresentation(forTypeIdentifier: "public.image") { url, _ in
                let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
                continuation.resume(returning: (url, text))
            }
        }
        #expect(copy.0?.lastPathComponent == "picture.png" && copy.0 != file && copy.1 == "png")
        for _ in 0..<1_000 where FileManager.default.fileExists(atPath: copy.0?.path ?? "") {
            try await Task.sleep(for: .milliseconds(1))
        }
        #expect(!FileManager.default.fileExists(atPath: copy.0?.path ?? ""))
        #expect(FileManager.default.fileExists(atPath: file.path))
        let place = await withCheckedContinuation { continuation in
            provider.loadInPlaceFileRepresentation(forTypeIdentifier: "public.png") { url, isInPlace, _ in
                continuation.resume(returning: isInPlace ? url : nil)
            }
        }
        #expect(place == file)
        #expect(NSItemProvider(contentsOf: folder.appendingPathComponent("none")) == nil)
        #expect(file.startAccessingSecurityScopedResource())
        file.stopAccessingSecurityScopedResource()
        #expect(!folder.appendingPathComponent("none").startAccessingSecurityScopedResource())
    }

    @Test("Data becomes a file with the ending of its type")
    func dataAsFile() async {
        let provider = NSItemProvider()
        provider.suggestedName = "letter"
        provider.registerDataRepresentation(forTypeIdentifier: "public.plain-text", visibility: .all) { completion in
            completion(Data("Dear".utf8), nil)
            return nil
        }
        let name = await withCheckedContinuation { continuation in
            provider.loadFileRepresentation(forTypeIdentifier: "public.text") { url, _ in
                continuation.resume(returning: url?.lastPathComponent)
            }
        }
        #expect(name == "letter.txt")
    }

    @Test("What is not there is an error, and a completion handler is called once")
    func failures() async throws {
        let provider = NSItemProvider()
        let error = await withCheckedContinuation { continuation in
            provider.loadDataRepresentation(forTypeIdentifier: "public.png") { _, error in
                continuation.resume(returning: error as NSError?)
            }
        }
        #expect(error?.domain == NSItemProvider.errorDomain)
        #expect(error?.code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
        provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { completion in
            completion(Data([1]), nil)
            completion(Data([2]), nil)
            return nil
        }
        let seen = Mutex<[Data?]>([])
        await withCheckedContinuation { continuation in
            provider.loadDataRepresentation(forTypeIdentifier: "public.png") { data, _ in
                seen.withLock { $0.append(data) }
                continuation.resume()
            }
        }
        try await Task.sleep(for: .milliseconds(20))
        #expect(seen.withLock { $0 } == [Data([1])])
    }
}
