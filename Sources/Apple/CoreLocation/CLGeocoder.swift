import SeamPrimitives
import Stage

/// Finds addresses of places, and places of addresses.
///
/// OpenStreetMap's public service Nominatim answers, at `nominatim.openstreetmap.org`: where the app has the network, it
/// is sent the place or the address. `seam run --stub nominatim.openstreetmap.org=DIR` answers in its stead. Without
/// either the error is ``CLError/Code-swift.enum/network``. Completion handlers are called on the main thread.
open class CLGeocoder: NSObject, @unchecked Sendable {
    /// Takes the placemarks that were found, or an error.
    public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

    private let task = Locked<GeocodingTask?>(nil)

    /// Whether a request is under way.
    open var isGeocoding: Bool { task.withLock { $0 != nil } }

    /// Ends the request that is under way, with ``CLError/Code-swift.enum/geocodeCanceled``.
    open func cancelGeocode() { task.withLock { $0 }?.cancel() }

    /// Finds the address of a place.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { reverseGeocodeLocation(location, preferredLocale: nil, completionHandler: completionHandler) }

    /// Finds the address of a place, in a language.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { start(Nominatim.reverse(location.coordinate, locale), completionHandler) }

    /// Finds places by an address.
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { geocodeAddressString(addressString, in: nil, completionHandler: completionHandler) }

    /// Finds places by an address, rather those in a region.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { geocodeAddressString(addressString, in: region, preferredLocale: nil, completionHandler: completionHandler) }

    /// Finds places by an address, rather those in a region, in a language.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) { start(Nominatim.search(addressString, near: region as? CLCircularRegion, locale), completionHandler) }

    /// The same for those who would rather wait.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale? = nil
    ) async throws -> [CLPlacemark] {
        try await withCheckedThrowingContinuation { continuation in
            reverseGeocodeLocation(location, preferredLocale: locale) { resume(continuation, $0, $1) }
        }
    }

    /// The same for those who would rather wait.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion? = nil, preferredLocale locale: Locale? = nil
    ) async throws -> [CLPlacemark] {
        try await withCheckedThrowingContinuation { continuation in
            geocodeAddressString(addressString, in: region, preferredLocale: locale) { resume(continuation, $0, $1) }
        }
    }

    private func start(_ url: URL?, _ handler: @escaping CLGeocodeCompletionHandler) {
        // A second request ends the first.
        cancelGeocode()
        nonisolated(unsafe) let handler = handler
        let made = GeocodingTask(url) { [task] made, result in
            task.withLock { if $0 === made { $0 = nil } }
            switch result {
            case .success(let places): handler(places.map { CLPlacemark($0) }, nil)
            case .failure(let error): handler(nil, error)
            }
        }
        task.withLock { $0 = made }
        made.start()
    }
}

private func resume(
    _ continuation: CheckedContinuation<[CLPlacemark], any Error>, _ placemarks: [CLPlacemark]?, _ error: (any Error)?
) {
    if let placemarks {
        continuation.resume(returning: placemarks)
    } else {
        continuation.resume(throwing: error ?? CLError(.network))
    }
}
