internal import Documents
public import Foundation
internal import SeamPrimitives
internal import UIKit

/// The music that the person has synchronised to the device. A desktop has files and no such library: it is empty.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
    private static let library = MPMediaLibrary()
    private static let permission = KeptPermission(.medialibrary, reasonKeys: "NSAppleMusicUsageDescription")

    /// The library of the device.
    open class func `default`() -> MPMediaLibrary { library }

    /// When the library last changed. It never does.
    open var lastModifiedDate: Date { .distantPast }

    /// Whether the app may use it.
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus {
        switch permission.state {
        case .undecided: .notDetermined
        case .denied: .denied
        case .allowed: .authorized
        }
    }

    /// Asks the person, the first time; afterwards the answer is the same. It comes in a queue of the system's.
    open class func requestAuthorization(_ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) {
        nonisolated(unsafe) let handler = handler
        permission.request { handler($0 ? .authorized : .denied) }
    }

    /// Asks the person, the first time; afterwards the answer is the same.
    open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus {
        await withCheckedContinuation { continuation in
            requestAuthorization { continuation.resume(returning: $0) }
        }
    }

    /// Has ``Foundation/NSNotification/Name/MPMediaLibraryDidChange`` posted when the library changes. It never does.
    open func beginGeneratingLibraryChangeNotifications() {}

    /// Ends what ``beginGeneratingLibraryChangeNotifications()`` began.
    open func endGeneratingLibraryChangeNotifications() {}
}

/// Whether an app may use the person's music.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, restricted, authorized
}

extension NSNotification.Name {
    /// The library has changed.
    public static let MPMediaLibraryDidChange = NSNotification.Name("MPMediaLibraryDidChangeNotification")
}
