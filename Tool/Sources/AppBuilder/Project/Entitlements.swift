import Documents
import Foundation

/// The rights that an app asks for in its entitlements.
struct Entitlements {
    /// The groups of apps that it shares a folder with.
    var groups: [String] = []

    init() {}

    /// Reads a file. One that cannot be read asks for nothing.
    init(_ file: URL, _ settings: (String) -> String?) {
        guard let data = try? Data(contentsOf: file), let values = try? PropertyListReader.read(data).dictionary else {
            return
        }
        groups = (values["com.apple.security.application-groups"]?.array ?? []).compactMap(\.string).map { name in
            // `group.$(PRODUCT_BUNDLE_IDENTIFIER)`
            name.replacing(/\$[({](\w+)(?::[\w,]*)?[)}]/) { settings(String($0.output.1)) ?? "" }
        }
        .filter { !$0.isEmpty }
    }
}
