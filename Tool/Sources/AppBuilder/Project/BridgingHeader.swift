import Foundation

/// The header through which an app's Swift files see Objective-C and C. What it imports of the modules that are here, every file
/// sees without an import.
enum BridgingHeader {
    /// Headers that are of no framework, by the module that has them.
    private static let plain = [
        "sqlite3.h": "SQLite3", "zlib.h": "zlib", "CommonCrypto.h": "CommonCrypto", "CommonDigest.h": "CommonCrypto",
        "CommonHMAC.h": "CommonCrypto",
    ]

    /// The frameworks of Apple's that such headers import.
    static let frameworks: Set<String> = [
        "AVFoundation", "AudioToolbox", "CommonCrypto", "CoreData", "CoreGraphics", "CoreImage", "CoreLocation",
        "CoreMedia", "CoreText", "Foundation", "ImageIO", "MapKit", "MessageUI", "MobileCoreServices", "QuartzCore",
        "SQLite3", "SafariServices", "Security", "StoreKit", "SystemConfiguration", "UIKit", "WebKit", "zlib",
    ]

    /// The modules that a header imports, in alphabetical order.
    ///
    /// - Parameter knows: Whether there is a module of a name. Others are left out: they are of code in Objective-C.
    static func modules(of file: URL, knows: (String) -> Bool) -> [String] {
        var found: Set<String> = []
        var read: Set<String> = []
        func visit(_ file: URL) {
            guard read.insert(file.standardizedFileURL.path).inserted,
                let text = try? String(contentsOf: file, encoding: .utf8)
            else { return }
            for line in text.split(whereSeparator: \.isNewline) {
                guard let (name, isQuoted) = imported(line) else { continue }
                if isQuoted {
                    let other = file.deletingLastPathComponent().appending(path: name)
                    // A header of the app's own may bring modules in turn.
                    if FileManager.default.fileExists(atPath: other.path) {
                        visit(other)
                        continue
                    }
                }
                let parts = name.split(separator: "/")
                guard let last = parts.last else { continue }
                let module =
                    plain[String(last)]
                    ?? (parts.count > 1 ? String(parts[0]) : String(last.replacing(/\.h$/, with: "")))
                if knows(module) { found.insert(module) }
            }
        }
        visit(file)
        return found.sorted()
    }

    /// What a line imports: `#import <A/B.h>`, `#include "B.h"` or `@import A.B;`, and whether it is in quotes.
    private static func imported(_ line: Substring) -> (name: String, isQuoted: Bool)? {
        if let match = line.prefixMatch(of: /\s*#\s*(?:import|include)\s*(?:<([^>]+)>|"([^"]+)")/) {
            if let name = match.1 { return (String(name), false) }
            return match.2.map { (String($0), true) }
        }
        return line.prefixMatch(of: /\s*@import\s+(\w+)/).map { (String($0.1), false) }
    }
}
