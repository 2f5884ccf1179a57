import Foundation
import ObjectiveC

/// The names of the properties that a key path of Swift's leads through.
package enum KeyPathNames {
    /// Nil where Objective-C cannot see one of the properties, and the path's own description has no names either.
    package static func names(of path: AnyKeyPath) -> [String]? {
        if let type = type(of: path).rootType as? AnyClass, let names = KeyValueTable.names(of: path, in: type) {
            return names
        }
        // `\Person.owner?.name`: Swift knows the names of stored properties.
        let text = "\(path)"
        guard text.hasPrefix("\\"), !text.contains("<") else { return text.hasSuffix(".self") ? ["self"] : nil }
        let root = "\(type(of: path).rootType)".split(separator: ".").count
        let names = text.dropFirst().split(whereSeparator: { ".?!".contains($0) }).dropFirst(root).map(String.init)
        return names.isEmpty || names.contains { $0.isEmpty } ? nil : names
    }
}
