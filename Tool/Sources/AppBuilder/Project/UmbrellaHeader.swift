import Foundation

/// The Objective-C header of a framework: what it imports, every Swift file of the framework sees.
enum UmbrellaHeader {
    /// Whether the header `MODULE.h`, somewhere in the folder, imports UIKit.
    static func importsUIKit(_ module: String, in folder: URL) -> Bool {
        let files = FileManager.default.enumerator(atPath: folder.path)
        while let path = files?.nextObject() as? String {
            let name = path.split(separator: "/").last ?? ""
            if name == "Pods" || name == "Carthage" || name.hasPrefix(".") || name.hasSuffix(".xcassets") {
                files?.skipDescendants()
            } else if name == "\(module).h",
                let text = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
            {
                return text.contains("UIKit/UIKit.h") || text.contains("@import UIKit")
            }
        }
        return false
    }
}
