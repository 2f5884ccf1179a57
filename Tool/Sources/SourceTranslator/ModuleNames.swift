/// Modules that have another name, or no parts, on Linux.
enum ModuleNames {
    /// Modules whose submodules and single declarations are imported as a whole: which module declares a name is not
    /// the same as on Apple's platforms.
    static let folded: Set<String> = [
        "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "CoreFoundation", "Darwin", "MachO", "Dispatch", "os",
        "OSLog",
        "ObjectiveC",
        "Combine", "Swift",
    ]

    /// Modules that bring UIKit along: CocoaPods writes a header for each that imports it.
    static let bringingUIKit: Set<String> = ["RxSwift", "RxCocoa", "RxRelay", "CombineCocoa", "XCTest"]

    /// Modules that UIKit brings along on iOS, and that are libraries of their own here.
    static let broughtByUIKit: Set<String> = ["UserNotifications"]

    static func translated(_ module: String) -> String {
        switch module {
        // Of the form of programs in files there is nothing here; libraries import it for what the C library has.
        case "Darwin", "MachO": "Glibc"
        case "CoreFoundation": "Foundation"
        // On macOS it has what is in the other on iOS, where a module of the name is there as well.
        case "CoreServices": "MobileCoreServices"
        // What of SwiftUI is on every platform of Apple's is in a module of its own there.
        case "SwiftUICore": "SwiftUI"
        // Logging is part of what Seam adds to Foundation.
        case "OSLog", "os": "SeamFoundation"
        // Sessions are Seam's; a file that imports Linux's as well would not know which it means.
        case "FoundationNetworking": "SeamFoundation"
        default: module
        }
    }
}
