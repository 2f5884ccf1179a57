import Foundation
import XcodeProject

/// What there is to say about a module that is missing: who asks for it, and what to do.
struct DependencyHints {
    private let products: [(name: String, address: String?, place: String)]
    private let dependencies: [Dependency]
    /// Where a `Pods` folder may be.
    private let folders: [URL]

    init(sources: AppSources) {
        guard let origin = sources.origin else {
            products = []
            dependencies = []
            folders = [sources.root]
            return
        }
        products = origin.target.products.map {
            ($0.name, $0.address, "\(origin.project.file.path):\($0.line)")
        }
        dependencies = DependencyReader.dependencies(of: origin.project.url, root: sources.root)
        folders = [sources.root, origin.project.url.deletingLastPathComponent()]
    }

    init(dependencies: [Dependency], folders: [URL]) {
        products = []
        self.dependencies = dependencies
        self.folders = folders
    }

    /// A paragraph on each of the modules.
    func advice(for modules: [String]) -> String {
        modules.map(advice).joined(separator: "\n")
    }

    private func advice(for module: String) -> String {
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
                return asked + ", and its sources are here: add --dependency \(module)=\(sources.path)"
            }
            return asked + "; " + Self.fetch(dependency.address) + help
        }
        if let sources = checkedIn(module, besides: nil) {
            return "seam: \(module)'s sources are here: add --dependency \(module)=\(sources.path)"
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
        for place in [folder].compactMap({ $0 }) + folders {
            let pods = place.appending(path: "Pods")
            let names = (try? FileManager.default.contentsOfDirectory(atPath: pods.path)) ?? []
            guard let name = names.sorted().first(where: { Self.isSame($0, module) }) else { continue }
            let found = pods.appending(path: name)
            let files = FileManager.default.enumerator(atPath: found.path)
            while let file = files?.nextObject() as? String {
                if file.hasSuffix(".swift") { return found }
            }
        }
        return nil
    }

    /// Those that apps import most often.
    private static let appleFrameworks: Set<String> = [
        "AdSupport", "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices", "AVFoundation", "AVKit",
        "CallKit", "CloudKit", "Contacts", "ContactsUI", "CoreBluetooth", "CoreData", "CoreImage", "CoreLocation",
        "CoreML", "CoreMedia", "CoreMotion", "CoreSpotlight", "CoreTelephony", "CoreText", "CryptoKit", "EventKit",
        "GameKit", "HealthKit", "ImageIO", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Metal",
        "MobileCoreServices", "MultipeerConnectivity", "Network", "PDFKit", "PassKit", "Photos", "PhotosUI",
        "QuickLook",
        "SafariServices", "SceneKit", "Security", "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI",
        "SystemConfiguration", "UniformTypeIdentifiers", "UserNotifications", "Vision", "WatchConnectivity", "WebKit",
        "WidgetKit",
    ]

    private static func fetch(_ address: String?) -> String {
        address.map { "get it (git clone \($0)) and " } ?? "get it and "
    }

    /// A module is called as its library is, as far as an identifier can.
    private static func isSame(_ name: String, _ module: String) -> Bool {
        func plain(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
        let one = plain(name)
        let other = plain(module)
        return one == other || one == other + "swift" || one + "swift" == other
    }
}
