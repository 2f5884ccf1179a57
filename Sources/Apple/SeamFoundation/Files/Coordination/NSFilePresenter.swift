public import Foundation

/// An object that shows a file or a folder, and is told when others in the app read or write it through an
/// ``NSFileCoordinator``.
///
/// What other programs do to the file is not told.
public protocol NSFilePresenter: NSObjectProtocol {
    /// What is shown; nil while there is nothing yet.
    var presentedItemURL: URL? { get }
    /// Where messages are received.
    var presentedItemOperationQueue: OperationQueue { get }

    /// Somebody is about to read: the reader is called when it may begin, with what to call when it has ended.
    func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
    /// Somebody is about to write: the writer is called when it may begin, with what to call when it has ended.
    func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
    /// Changes that are not written yet are to be written, as somebody is about to read.
    func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    /// The file is about to be deleted.
    func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    /// The file was moved.
    func presentedItemDidMove(to newURL: URL)
    /// The file was written.
    func presentedItemDidChange()
    /// Something in the folder was written.
    func presentedSubitemDidChange(at url: URL)
    /// Something new is in the folder.
    func presentedSubitemDidAppear(at url: URL)
    /// Something in the folder was moved.
    func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL)
}

extension NSFilePresenter {
    public func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
        reader(nil)
    }

    public func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
        writer(nil)
    }

    public func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(nil)
    }

    public func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(nil)
    }

    public func presentedItemDidMove(to newURL: URL) {}
    public func presentedItemDidChange() {}
    public func presentedSubitemDidChange(at url: URL) {}
    public func presentedSubitemDidAppear(at url: URL) {}
    public func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL) {}
}
