import Foundation
import RuntimeShims

/// Foundation's `NSURL` forgets whether a file is left out of backups: this keeps it with the file, as iOS does, in an
/// attribute of it.
enum ResourceMethods {
    private static let isInstalled = MethodTables.adopt(Changed.self, notIn: Plain.self, into: NSURL.self)

    /// Gives Foundation's class its methods, once.
    static func install() { _ = isInstalled }

    /// What Foundation's class is to answer. A call by `super` reaches Foundation's own code.
    private final class Changed: NSURL, @unchecked Sendable {
        override func resourceValues(forKeys keys: [URLResourceKey]) throws -> [URLResourceKey: Any] {
            var values = try super.resourceValues(forKeys: keys)
            for key in keys { if let value = ResourceAttributes.value(of: key, at: self) { values[key] = value } }
            return values
        }

        override func setResourceValues(_ keyedValues: [URLResourceKey: Any]) throws {
            var rest = keyedValues
            for (key, value) in keyedValues where try ResourceAttributes.set(value, of: key, at: self) {
                rest[key] = nil
            }
            if !rest.isEmpty { try super.setResourceValues(rest) }
        }

        override func setResourceValue(_ value: Any?, forKey key: URLResourceKey) throws {
            if try ResourceAttributes.set(value, of: key, at: self) { return }
            try super.setResourceValue(value, forKey: key)
        }
    }

    /// A subclass that changes nothing, to tell methods from the rest of a class.
    private final class Plain: NSURL, @unchecked Sendable {}
}

@section(".init_array") @used private let installation: @convention(c) () -> Void = { ResourceMethods.install() }
