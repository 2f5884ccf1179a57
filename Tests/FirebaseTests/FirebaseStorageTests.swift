import Foundation
import Testing

@testable import FirebaseCore
@testable import FirebaseStorage

@MainActor @Suite struct FirebaseStorageTests {
    private let storage: Storage

    init() {
        let name = UUID().uuidString
        FirebaseApp.configure(name: name, options: FirebaseOptions())
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        storage = Storage(
            app: FirebaseApp.app(name: name)!, bucket: "local", folder: folder.appendingPathComponent("local"))
    }

    private func code(_ body: () async throws -> Void) async -> StorageErrorCode? {
        do {
            try await body()
            return nil
        } catch {
            return StorageErrorCode(rawValue: (error as NSError).code)
        }
    }

    @Test func dataComesBack() async throws {
        let ref = storage.reference().child("images/고양이.jpg")
        #expect(ref.name == "고양이.jpg" && ref.fullPath == "images/고양이.jpg" && ref.parent()?.fullPath == "images")
        let metadata = StorageMetadata()
        metadata.contentType = "image/jpeg"
        metadata.customMetadata = ["owner": "kim"]
        let kept = try await ref.putDataAsync(Data([1, 2, 3]), metadata: metadata)
        #expect(kept.size == 3 && kept.path == ref.fullPath)
        #expect(try await ref.data(maxSize: 10) == Data([1, 2, 3]))
        #expect(await code { _ = try await ref.data(maxSize: 2) } == .downloadSizeExceeded)
        let known = try await ref.getMetadata()
        #expect(known.contentType == "image/jpeg" && known.customMetadata == ["owner": "kim"])
        let url = try await ref.downloadURL()
        #expect(try Data(contentsOf: url) == Data([1, 2, 3]))
        #expect(storage.reference(forURL: url.absoluteString).fullPath == ref.fullPath)
    }

    @Test func whatIsNotThereIsSaid() async throws {
        let ref = storage.reference().child("none")
        #expect(await code { _ = try await ref.downloadURL() } == .objectNotFound)
        #expect(await code { try await ref.delete() } == .objectNotFound)
        #expect(storage.reference().child("../../etc/passwd").fullPath == "etc/passwd")
    }

    @Test func foldersAreListed() async throws {
        for path in ["a/1", "a/2", "a/b/3"] {
            _ = try await storage.reference(withPath: path).putDataAsync(Data([1]))
        }
        let list = try await storage.reference().child("a").listAll()
        #expect(list.items.map(\.fullPath) == ["a/1", "a/2"] && list.prefixes.map(\.fullPath) == ["a/b"])
        try await storage.reference().child("a/1").delete()
        #expect(try await storage.reference().child("a").listAll().items.count == 1)
    }

    @Test func tasksTellHowFarTheyAre() async throws {
        var (heard, ended) = ([StorageTaskStatus](), 0)
        let task = storage.reference().child("x").putData(Data(count: 9)) { _, error in
            if error == nil { ended += 1 }
        }
        task.observe(.progress) { heard.append($0.status) }
        task.observe(.success) { snapshot in
            heard.append(snapshot.status)
            #expect(snapshot.progress?.completedUnitCount == 9)
        }
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(heard == [.progress, .success] && ended == 1)
        var failure: (any Error)?
        let second = storage.reference().child("y").putData(Data()) { failure = $1 }
        second.cancel()
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect((failure as NSError?)?.code == StorageErrorCode.cancelled.rawValue)
    }
}
