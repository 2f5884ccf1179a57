public import CoreLocation
public import Foundation

/// Asks whether a place has pictures to look around in. No place has any here: the answer is nil, without an error.
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// What was found at the place, if that was asked for.
    public let mapItem: MKMapItem?
    private let state = LookAroundState()

    /// Creates a request for a place; nil for one that is nowhere.
    public init?(coordinate: CLLocationCoordinate2D) {
        guard CLLocationCoordinate2DIsValid(coordinate) else { return nil }
        self.coordinate = coordinate
        mapItem = nil
    }

    /// Creates a request for a place that was found.
    @MainActor @preconcurrency
    public init(mapItem: MKMapItem) {
        coordinate = mapItem.placemark.coordinate
        self.mapItem = mapItem
    }

    /// Whether the request was cancelled.
    open var isCancelled: Bool { state.isCancelled }
    /// Whether the answer is awaited.
    open var isLoading: Bool { state.isLoading }

    /// The pictures; nil for a place without any. Throws an error where the request was cancelled.
    open var scene: MKLookAroundScene? {
        get async throws {
            guard state.begin() else { throw MKError(.unknown) }
            await Task.yield()
            guard state.end() else { throw MKError(.unknown) }
            return nil
        }
    }

    /// Asks for the pictures. The handler is called on the main thread, with nil for a place without any.
    open func getSceneWithCompletionHandler(
        _ completionHandler: @escaping @Sendable (MKLookAroundScene?, (any Error)?) -> Void
    ) {
        Task { @MainActor in
            do { completionHandler(try await scene, nil) } catch { completionHandler(nil, error) }
        }
    }

    /// Gives the request up.
    open func cancel() { state.cancel() }
}

/// How far a request is.
private final class LookAroundState: @unchecked Sendable {
    private let lock = NSLock()
    private var cancelled = false
    private var loading = false

    var isCancelled: Bool { lock.withLock { cancelled } }
    var isLoading: Bool { lock.withLock { loading } }

    /// False where the request was cancelled.
    func begin() -> Bool {
        lock.withLock {
            guard !cancelled else { return false }
            loading = true
            return true
        }
    }

    /// False where the request was cancelled.
    func end() -> Bool {
        lock.withLock {
            loading = false
            return !cancelled
        }
    }

    func cancel() { lock.withLock { cancelled = true } }
}
