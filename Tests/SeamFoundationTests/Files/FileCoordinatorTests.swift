import Foundation
import SeamFoundation
import Synchronization
import Testing

struct FileCoordinatorTests {
    private final class Presenter: NSObject, NSFilePresenter, Sendable {
        let presentedItemURL: URL?
        let presentedItemOperationQueue = OperationQueue()
        let messages = Mutex<[String]>([])

        init(_ url: URL) { presentedItemURL = url }

        func note(_ message: String) { messages.withLock { $0.append(message) } }
        func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
            note("give")
            writer { self.note("back") }
        }
        func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
            note("save")
            completionHandler(nil)
        }
        func presentedItemDidChange() { note("changed") }
        func presentedSubitemDidAppear(at url: URL) { note("new \(url.lastPathComponent)") }
        func presentedItemDidMove(to newURL: URL) { note("moved to \(newURL.lastPathComponent)") }
    }

    private let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    @Test func presentersAreTold() {
        let presenter = Presenter(file)
        NSFileCoordinator.addFilePresenter(presenter)
        defer { NSFileCoordinator.removeFilePresenter(presenter) }
        let coordinator = NSFileCoordinator()
        var error: NSError?
        coordinator.coordinate(writingItemAt: file, options: .forMerging, error: &error) { _ in presenter.note("write")
        }
        coordinator.item(at: file, didMoveTo: file.appendingPathExtension("new"))
        presenter.presentedItemOperationQueue.waitUntilAllOperationsAreFinished()
        #expect(error == nil)
        let expected = ["save", "give", "write", "back", "changed", "moved to \(file.lastPathComponent).new"]
        #expect(presenter.messages.withLock { $0 } == expected)
    }

    @Test func whoWritesIsNotTold() {
        let presenter = Presenter(file)
        NSFileCoordinator.addFilePresenter(presenter)
        defer { NSFileCoordinator.removeFilePresenter(presenter) }
        NSFileCoordinator(filePresenter: presenter).coordinate(writingItemAt: file, error: nil) { _ in }
        presenter.presentedItemOperationQueue.waitUntilAllOperationsAreFinished()
        #expect(presenter.messages.withLock { $0 }.isEmpty)
    }

    @Test func whatIsInAFolderIsToldToTheFoldersPresenter() {
        let presenter = Presenter(file)
        NSFileCoordinator.addFilePresenter(presenter)
        defer { NSFileCoordinator.removeFilePresenter(presenter) }
        NSFileCoordinator().coordinate(writingItemAt: file.appendingPathComponent("a"), error: nil) { _ in }
        presenter.presentedItemOperationQueue.waitUntilAllOperationsAreFinished()
        #expect(presenter.messages.withLock { $0 } == ["give", "back", "new a"])
    }

    @Test func writersWaitForEachOther() {
        let running = Mutex(0)
        let most = Mutex(0)
        let place = file
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            NSFileCoordinator().coordinate(writingItemAt: place, error: nil) { _ in
                let now = running.withLock { value in
                    value += 1
                    return value
                }
                most.withLock { $0 = max($0, now) }
                Thread.sleep(forTimeInterval: 0.001)
                running.withLock { $0 -= 1 }
            }
        }
        #expect(most.withLock { $0 } == 1)
    }

    @Test func aTurnWithinATurnIsItsPart() {
        var isDone = false
        NSFileCoordinator().coordinate(writingItemAt: file, error: nil) { url in
            NSFileCoordinator().coordinate(readingItemAt: url, error: nil) { _ in isDone = true }
        }
        #expect(isDone)
    }
}
