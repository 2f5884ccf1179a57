public import Foundation
public import SeamFoundation
internal import SeamPrimitives

/// The person's photos. A desktop has files and no library of photos: it is empty, what is added to it is saved where the
/// person wants it, and pictures are chosen by `PHPickerViewController`.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let library = PHPhotoLibrary()
    private let lock = NSLock()
    private var pending: [NSObject]?

    /// The library.
    open class func shared() -> PHPhotoLibrary { library }

    /// Whether the app may use it.
    open class func authorizationStatus() -> PHAuthorizationStatus { authorizationStatus(for: .readWrite) }

    /// Whether the app may use it. The answer is one for both levels.
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
        PhotoPermission.shared.state.status
    }

    /// Asks the person, the first time; afterwards the answer is the same.
    open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
        requestAuthorization(for: .readWrite, handler: handler)
    }

    /// Asks the person, the first time; afterwards the answer is the same.
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
    ) {
        nonisolated(unsafe) let handler = handler
        MainQueue.perform { PhotoPermission.shared.ask { handler($0 ? .authorized : .denied) } }
    }

    /// Asks the person, the first time; afterwards the answer is the same.
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        await withCheckedContinuation { continuation in
            requestAuthorization(for: accessLevel) { continuation.resume(returning: $0) }
        }
    }

    /// Makes changes: what is created in the block is saved, and albums are changed.
    open func performChanges(
        _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        let made = collect(changeBlock)
        let isKept = keep(made)
        nonisolated(unsafe) let handler = completionHandler
        nonisolated(unsafe) let files = made.flatMap { ($0 as? PHAssetCreationRequest)?.files ?? [] }
        MainQueue.perform {
            guard let isKept, isKept || !files.isEmpty else {
                handler?(false, PHPhotosError(.changeNotSupported))
                return
            }
            guard !files.isEmpty else {
                handler?(true, nil)
                return
            }
            SavedFiles.save(files, in: nil) { place in
                handler?(place != nil, place == nil ? PHPhotosError(.userCancelled) : nil)
            }
        }
    }

    /// Makes changes, and waits until they are done, or the person has said where what is created goes: then it is called
    /// from the thread that waits. On the main thread it does not wait for the person, who could not answer.
    open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
        let made = collect(changeBlock)
        nonisolated(unsafe) let files = made.flatMap { ($0 as? PHAssetCreationRequest)?.files ?? [] }
        guard let isKept = keep(made), isKept || !files.isEmpty else { throw PHPhotosError(.changeNotSupported) }
        guard !files.isEmpty else { return }
        if Thread.isMainThread {
            MainActor.assumeIsolated { _ = SavedFiles.save(files, in: nil) { _ in } }
            return
        }
        let done = DispatchSemaphore(value: 0)
        let isSaved = Locked(false)
        MainQueue.perform {
            SavedFiles.save(files, in: nil) { place in
                isSaved.withLock { $0 = place != nil }
                done.signal()
            }
        }
        done.wait()
        if !isSaved.withLock({ $0 }) { throw PHPhotosError(.userCancelled) }
    }

    /// Changes the albums; whether there was something to change, or nil if that failed.
    private func keep(_ made: [NSObject]) -> Bool? {
        let changes = made.compactMap { $0 as? PHAssetCollectionChangeRequest }
        guard !changes.isEmpty else { return false }
        do {
            try PhotoAlbums.shared.change { albums in
                for change in changes { change.apply(to: &albums) }
            }
            return true
        } catch {
            return nil
        }
    }

    /// Makes changes: what is created in the block is saved.
    open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            performChanges(changeBlock) { _, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }

    private func collect(_ block: () -> Void) -> [NSObject] {
        lock.withLock { pending = [] }
        block()
        return lock.withLock {
            defer { pending = nil }
            return pending ?? []
        }
    }

    func note(_ request: NSObject) { lock.withLock { pending?.append(request) } }
}

/// What went wrong with photos. The numbers are Apple's (PHError.h).
public struct PHPhotosError: _FrameworkError {
    /// The kinds of errors that happen here.
    public enum Code: Int, _FrameworkErrorCode {
        public typealias _ErrorType = PHPhotosError

        /// The person did not want it.
        case userCancelled = 3072
        /// The person does not allow it.
        case accessUserDenied = 3311
        /// The library cannot be changed so.
        case changeNotSupported = 3300
    }

    /// The kind of error.
    public let code: Code
    /// Creates an error of a kind.
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { "PHPhotosErrorDomain" }

    /// The reason of that name.
    public static var userCancelled: Code { .userCancelled }
    /// The reason of that name.
    public static var accessUserDenied: Code { .accessUserDenied }
    /// The reason of that name.
    public static var changeNotSupported: Code { .changeNotSupported }
}
