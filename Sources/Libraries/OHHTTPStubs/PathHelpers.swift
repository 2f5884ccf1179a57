public import Foundation
import SeamFoundation

/// The path of a file in the bundle of a class; nil if it has none of that name.
public func OHPathForFile(_ fileName: String, _ inBundleForClass: AnyClass) -> String? {
    OHPathForFileInBundle(fileName, Bundle._of(inBundleForClass))
}

/// The path of a file in a bundle; nil if it has none of that name.
public func OHPathForFileInBundle(_ fileName: String, _ bundle: Bundle) -> String? {
    let name = fileName as NSString
    return bundle.path(forResource: name.deletingPathExtension, ofType: name.pathExtension)
}

/// The path of a file in the app's documents, whether there is one or not.
public func OHPathForFileInDocumentsDir(_ fileName: String) -> String? {
    FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first?.appendingPathComponent(fileName).path
}

/// A bundle within the bundle of a class; nil if there is none of that name.
public func OHResourceBundle(_ bundleBasename: String, _ inBundleForClass: AnyClass) -> Bundle? {
    Bundle._of(inBundleForClass).path(forResource: bundleBasename, ofType: "bundle").flatMap { Bundle(path: $0) }
}
