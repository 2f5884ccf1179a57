public import SeamFoundation

/// Why a location, a region or a placemark cannot be had.
public struct CLError: _FrameworkError {
    /// The reason.
    public enum Code: Int, _FrameworkErrorCode {
        public typealias _ErrorType = CLError

        /// It is not known now. More may come.
        case locationUnknown
        /// The person does not allow it.
        case denied
        /// The network failed.
        case network
        /// There is no heading.
        case headingFailure
        /// The person does not allow regions to be watched.
        case regionMonitoringDenied
        /// The region cannot be watched.
        case regionMonitoringFailure
        /// Watching begins later.
        case regionMonitoringSetupDelayed
        /// News of the region may be late.
        case regionMonitoringResponseDelayed
        /// No such place was found.
        case geocodeFoundNoResult
        /// Several places were found.
        case geocodeFoundPartialResult
        /// The request was cancelled.
        case geocodeCanceled
        /// Updates cannot be put off.
        case deferredFailed
        /// Updates are not put off: nothing is watched.
        case deferredNotUpdatingLocation
        /// Updates are not put off: they are to be exact.
        case deferredAccuracyTooLow
        /// Updates are not put off: only far ones are asked for.
        case deferredDistanceFiltered
        /// They were to be put off, and no longer are.
        case deferredCanceled
        /// Beacons cannot be ranged.
        case rangingUnavailable
        /// Ranging failed.
        case rangingFailure
        /// A prompt was declined.
        case promptDeclined
        /// Something was put in at a wrong moment.
        case historicalLocationError = 19
    }

    /// The reason.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// Creates an error; other details are not kept.
    public init(_ code: Code, userInfo: [String: Any]) { self.code = code }

    public static var errorDomain: String { kCLErrorDomain }
    public var errorUserInfo: [String: Any] {
        [
            NSLocalizedDescriptionKey:
                "The operation couldn’t be completed. (\(kCLErrorDomain) error \(code.rawValue).)"
        ]
    }
    /// The text that apps show.
    public var localizedDescription: String { errorUserInfo[NSLocalizedDescriptionKey] as? String ?? "" }

    /// See ``Code-swift.enum/locationUnknown``.
    public static var locationUnknown: Code { .locationUnknown }
    /// See ``Code-swift.enum/denied``.
    public static var denied: Code { .denied }
    /// See ``Code-swift.enum/network``.
    public static var network: Code { .network }
    /// See ``Code-swift.enum/headingFailure``.
    public static var headingFailure: Code { .headingFailure }
    /// See ``Code-swift.enum/regionMonitoringDenied``.
    public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
    /// See ``Code-swift.enum/regionMonitoringFailure``.
    public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
    /// See ``Code-swift.enum/geocodeFoundNoResult``.
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    /// See ``Code-swift.enum/geocodeFoundPartialResult``.
    public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
    /// See ``Code-swift.enum/geocodeCanceled``.
    public static var geocodeCanceled: Code { .geocodeCanceled }
    /// See ``Code-swift.enum/rangingUnavailable``.
    public static var rangingUnavailable: Code { .rangingUnavailable }
    /// See ``Code-swift.enum/promptDeclined``.
    public static var promptDeclined: Code { .promptDeclined }
}
