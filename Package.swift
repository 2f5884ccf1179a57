// swift-tools-version: 6.0
import PackageDescription

// The libraries an app imports, and what they stand on. The `seam` command is a package of its own (Tool/),
// because it links the SwiftSyntax of the toolchain by unsafe flags, which a dependency may not have.

/// The files of the page that shows an app in a browser.
let pageFiles = [
    "accessibility.js", "elements.js", "fields.js", "files.js", "keys.js", "link.js", "notices.js", "page.css",
    "page.html", "page.js", "picture.js", "pointer.js", "sharing.js", "typing.js", "view.js", "words.js",
]

/// Imports are internal unless they say otherwise.
let internalImports: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")]

/// The libraries beside the runtime, each a product and a target: `seam` builds and links those that an app imports.
let libraries = [
    // Apple's
    "_AppIntents_SwiftUI", "_AuthenticationServices_SwiftUI", "_AVKit_SwiftUI", "_CoreData_SwiftUI", "_CoreData_UIKit",
    "_CoreLocationUI_SwiftUI", "_FirebaseFirestore_SwiftUI", "_MapKit_SwiftUI", "_PhotosUI_SwiftUI",
    "_QuickLook_SwiftUI", "_RealmSwift_SwiftUI", "_StoreKit_SwiftUI", "_SwiftData_SwiftUI", "_WebKit_SwiftUI",
    "_WidgetKit_SwiftUI",
    "Accelerate", "Accessibility", "ActivityKit",
    "AdSupport", "AppIntents", "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices", "AVFAudio",
    "AVFoundation", "AVKit", "BackgroundTasks", "Charts", "CloudKit", "CommonCrypto", "Compression", "Contacts",
    "ContactsUI",
    "CoreBluetooth", "CoreData", "CoreHaptics", "CoreLocation", "CoreLocationUI", "CoreMedia", "CoreMotion",
    "CoreTelephony",
    "CoreText", "CoreTransferable", "CryptoKit", "DeveloperToolsSupport", "EventKit", "EventKitUI", "HealthKit",
    "LinkPresentation",
    "LocalAuthentication",
    "MapKit", "MediaPlayer", "MessageUI", "MobileCoreServices", "NaturalLanguage", "Network", "PassKit", "PDFKit",
    "Photos", "PhotosUI", "QuickLook", "SafariServices", "Speech", "StoreKit", "SwiftData", "SwiftUI", "SwiftUICore",
    "SystemConfiguration", "TipKit", "UniformTypeIdentifiers",
    "UserNotifications", "Vision", "VisionKit", "WatchConnectivity", "WebKit", "WidgetKit",
    // RxSwift with its companions, Combine for controls, and the toolkit for MVVM apps
    "RxSwift", "RxRelay", "RxCocoa", "RxBlocking", "RxTest", "CombineCocoa", "Seam", "SeamCombine", "SeamRx",
    // Libraries of others for iOS whose sources are not Swift
    "AFNetworking", "BDBOAuth1Manager", "CocoaLumberjack", "CocoaLumberjackSwift", "CwlPreconditionTesting",
    "ExceptionCatcher",
    "FirebaseCore", "FirebaseAuth", "FirebaseDatabase", "FirebaseFirestore", "FirebaseFirestoreSwift",
    "FirebaseMessaging", "FirebaseStorage", "FirebaseAnalytics", "FirebaseCrashlytics", "FirebaseInstallations",
    "FirebaseRemoteConfig", "Firebase", "FMDB",
    "Crashlytics", "Fabric", "FSCalendar", "GoogleSignIn", "GoogleSignInSwift", "JGProgressHUD", "MBProgressHUD",
    "OHHTTPStubs", "OHHTTPStubsSwift",
    "PureLayout", "Realm", "RealmSwift", "SDWebImage",
    "SDWebImageSwiftUI", "SVProgressHUD",
    "YandexMobileMetrica",
    // For apps that are traced, and for those that are shown in a browser, which load it when they start
    "Tracing", "WebDoor", "WebStage",
    // Parts of the runtime, for packages that want no more
    "Combine", "UIKit", "Documents", "LayoutSolver",
]

let package = Package(
    name: "Seam",
    products: [
        // What every app is linked with, in one shared library.
        .library(
            name: "SeamRuntime", type: .dynamic,
            targets: [
                "ObjectiveC", "SeamFoundation", "Combine", "CoreGraphics", "QuartzCore", "CoreImage", "CoreVideo",
                "UIKit",
                "Security", "FoundationCompanions", "AppDriver",
            ]
        )
    ] + libraries.map { .library(name: $0, targets: [$0]) },
    targets: [
        // System libraries
        .systemLibrary(
            name: "CGLib", path: "Sources/CGLib", pkgConfig: "gio-2.0", providers: [.apt(["libglib2.0-dev"])]),
        .systemLibrary(
            name: "CCairo", path: "Sources/CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        // The names by which other programs know a window
        .target(
            name: "CWindowHandle", dependencies: ["CGTK"], path: "Sources/CWindowHandle",
            linkerSettings: [.linkedLibrary("X11")]),
        .systemLibrary(name: "CGTK", path: "Sources/CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        .systemLibrary(name: "CYAML", path: "Sources/CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
        .systemLibrary(name: "CXML", path: "Sources/CXML", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
        .systemLibrary(
            name: "CSoup", path: "Sources/CSoup", pkgConfig: "libsoup-3.0", providers: [.apt(["libsoup-3.0-dev"])]),
        .systemLibrary(name: "CPNG", path: "Sources/CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        // What Swift's Foundation exports and does not declare, and the ends of objects
        .systemLibrary(name: "CCoreFoundation", path: "Sources/CCoreFoundation"),
        .systemLibrary(name: "zlib", path: "Sources/Apple/zlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "SQLite3", path: "Sources/Apple/SQLite3", providers: [.apt(["libsqlite3-dev"])]),

        // Every reach into memory, symbols or tables that their owners do not promise
        .target(
            name: "RuntimeShims", dependencies: ["CCoreFoundation", "CProcess"], path: "Sources/RuntimeShims",
            swiftSettings: internalImports),

        // Locks, queues and log messages for every module
        .target(name: "SeamPrimitives", path: "Sources/SeamPrimitives"),

        // What UIKit stands on
        .target(name: "LayoutSolver", path: "Sources/LayoutSolver"),
        .target(name: "Documents", dependencies: ["CYAML"], path: "Sources/Documents"),
        .target(
            name: "Stage",
            dependencies: ["SeamPrimitives", "CGTK", "CWindowHandle", "CoreGraphics", "RuntimeShims", "FileDoor"],
            path: "Sources/Stage", swiftSettings: internalImports),

        // Files of the person's, for apps that see none of them: the channel to the program that shows the desktop's
        // dialogs outside of the box, what an app may ask there, and the program
        .target(name: "FileDoor", path: "Sources/FileDoor", swiftSettings: internalImports),
        .target(name: "FileDesk", dependencies: ["FileDoor"], path: "Sources/FileDesk", swiftSettings: internalImports),
        .executableTarget(
            name: "FileDialogs", dependencies: ["FileDesk", "FileDoor", "CGTK", "CWindowHandle"],
            path: "Sources/FileDialogs"),

        // A server of HTTP and WebSockets, with its rules about who may come in
        .target(
            name: "WebDoor", dependencies: ["CSoup", "Documents"], path: "Sources/WebDoor",
            swiftSettings: internalImports),
        // Processes beyond what Swift's module of the C library has
        .systemLibrary(name: "CProcess", path: "Sources/CProcess"),
        // Serves apps to visitors, and the program that `seam serve` runs
        .target(
            name: "Serving", dependencies: ["WebDoor", "Documents", "CGLib", "CProcess"], path: "Sources/Serving",
            swiftSettings: internalImports),
        .executableTarget(name: "ServeFront", dependencies: ["Serving", "Documents"], path: "Sources/ServeFront"),
        // The program that shows a trace to browsers while it is recorded
        .executableTarget(
            name: "TraceDoor", dependencies: ["WebDoor", "Documents", "CGLib"], path: "Sources/TraceDoor"),
        // The surface of an app that is shown in a browser
        .target(
            name: "WebStage",
            dependencies: ["WebDoor", "Stage", "CoreGraphics", "Documents", "SeamPrimitives", "CPNG"],
            path: "Sources/WebStage",
            resources: pageFiles.map { .embedInCode("Page/" + $0) }, swiftSettings: internalImports),

        // What Swift Testing looks for beside modules of these names
        .target(name: "_Testing_CoreGraphics", path: "Sources/Apple/TestingOverlays/CoreGraphics"),
        .target(name: "_Testing_CoreImage", path: "Sources/Apple/TestingOverlays/CoreImage"),
        .target(name: "_Testing_UIKit", path: "Sources/Apple/TestingOverlays/UIKit"),

        // Foundation's sessions, over libsoup, which is loaded when it is needed
        .target(
            name: "URLLoading", dependencies: ["SeamPrimitives", "CGLib", "RuntimeShims", "UniformTypeIdentifiers"],
            path: "Sources/Apple/URLLoading"),

        // The frameworks apps import
        .target(name: "ObjectiveC", dependencies: ["RuntimeShims"], path: "Sources/Apple/ObjectiveC"),
        .target(
            name: "SeamFoundation",
            dependencies: [
                "ObjectiveC", "RuntimeShims", "SeamPrimitives", "UniformTypeIdentifiers", "URLLoading", "CProcess",
                "Documents", "zlib",
            ],
            path: "Sources/Apple/SeamFoundation",
            // The ICU that Foundation brings, for formatters
            linkerSettings: [.linkedLibrary("_FoundationICU")]),
        .target(
            name: "Combine", dependencies: ["SeamPrimitives", "ObjectiveC", "RuntimeShims", "URLLoading"],
            path: "Sources/Apple/Combine",
            exclude: ["Machinery/README.md"]),
        .target(
            name: "CoreGraphics", dependencies: ["CCairo", "SeamPrimitives", "_Testing_CoreGraphics"],
            path: "Sources/Apple/CoreGraphics"),
        .target(
            name: "QuartzCore",
            dependencies: [
                "CoreGraphics", "Stage", "ObjectiveC", "SeamFoundation", "SeamPrimitives", "RuntimeShims",
            ],
            path: "Sources/Apple/QuartzCore", swiftSettings: internalImports),
        .target(
            name: "UIKit",
            dependencies: [
                "SeamPrimitives", "QuartzCore", "CoreImage", "CoreGraphics", "ImageIO", "Stage", "LayoutSolver",
                "Documents", "ObjectiveC", "SeamFoundation", "UniformTypeIdentifiers", "RuntimeShims", "CXML",
                "_Testing_UIKit",
            ],
            path: "Sources/Apple/UIKit", exclude: ["Floors.md"],
            swiftSettings: internalImports
        ),
        .target(
            name: "DeveloperToolsSupport", dependencies: ["UIKit"], path: "Sources/Apple/DeveloperToolsSupport",
            swiftSettings: internalImports),
        .target(name: "UniformTypeIdentifiers", path: "Sources/Apple/UniformTypeIdentifiers"),
        .target(
            name: "Photos",
            dependencies: [
                "AVFoundation", "CoreGraphics", "Documents", "ImageIO", "ObjectiveC", "SeamFoundation",
                "SeamPrimitives", "Stage", "UIKit",
            ],
            path: "Sources/Apple/Photos", swiftSettings: internalImports),
        .target(
            name: "PhotosUI", dependencies: ["Photos", "UIKit", "SeamFoundation", "UniformTypeIdentifiers"],
            path: "Sources/Apple/PhotosUI", swiftSettings: internalImports),
        .target(
            name: "MobileCoreServices", dependencies: ["UniformTypeIdentifiers", "SeamFoundation"],
            path: "Sources/Apple/MobileCoreServices"),
        .target(
            name: "NaturalLanguage", dependencies: ["SeamFoundation"], path: "Sources/Apple/NaturalLanguage",
            swiftSettings: internalImports),
        .target(
            name: "Network", dependencies: ["Documents", "Security", "SeamFoundation", "URLLoading"],
            path: "Sources/Apple/Network", swiftSettings: internalImports),
        .target(
            name: "SafariServices", dependencies: ["SeamFoundation", "UIKit", "WebKit"],
            path: "Sources/Apple/SafariServices", swiftSettings: internalImports),
        // Pages of the web. The engine is in a program that is compiled for apps that import this: Sources/WebPages
        .target(
            name: "WebKit",
            dependencies: ["CCairo", "Documents", "ObjectiveC", "SeamFoundation", "SeamPrimitives", "Stage", "UIKit"],
            path: "Sources/Apple/WebKit", swiftSettings: internalImports),
        .target(
            name: "CoreLocation",
            dependencies: ["SeamPrimitives", "SeamFoundation", "Documents", "Stage", "UIKit", "CGLib"],
            path: "Sources/Apple/CoreLocation", swiftSettings: internalImports),
        .target(
            name: "MapKit",
            dependencies: [
                "SeamPrimitives", "SeamFoundation", "ObjectiveC", "Documents", "Stage", "CoreGraphics", "QuartzCore",
                "UIKit", "CoreLocation", "RuntimeShims",
            ],
            path: "Sources/Apple/MapKit", swiftSettings: internalImports),
        .target(
            name: "AuthenticationServices", dependencies: ["SafariServices", "SeamFoundation", "UIKit"],
            path: "Sources/Apple/AuthenticationServices", swiftSettings: internalImports),
        .target(
            name: "UserNotifications",
            dependencies: ["SeamPrimitives", "SeamFoundation", "Documents", "Stage", "UIKit"],
            path: "Sources/Apple/UserNotifications", swiftSettings: internalImports),
        .target(
            name: "LocalAuthentication", dependencies: ["SeamPrimitives", "SeamFoundation"],
            path: "Sources/Apple/LocalAuthentication", swiftSettings: internalImports),
        // What a desktop does not have is told of as iOS's simulator tells of it
        .target(
            name: "AdSupport", dependencies: ["SeamFoundation"], path: "Sources/Apple/AdSupport",
            swiftSettings: internalImports),
        .target(
            name: "AppTrackingTransparency", dependencies: ["Documents", "SeamFoundation", "UIKit"],
            path: "Sources/Apple/AppTrackingTransparency", swiftSettings: internalImports),
        .target(
            name: "BackgroundTasks", dependencies: ["SeamFoundation"], path: "Sources/Apple/BackgroundTasks",
            swiftSettings: internalImports),
        .target(
            name: "CoreMotion", dependencies: ["SeamFoundation"], path: "Sources/Apple/CoreMotion",
            swiftSettings: internalImports),
        .target(
            name: "CoreTelephony", dependencies: ["SeamFoundation"], path: "Sources/Apple/CoreTelephony",
            swiftSettings: internalImports),
        .target(
            name: "WatchConnectivity", dependencies: ["SeamFoundation"], path: "Sources/Apple/WatchConnectivity",
            swiftSettings: internalImports),
        .target(
            name: "LinkPresentation", dependencies: ["SeamFoundation", "UIKit"],
            path: "Sources/Apple/LinkPresentation", swiftSettings: internalImports),
        .target(
            name: "Contacts", dependencies: ["Documents", "SeamFoundation", "UIKit"],
            path: "Sources/Apple/Contacts", swiftSettings: internalImports),
        .target(
            name: "EventKit", dependencies: ["Documents", "SeamFoundation", "UIKit"],
            path: "Sources/Apple/EventKit", swiftSettings: internalImports),
        .target(
            name: "EventKitUI", dependencies: ["EventKit", "SeamFoundation", "UIKit"],
            path: "Sources/Apple/EventKitUI", swiftSettings: internalImports),
        .target(
            name: "QuickLook", dependencies: ["UIKit"], path: "Sources/Apple/QuickLook",
            swiftSettings: internalImports),
        .target(
            name: "CoreBluetooth", dependencies: ["SeamFoundation"], path: "Sources/Apple/CoreBluetooth",
            swiftSettings: internalImports),
        .target(
            name: "ContactsUI", dependencies: ["Contacts", "SeamFoundation", "UIKit"],
            path: "Sources/Apple/ContactsUI", swiftSettings: internalImports),
        .target(
            name: "CoreHaptics", dependencies: ["SeamFoundation"], path: "Sources/Apple/CoreHaptics",
            swiftSettings: internalImports),
        .target(
            name: "PassKit", dependencies: ["SeamFoundation", "UIKit"], path: "Sources/Apple/PassKit",
            swiftSettings: internalImports),
        // Documents in PDF, which poppler reads; it is loaded when the first one is
        .target(
            name: "PDFKit", dependencies: ["CoreGraphics", "SeamFoundation", "UIKit"], path: "Sources/Apple/PDFKit",
            swiftSettings: internalImports),
        .target(
            name: "Speech", dependencies: ["AVFoundation", "Documents", "SeamFoundation", "UIKit"],
            path: "Sources/Apple/Speech",
            swiftSettings: internalImports),
        .target(
            name: "Vision", dependencies: ["CoreGraphics", "CoreImage", "CoreMedia", "ImageIO", "SeamFoundation"],
            path: "Sources/Apple/Vision", swiftSettings: internalImports),
        .target(
            name: "VisionKit", dependencies: ["SeamFoundation", "UIKit", "Vision"], path: "Sources/Apple/VisionKit",
            swiftSettings: internalImports),
        .target(
            name: "CloudKit", dependencies: ["ObjectiveC", "SeamFoundation"], path: "Sources/Apple/CloudKit",
            swiftSettings: internalImports),
        .target(
            name: "MediaPlayer", dependencies: ["Documents", "SeamFoundation", "SeamPrimitives", "UIKit"],
            path: "Sources/Apple/MediaPlayer", swiftSettings: internalImports),
        .target(
            name: "SystemConfiguration", dependencies: ["CGLib", "Documents", "SeamFoundation"],
            path: "Sources/Apple/SystemConfiguration", swiftSettings: internalImports),
        .target(
            name: "SwiftUI",
            dependencies: [
                "Accessibility", "CoreTransferable", "SeamPrimitives", "UIKit", "Combine", "Stage", "CoreGraphics",
                "RuntimeShims",
            ],
            path: "Sources/Apple/SwiftUI"),
        .target(
            name: "SwiftUICore", dependencies: ["SwiftUI"], path: "Sources/Apple/SwiftUICore",
            swiftSettings: internalImports),
        .target(
            name: "CoreTransferable", dependencies: ["SeamFoundation", "UniformTypeIdentifiers"],
            path: "Sources/Apple/CoreTransferable"),
        .target(
            name: "ImageIO", dependencies: ["CoreGraphics", "SeamFoundation", "Stage", "CGTK"],
            path: "Sources/Apple/ImageIO", swiftSettings: internalImports),
        .target(
            name: "CoreImage",
            dependencies: [
                "CoreGraphics", "CoreVideo", "ObjectiveC", "SeamPrimitives", "Stage", "_Testing_CoreImage",
            ],
            path: "Sources/Apple/CoreImage", swiftSettings: internalImports),
        .target(
            name: "_CoreData_SwiftUI", dependencies: ["CoreData", "SwiftUI"], path: "Sources/Apple/CoreDataSwiftUI"),
        .target(
            name: "_CoreData_UIKit", dependencies: ["CoreData", "UIKit"], path: "Sources/Apple/CoreDataUIKit",
            swiftSettings: internalImports),
        .target(
            name: "SwiftData", dependencies: ["CoreData", "SeamFoundation", "SeamPrimitives"],
            path: "Sources/Apple/SwiftData", swiftSettings: internalImports),
        .target(
            name: "_SwiftData_SwiftUI", dependencies: ["SwiftData", "SwiftUI"], path: "Sources/Apple/SwiftDataSwiftUI"),
        .target(
            name: "_MapKit_SwiftUI", dependencies: ["CoreLocation", "MapKit", "SwiftUI"],
            path: "Sources/Apple/MapKitSwiftUI"),
        .target(
            name: "_AuthenticationServices_SwiftUI", dependencies: ["AuthenticationServices", "SwiftUI"],
            path: "Sources/Apple/AuthenticationServicesSwiftUI"),
        .target(
            name: "_QuickLook_SwiftUI", dependencies: ["QuickLook", "SwiftUI"],
            path: "Sources/Apple/QuickLookSwiftUI"),
        .target(
            name: "_WebKit_SwiftUI", dependencies: ["SwiftUI", "WebKit"], path: "Sources/Apple/WebKitSwiftUI"),
        .target(
            name: "_PhotosUI_SwiftUI", dependencies: ["PhotosUI", "SwiftUI"], path: "Sources/Apple/PhotosUISwiftUI"),
        .target(
            name: "_AVKit_SwiftUI", dependencies: ["AVFoundation", "AVKit", "SwiftUI"],
            path: "Sources/Apple/AVKitSwiftUI"),
        .target(
            name: "ActivityKit", dependencies: ["SeamFoundation"], path: "Sources/Apple/ActivityKit",
            swiftSettings: internalImports),
        .target(
            name: "HealthKit", dependencies: ["CoreLocation", "SeamFoundation"], path: "Sources/Apple/HealthKit",
            swiftSettings: internalImports),
        .target(
            name: "AppIntents", dependencies: ["SeamFoundation"], path: "Sources/Apple/AppIntents",
            swiftSettings: internalImports),
        .target(
            name: "_AppIntents_SwiftUI", dependencies: ["AppIntents", "SwiftUI"],
            path: "Sources/Apple/AppIntentsSwiftUI"),
        .target(
            name: "CoreLocationUI", dependencies: ["CoreLocation", "UIKit"], path: "Sources/Apple/CoreLocationUI",
            swiftSettings: internalImports),
        .target(
            name: "_CoreLocationUI_SwiftUI", dependencies: ["CoreLocation", "CoreLocationUI", "SwiftUI"],
            path: "Sources/Apple/CoreLocationUISwiftUI"),
        .target(
            name: "_StoreKit_SwiftUI", dependencies: ["StoreKit", "SwiftUI"], path: "Sources/Apple/StoreKitSwiftUI"),
        .target(name: "Charts", dependencies: ["SwiftUI", "CoreGraphics"], path: "Sources/Apple/Charts"),
        .target(name: "TipKit", dependencies: ["SwiftUI"], path: "Sources/Apple/TipKit"),
        .target(
            name: "WidgetKit", dependencies: ["AppIntents", "SeamPrimitives"], path: "Sources/Apple/WidgetKit",
            swiftSettings: internalImports),
        .target(
            name: "_WidgetKit_SwiftUI", dependencies: ["ActivityKit", "AppIntents", "SwiftUI", "WidgetKit"],
            path: "Sources/Apple/WidgetKitSwiftUI"),
        .target(name: "Accelerate", path: "Sources/Apple/Accelerate"),
        .target(
            name: "CoreData",
            dependencies: [
                "SeamPrimitives", "Combine", "ObjectiveC", "SeamFoundation", "Documents", "SQLite3", "RuntimeShims",
                "zlib",
            ],
            path: "Sources/Apple/CoreData", swiftSettings: internalImports),
        .target(
            name: "CommonCrypto", dependencies: ["CGLib"], path: "Sources/Apple/CommonCrypto",
            swiftSettings: internalImports),
        .target(
            name: "CryptoKit", dependencies: ["CGLib", "SeamPrimitives"], path: "Sources/Apple/CryptoKit",
            swiftSettings: internalImports),
        .target(
            name: "Compression", dependencies: ["zlib"], path: "Sources/Apple/Compression",
            swiftSettings: internalImports),
        .target(
            name: "CoreText",
            dependencies: ["CoreGraphics", "QuartzCore", "SeamFoundation", "SeamPrimitives", "Stage", "UIKit"],
            path: "Sources/Apple/CoreText", swiftSettings: internalImports),
        .target(
            name: "CoreVideo", dependencies: ["SeamFoundation"], path: "Sources/Apple/CoreVideo",
            swiftSettings: internalImports),
        .target(
            name: "Accessibility", dependencies: ["SeamFoundation", "UIKit"], path: "Sources/Apple/Accessibility",
            swiftSettings: internalImports),
        .target(
            name: "CoreMedia", dependencies: ["CoreVideo", "SeamFoundation"], path: "Sources/Apple/CoreMedia",
            swiftSettings: internalImports),
        .target(
            name: "AudioToolbox", dependencies: ["SeamPrimitives", "CGTK", "SeamFoundation"],
            path: "Sources/Apple/AudioToolbox", swiftSettings: internalImports),
        .target(
            name: "AVFoundation",
            dependencies: [
                "SeamPrimitives", "CGTK", "ObjectiveC", "SeamFoundation", "AudioToolbox", "CoreMedia", "CoreGraphics",
                "QuartzCore", "Stage", "UIKit",
            ],
            path: "Sources/Apple/AVFoundation", swiftSettings: internalImports),
        .target(
            name: "AVFAudio", dependencies: ["AVFoundation"], path: "Sources/Apple/AVFAudio",
            swiftSettings: internalImports),
        .target(
            name: "AVKit", dependencies: ["AVFoundation", "ObjectiveC", "UIKit"], path: "Sources/Apple/AVKit",
            swiftSettings: internalImports),
        .target(
            name: "MessageUI", dependencies: ["UIKit"], path: "Sources/Apple/MessageUI",
            swiftSettings: internalImports),
        .target(
            name: "StoreKit", dependencies: ["SeamPrimitives", "UIKit"], path: "Sources/Apple/StoreKit",
            swiftSettings: internalImports),
        .target(
            name: "Security", dependencies: ["SeamPrimitives", "SeamFoundation"], path: "Sources/Apple/Security",
            swiftSettings: internalImports),
        .target(
            name: "FoundationCompanions", dependencies: ["Combine", "ObjectiveC", "SeamFoundation", "Security"],
            path: "Sources/Apple/FoundationCompanions", swiftSettings: internalImports),

        // Drives an app from outside: UI flows, answers in the network's place, device and launch options
        .target(
            name: "AppDriver",
            dependencies: [
                "UIKit", "QuartzCore", "Stage", "Documents", "SeamFoundation", "SeamPrimitives", "RuntimeShims",
                "CProcess",
            ],
            path: "Sources/AppDriver", swiftSettings: internalImports),
        // Frames as recorded beside frames as computed, and the program that `seam layout` runs
        .target(
            name: "LayoutAudit", dependencies: ["UIKit", "QuartzCore", "Stage", "CoreGraphics", "Documents"],
            path: "Sources/LayoutAudit", swiftSettings: internalImports),
        .executableTarget(name: "StoryboardLayout", dependencies: ["LayoutAudit", "UIKit", "Documents"]),
        // What runs the tests of a project, and what these drive an app with; `seam test` compiles both with them
        .target(
            name: "SeamXCTest", dependencies: ["Documents", "ObjectiveC", "RuntimeShims", "UIKit"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(name: "XCUIAutomation", dependencies: ["SeamXCTest"], swiftSettings: [.swiftLanguageMode(.v5)]),
        // RxSwift and its companions
        .target(
            name: "RxSwift", dependencies: ["SeamPrimitives"], path: "Sources/Rx/RxSwift",
            exclude: ["Machinery/README.md"],
            swiftSettings: [.define("TRACE_RESOURCES", .when(configuration: .debug))]),
        .target(name: "RxRelay", dependencies: ["RxSwift"], path: "Sources/Rx/RxRelay"),
        .target(
            name: "RxCocoa", dependencies: ["RxSwift", "RxRelay", "UIKit", "ObjectiveC"], path: "Sources/Rx/RxCocoa"),
        .target(name: "RxTest", dependencies: ["RxSwift"], path: "Sources/Rx/RxTest"),
        .target(name: "RxBlocking", dependencies: ["RxSwift"], path: "Sources/Rx/RxBlocking"),
        // Records what an app does that `seam run --trace` has built
        .target(
            name: "Tracing",
            dependencies: [
                "SeamPrimitives", "RuntimeShims", "CCoreFoundation", "ObjectiveC", "SeamFoundation", "Combine",
                "QuartzCore",
                "UIKit",
            ],
            path: "Sources/Tracing", swiftSettings: internalImports),

        // Combine for UIKit's controls
        .target(
            name: "CombineCocoa", dependencies: ["SeamPrimitives", "Combine", "UIKit", "ObjectiveC"],
            path: "Sources/CombineCocoa"),

        // Objects in a file, with the original's names
        .target(
            name: "RealmSwift",
            dependencies: ["SeamPrimitives", "Combine", "ObjectiveC", "SeamFoundation", "SQLite3", "RuntimeShims"],
            path: "Sources/Libraries/RealmSwift"),
        .target(name: "Realm", dependencies: ["RealmSwift"], path: "Sources/Libraries/Realm"),
        .target(
            name: "_RealmSwift_SwiftUI", dependencies: ["RealmSwift", "SwiftUI"],
            path: "Sources/Libraries/RealmSwiftSwiftUI"),

        // Tests that code stops the program
        .target(
            name: "CwlPreconditionTesting", dependencies: ["SeamFoundation", "RuntimeShims"],
            path: "Sources/Libraries/CwlPreconditionTesting", swiftSettings: internalImports),

        // What Objective-C throws, of which there is nothing here
        .target(name: "ExceptionCatcher", path: "Sources/Libraries/ExceptionCatcher", swiftSettings: internalImports),

        // Reports of the app's ends, as before Firebase
        .target(name: "Fabric", path: "Sources/Libraries/Fabric", swiftSettings: internalImports),
        .target(
            name: "Crashlytics", dependencies: ["Fabric"], path: "Sources/Libraries/Crashlytics",
            swiftSettings: internalImports),

        // What goes on, over the screen
        .target(
            name: "JGProgressHUD", dependencies: ["UIKit"], path: "Sources/Libraries/JGProgressHUD",
            swiftSettings: internalImports),
        .target(
            name: "MBProgressHUD", dependencies: ["UIKit"], path: "Sources/Libraries/MBProgressHUD",
            swiftSettings: internalImports),
        .target(
            name: "SVProgressHUD", dependencies: ["UIKit", "SeamPrimitives"], path: "Sources/Libraries/SVProgressHUD",
            swiftSettings: internalImports),

        // Messages for loggers; users of the original's Swift part import the second
        .target(
            name: "CocoaLumberjack", dependencies: ["UIKit"], path: "Sources/Libraries/CocoaLumberjack",
            swiftSettings: internalImports),
        .target(
            name: "CocoaLumberjackSwift", dependencies: ["CocoaLumberjack"],
            path: "Sources/Libraries/CocoaLumberjackSwift", swiftSettings: internalImports),
        // Statements and rows of SQLite
        .target(
            name: "FMDB", dependencies: ["SQLite3"], path: "Sources/Libraries/FMDB", swiftSettings: internalImports),
        // Months and weeks
        .target(
            name: "FSCalendar", dependencies: ["UIKit", "ObjectiveC"], path: "Sources/Libraries/FSCalendar",
            swiftSettings: internalImports),

        // Requests over the network, and answers in its place
        .target(
            name: "OHHTTPStubs", dependencies: ["SeamFoundation", "SeamPrimitives"],
            path: "Sources/Libraries/OHHTTPStubs", swiftSettings: internalImports),
        .target(
            name: "OHHTTPStubsSwift", dependencies: ["OHHTTPStubs"], path: "Sources/Libraries/OHHTTPStubsSwift",
            swiftSettings: internalImports),
        .target(
            name: "AFNetworking",
            dependencies: [
                "UIKit", "ObjectiveC", "SeamFoundation", "SeamPrimitives", "SystemConfiguration",
                "UniformTypeIdentifiers",
            ],
            path: "Sources/Libraries/AFNetworking", swiftSettings: internalImports),
        .target(
            name: "BDBOAuth1Manager", dependencies: ["AFNetworking", "CryptoKit", "SeamFoundation"],
            path: "Sources/Libraries/BDBOAuth1Manager", swiftSettings: internalImports),

        // Accounts, documents and files of Firebase's, on this machine
        .target(
            name: "FirebaseCore", dependencies: ["SeamPrimitives", "SeamFoundation"],
            path: "Sources/Libraries/FirebaseCore", swiftSettings: internalImports),
        .target(
            name: "FirebaseAuth", dependencies: ["FirebaseCore", "CryptoKit"], path: "Sources/Libraries/FirebaseAuth",
            swiftSettings: internalImports),
        .target(
            name: "FirebaseFirestore", dependencies: ["FirebaseCore"], path: "Sources/Libraries/FirebaseFirestore",
            swiftSettings: internalImports),
        .target(
            name: "FirebaseFirestoreSwift", dependencies: ["FirebaseFirestore"],
            path: "Sources/Libraries/FirebaseFirestoreSwift", swiftSettings: internalImports),
        .target(
            name: "_FirebaseFirestore_SwiftUI", dependencies: ["FirebaseFirestore", "SwiftUI"],
            path: "Sources/Libraries/FirebaseFirestoreSwiftUI"),
        .target(
            name: "FirebaseDatabase", dependencies: ["FirebaseCore"], path: "Sources/Libraries/FirebaseDatabase",
            swiftSettings: internalImports),
        .target(
            name: "FirebaseStorage", dependencies: ["FirebaseCore"], path: "Sources/Libraries/FirebaseStorage",
            swiftSettings: internalImports),
        .target(
            name: "FirebaseMessaging", dependencies: ["FirebaseCore"], path: "Sources/Libraries/FirebaseMessaging",
            swiftSettings: internalImports),
        .target(
            name: "FirebaseAnalytics", dependencies: ["FirebaseCore"], path: "Sources/Libraries/FirebaseAnalytics",
            swiftSettings: internalImports),
        .target(
            name: "FirebaseCrashlytics", dependencies: ["FirebaseCore"], path: "Sources/Libraries/FirebaseCrashlytics",
            swiftSettings: internalImports),
        .target(
            name: "FirebaseInstallations", dependencies: ["FirebaseCore"],
            path: "Sources/Libraries/FirebaseInstallations", swiftSettings: internalImports),
        .target(
            name: "FirebaseRemoteConfig", dependencies: ["FirebaseCore"],
            path: "Sources/Libraries/FirebaseRemoteConfig", swiftSettings: internalImports),
        .target(
            name: "Firebase",
            dependencies: [
                "FirebaseAnalytics", "FirebaseAuth", "FirebaseCore", "FirebaseCrashlytics",
                "FirebaseDatabase", "FirebaseFirestore", "FirebaseInstallations", "FirebaseMessaging",
                "FirebaseRemoteConfig", "FirebaseStorage",
            ],
            path: "Sources/Libraries/Firebase", swiftSettings: internalImports),

        // Constraints in one call each
        .target(
            name: "PureLayout", dependencies: ["UIKit"], path: "Sources/Libraries/PureLayout",
            swiftSettings: internalImports),

        // Signing in with an address, on this machine
        .target(
            name: "GoogleSignIn", dependencies: ["UIKit"], path: "Sources/Libraries/GoogleSignIn",
            swiftSettings: internalImports),
        .target(
            name: "GoogleSignInSwift", dependencies: ["GoogleSignIn", "SwiftUI"],
            path: "Sources/Libraries/GoogleSignInSwift", swiftSettings: internalImports),

        // What an app tells of its use, which is dropped
        .target(
            name: "YandexMobileMetrica", dependencies: ["SeamPrimitives", "SeamFoundation"],
            path: "Sources/Libraries/YandexMobileMetrica", swiftSettings: internalImports),

        // Images from the network, with the original's names
        .target(
            name: "SDWebImage", dependencies: ["UIKit", "ObjectiveC", "ImageIO"], path: "Sources/Libraries/SDWebImage"),
        .target(
            name: "SDWebImageSwiftUI", dependencies: ["SDWebImage", "SwiftUI", "Combine"],
            path: "Sources/Libraries/SDWebImageSwiftUI"),

        // The toolkit for MVVM apps, each folder of it a package for Apple's platforms as well
        .target(
            name: "Seam", dependencies: ["UIKit", "ObjectiveC", "SeamFoundation"],
            path: "Sources/Toolkit/Seam/Sources/Seam"),
        .target(
            name: "SeamCombine", dependencies: ["Seam", "Combine"], path: "Sources/Toolkit/Seam/Sources/SeamCombine"),
        .target(
            name: "SeamRx", dependencies: ["Seam", "RxSwift", "RxRelay", "RxCocoa"],
            path: "Sources/Toolkit/SeamRx/Sources/SeamRx"),

        // Tests, one folder a module
        .testTarget(name: "SeamTests", dependencies: ["Seam", "SeamCombine", "SeamRx", "UIKit"]),
        .testTarget(name: "SeamPrimitivesTests", dependencies: ["SeamPrimitives"]),
        .testTarget(
            name: "URLLoadingTests", dependencies: ["Network", "Security", "URLLoading", "SeamFoundation"],
            resources: [.copy("Support/server.pem")]),
        .testTarget(name: "TracingTests", dependencies: ["Tracing", "SeamPrimitives", "RuntimeShims"]),
        .testTarget(name: "LayoutSolverTests", dependencies: ["LayoutSolver"]),
        .testTarget(name: "DocumentsTests", dependencies: ["Documents"]),
        .testTarget(name: "XCUIAutomationTests", dependencies: ["XCUIAutomation"]),
        .testTarget(name: "RuntimeShimsTests", dependencies: ["RuntimeShims"]),
        .testTarget(name: "ObjectiveCTests", dependencies: ["ObjectiveC"]),
        .testTarget(
            name: "SeamFoundationTests", dependencies: ["SeamFoundation"], exclude: ["Formatting/LocaleTexts.txt"]),
        .testTarget(
            name: "UniformTypeIdentifiersTests", dependencies: ["UniformTypeIdentifiers", "MobileCoreServices"]),
        .testTarget(name: "SystemConfigurationTests", dependencies: ["SystemConfiguration", "SeamFoundation"]),
        .testTarget(name: "ImageIOTests", dependencies: ["ImageIO", "SeamFoundation"]),
        .testTarget(name: "CoreImageTests", dependencies: ["CoreImage", "CoreVideo", "SeamFoundation"]),
        .testTarget(
            name: "CoreDataSwiftUITests",
            dependencies: ["_CoreData_SwiftUI", "_CoreData_UIKit", "CoreData", "SwiftUI", "UIKit", "Stage"]),
        .testTarget(name: "CoreDataTests", dependencies: ["CoreData", "Documents"]),
        .testTarget(name: "AccelerateTests", dependencies: ["Accelerate"]),
        .testTarget(name: "CryptoTests", dependencies: ["CommonCrypto", "CryptoKit"]),
        .testTarget(name: "SecurityTests", dependencies: ["Security"]),
        .testTarget(name: "AVFoundationTests", dependencies: ["AVFoundation", "ObjectiveC"]),
        .testTarget(name: "AVKitTests", dependencies: ["AVKit"]),
        .testTarget(name: "CompressionTests", dependencies: ["Compression"]),
        .testTarget(name: "FoundationCompanionsTests", dependencies: ["FoundationCompanions"]),
        .testTarget(name: "CoreMediaTests", dependencies: ["CoreMedia"]),
        .testTarget(name: "CoreTextTests", dependencies: ["CoreText", "DeveloperToolsSupport", "Stage", "UIKit"]),
        .testTarget(
            name: "DeviceTests",
            dependencies: [
                "ActivityKit", "AdSupport", "BackgroundTasks", "Contacts", "ContactsUI", "CoreBluetooth", "CoreHaptics",
                "CloudKit", "CoreMotion", "CoreTelephony",
                "EventKit", "EventKitUI", "LinkPresentation", "MediaPlayer", "PassKit", "QuickLook",
                "Vision", "VisionKit", "WatchConnectivity",
            ]),
        .testTarget(name: "MessageUITests", dependencies: ["MessageUI"]),
        .testTarget(
            name: "StoreKitTests",
            dependencies: ["_MapKit_SwiftUI", "_StoreKit_SwiftUI", "_SwiftData_SwiftUI", "SeamPrimitives", "StoreKit"]),
        .testTarget(name: "CombineTests", dependencies: ["Combine", "ObjectiveC"]),
        .testTarget(name: "RxCocoaTests", dependencies: ["RxCocoa"]),
        .testTarget(name: "OHHTTPStubsTests", dependencies: ["OHHTTPStubsSwift", "SeamFoundation"]),
        .testTarget(
            name: "AFNetworkingTests", dependencies: ["AFNetworking", "BDBOAuth1Manager", "UIKit", "SeamPrimitives"]),
        .testTarget(name: "FirebaseTests", dependencies: ["Firebase", "FirebaseFirestoreSwift"]),
        .testTarget(name: "CocoaLumberjackTests", dependencies: ["CocoaLumberjackSwift"]),
        .testTarget(name: "CwlPreconditionTestingTests", dependencies: ["CwlPreconditionTesting"]),
        .testTarget(name: "FMDBTests", dependencies: ["FMDB"]),
        .testTarget(name: "FSCalendarTests", dependencies: ["FSCalendar", "UIKit"]),
        .testTarget(
            name: "GoogleSignInTests",
            dependencies: ["FirebaseAuth", "GoogleSignIn", "GoogleSignInSwift", "SwiftUI", "UIKit"]),
        .testTarget(name: "JGProgressHUDTests", dependencies: ["Crashlytics", "JGProgressHUD", "UIKit"]),
        .testTarget(name: "MBProgressHUDTests", dependencies: ["MBProgressHUD", "UIKit"]),
        .testTarget(name: "PureLayoutTests", dependencies: ["PureLayout"]),
        .testTarget(
            name: "RealmSwiftUITests",
            dependencies: ["_RealmSwift_SwiftUI", "RealmSwift", "Stage", "SwiftUI", "UIKit"]),
        .testTarget(name: "RealmSwiftTests", dependencies: ["RealmSwift", "SeamPrimitives"]),
        .testTarget(name: "YandexMobileMetricaTests", dependencies: ["YandexMobileMetrica"]),
        .testTarget(name: "SVProgressHUDTests", dependencies: ["SVProgressHUD", "UIKit"]),
        .testTarget(name: "SDWebImageTests", dependencies: ["SDWebImage", "SDWebImageSwiftUI", "SwiftUI", "UIKit"]),
        .testTarget(name: "CombineCocoaTests", dependencies: ["CombineCocoa", "Combine", "UIKit"]),
        .testTarget(name: "RxSwiftTests", dependencies: ["RxSwift", "RxRelay", "RxTest", "RxBlocking"]),
        // Comparison with pictures that were looked at, for the tests of drawing
        .target(
            name: "ReferencePictures", dependencies: ["CoreGraphics", "Stage"], path: "Tests/ReferencePictures",
            swiftSettings: internalImports),
        .testTarget(
            name: "QuartzCoreTests", dependencies: ["QuartzCore", "Stage", "CoreGraphics", "ReferencePictures"],
            exclude: ["References"]),
        .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics"]),
        .testTarget(
            name: "StageTests", dependencies: ["Stage", "CGTK", "CoreGraphics", "ReferencePictures"],
            exclude: ["References"]),
        .testTarget(name: "FileDeskTests", dependencies: ["FileDesk", "FileDoor"]),
        .testTarget(name: "WebDoorTests", dependencies: ["WebDoor", "CSoup"]),
        .testTarget(name: "WebStageTests", dependencies: ["WebStage", "WebDoor", "Stage", "CoreGraphics"]),
        // Real windows: a program that opens one and says what happens to it, and tests that drive it under Xvfb
        .executableTarget(
            name: "StageProbe", dependencies: ["Stage", "CoreGraphics"], path: "Tests/Window/StageProbe"),
        .testTarget(
            name: "WindowTests", dependencies: ["StageProbe", "Stage", "CoreGraphics", "TestPrograms"],
            path: "Tests/Window/WindowTests"),
        // Programs that run beside tests
        .target(name: "TestPrograms", path: "Tests/Programs"),
        // Apps in a browser: `seam run --browser` serves them, and scripts in Python drive Chromium
        .testTarget(name: "BrowserTests", dependencies: ["TestPrograms"], path: "Tests/Browser/BrowserTests"),
        // Visits: a program that stands for an app, and tests that visit it
        .executableTarget(name: "ServeProbe", dependencies: ["WebDoor"], path: "Tests/Serving/ServeProbe"),
        .testTarget(
            name: "ServingTests", dependencies: ["Serving", "ServeFront", "ServeProbe", "Documents"],
            path: "Tests/Serving/ServingTests"),
        .testTarget(name: "UIKitTests", dependencies: ["UIKit"]),
        .testTarget(
            name: "UIKitRenamedTests", dependencies: ["CoreImage", "QuartzCore", "UIKit"],
            swiftSettings: [.swiftLanguageMode(.v4)]),
        .testTarget(
            name: "AppDriverTests",
            dependencies: ["AppDriver", "SeamPrimitives", "UIKit", "Documents", "Stage", "CoreGraphics"]),
        .testTarget(name: "LayoutAuditTests", dependencies: ["LayoutAudit", "UIKit", "Documents"]),
        .testTarget(
            name: "SwiftDataTests", dependencies: ["_SwiftData_SwiftUI", "SwiftData", "SwiftUI", "UIKit", "Stage"]),
        .testTarget(name: "HealthKitTests", dependencies: ["CoreLocation", "HealthKit"]),
        .testTarget(name: "AppIntentsTests", dependencies: ["_AppIntents_SwiftUI", "AppIntents", "SwiftUI"]),
        .testTarget(
            name: "WidgetKitTests",
            dependencies: ["_WidgetKit_SwiftUI", "ActivityKit", "AppIntents", "SwiftUI", "UIKit", "WidgetKit"]),
        .testTarget(name: "TipKitTests", dependencies: ["Stage", "SwiftUI", "TipKit", "UIKit"]),
        .testTarget(name: "ChartsTests", dependencies: ["Charts", "SwiftUI", "UIKit", "Stage"]),
        .testTarget(
            name: "MapKitSwiftUITests", dependencies: ["_MapKit_SwiftUI", "MapKit", "SwiftUI", "UIKit", "Stage"]),
        .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI", "UIKit", "Stage"]),
        .testTarget(
            name: "PhotosUITests",
            dependencies: ["_PhotosUI_SwiftUI", "Photos", "PhotosUI", "SwiftUI", "UIKit", "Stage", "Documents"]),
        .testTarget(name: "CoreTransferableTests", dependencies: ["CoreTransferable", "SeamFoundation"]),
        .testTarget(name: "NaturalLanguageTests", dependencies: ["NaturalLanguage"]),
        .testTarget(name: "PDFKitTests", dependencies: ["PDFKit", "QuickLook", "UIKit"]),
        .testTarget(name: "NetworkTests", dependencies: ["Network", "Documents"]),
        .testTarget(name: "SafariServicesTests", dependencies: ["AuthenticationServices", "SafariServices", "UIKit"]),
        .testTarget(name: "WebKitTests", dependencies: ["WebKit", "UIKit"]),
        .testTarget(
            name: "WebKitSwiftUITests",
            dependencies: [
                "_QuickLook_SwiftUI", "_WebKit_SwiftUI", "QuickLook", "Stage", "SwiftUI", "UIKit", "WebKit",
            ]),
        .testTarget(name: "UserNotificationsTests", dependencies: ["UserNotifications", "UIKit", "Stage"]),
        .testTarget(
            name: "CoreLocationTests", dependencies: ["CoreLocation", "CoreLocationUI", "UIKit", "Stage", "Documents"]),
        .testTarget(name: "MapKitTests", dependencies: ["MapKit", "CoreLocation", "UIKit", "Stage", "Documents"]),
        .testTarget(name: "SQLite3Tests", dependencies: ["SQLite3"]),
    ],
    swiftLanguageModes: [.v6]
)
