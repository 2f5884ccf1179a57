import Foundation
import XcodeProject

/// Explains a missing module: who asks for it, and what to do about it.
package struct DependencyHints {
    private let products: [(name: String, address: String?, place: String)]
    private let dependencies: [Dependency]
    /// Where a `Pods` folder may be.
    private let folders: [URL]
    /// The folders of libraries that were looked into, and have nothing in Swift.
    private let foreign: [String: URL]

    init(sources: AppSources) {
        foreign = sources.foreignLibraries
        guard let origin = sources.origin else {
            products = []
            dependencies = []
            folders = sources.libraryFolders
            return
        }
        products = origin.target.products.map {
            ($0.name, $0.address, "\(origin.project.file.path):\($0.line)")
        }
        dependencies = DependencyReader.dependencies(of: origin.project.url, root: sources.root)
        folders = sources.libraryFolders
    }

    init(dependencies: [Dependency], folders: [URL]) {
        products = []
        foreign = [:]
        self.dependencies = dependencies
        self.folders = folders
    }

    /// A paragraph on each of the modules.
    func advice(for modules: [String]) -> String {
        modules.map(advice).joined(separator: "\n")
    }

    private func advice(for module: String) -> String {
        if let folder = foreign[module] {
            return "seam: \(module): its sources in \(folder.path) are not Swift, and Seam builds nothing else"
        }
        let help = "give the folder of its sources as --dependency \(module)=PATH"
        if let product = products.first(where: { Self.isSame($0.name, module) }) {
            return "seam: \(module) is a product of a Swift package, asked for at \(product.place); "
                + Self.fetch(product.address) + help
        }
        let named = dependencies.filter { Self.isSame($0.name, module) }
        if let dependency = named.first(where: { $0.address != nil }) ?? named.first {
            let version = dependency.version.map { " (\($0))" } ?? ""
            let asked =
                "seam: \(module)\(version) is a \(dependency.manager.rawValue), asked for at "
                + "\(dependency.file.path):\(dependency.line)"
            if let sources = checkedIn(module, besides: dependency.file.deletingLastPathComponent()) {
                return asked + Self.present(module, sources)
            }
            return asked + "; " + Self.fetch(dependency.address) + help
        }
        if let sources = checkedIn(module, besides: nil) {
            return "seam: \(module)" + Self.present(module, sources)
        }
        if Self.appleFrameworks.contains(module) {
            return
                "seam: \(module) is a framework of Apple's that Seam does not have; what needs it can be left out of the "
                + "build between #if canImport(\(module)) and #endif"
        }
        return "seam: \(module): neither a module of Apple's that Seam has, nor one of the app's; "
            + "if it is a library, " + help
    }

    /// The folder of a pod whose sources were checked in with the app's.
    private func checkedIn(_ module: String, besides folder: URL?) -> URL? {
        (try? CheckedInLibraries(folders: folders))?.folder(of: module, besides: folder)
    }

    /// Apple's that apps and libraries import. Those that Seam has are found before anybody asks here.
    package static let appleFrameworks: Set<String> = [
        "Accessibility", "Accounts", "ActivityKit", "AddressBook", "AddressBookUI", "AdSupport", "AppClip",
        "AppIntents", "AppKit",
        "AppTrackingTransparency", "ARKit", "AssetsLibrary", "AudioToolbox", "AuthenticationServices", "AVFAudio",
        "AVKit", "BackgroundTasks", "BrowserEngineKit", "CallKit", "CarPlay", "Cinematic", "ClassKit", "ClockKit",
        "CloudKit", "Contacts", "ContactsUI", "CoreAudio", "CoreAudioKit", "CoreAudioTypes", "CoreBluetooth",
        "CoreData", "CoreHaptics", "CoreLocation", "CoreLocationUI", "CoreMedia", "CoreMIDI", "CoreML", "CoreMotion",
        "CoreNFC", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreVideo", "CryptoTokenKit", "DataDetection",
        "DeviceActivity", "DeviceCheck", "DeviceDiscoveryUI", "EventKit", "EventKitUI", "ExposureNotification",
        "ExtensionKit", "ExternalAccessory", "FamilyControls", "FileProvider", "FileProviderUI", "FinanceKit",
        "GameController", "GameKit", "GameplayKit", "GLKit", "GroupActivities", "GSS", "HealthKit", "HealthKitUI",
        "HomeKit", "iAd", "IdentityLookup", "IdentityLookupUI", "ImageCaptureCore", "ImagePlayground", "Intents",
        "IntentsUI", "IOSurface", "JavaScriptCore", "JournalingSuggestions", "LinkPresentation", "LocalAuthentication",
        "LockedCameraCapture", "ManagedSettings", "ManagedSettingsUI", "MapKit", "MediaAccessibility", "MediaPlayer",
        "MediaSetup", "MediaToolbox", "Messages", "MessageUI", "Metal", "MetalFX", "MetalKit",
        "MetalPerformanceShaders", "MetricKit", "MLCompute", "ModelIO", "MultipeerConnectivity", "MusicKit",
        "NaturalLanguage", "NearbyInteraction", "Network", "NetworkExtension", "NewsstandKit", "NotificationCenter",
        "OpenAL", "OpenGLES", "PassKit", "PDFKit", "PencilKit", "PHASE", "Photos", "PhotosUI", "ProximityReader",
        "PushKit", "PushToTalk", "QuickLook", "QuickLookThumbnailing", "RealityKit", "ReplayKit", "RoomPlan",
        "SafariServices", "SafetyKit", "SceneKit", "ScreenCaptureKit", "ScreenTime", "SensitiveContentAnalysis",
        "SensorKit", "SharedWithYou", "ShazamKit", "Social", "SoundAnalysis", "Speech", "SpriteKit", "StickerKit",
        "StoreKit", "SwiftData", "Symbols", "TabularData", "ThreadNetwork", "TipKit", "Translation", "TVServices",
        "TVUIKit", "UserNotifications", "UserNotificationsUI", "VideoSubscriberAccount", "VideoToolbox", "Vision",
        "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit", "WidgetKit", "WorkoutKit",
    ]

    /// Explains sources that are there and were not used.
    private static func present(_ module: String, _ sources: URL) -> String {
        guard CheckedInLibraries.hasSwift(sources) else {
            return "; its sources in \(sources.path) are not Swift, and Seam builds nothing else"
        }
        return "; its sources are here: add --dependency \(module)=\(sources.path)"
    }

    private static func fetch(_ address: String?) -> String {
        address.map { "get it (git clone \($0)) and " } ?? "get it and "
    }

    /// A module is called as its library is, as far as an identifier can.
    package static func isSame(_ name: String, _ module: String) -> Bool {
        func plain(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
        let one = plain(name)
        let other = plain(module)
        return one == other || one == other + "swift" || one + "swift" == other
    }
}
