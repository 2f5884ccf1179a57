package import Foundation
package import FoundationNetworking

/// What a response tells of its body. Foundation on Linux takes it from the headers of an `HTTPURLResponse` alone, and
/// has no initialiser that is told.
package enum ResponseValues: RuntimeShim {
    package static let name = "`URLResponse.mimeType` and kin"
    package static let reason = "nothing makes an `HTTPURLResponse` of a type and a length without headers"
    package static let seenWith = "Swift 6.3.1"
    package static let loss = "such responses tell no type, length and encoding"

    package static func look() -> ShimFinding {
        place("mimeType", String?.self) == nil || place("expectedContentLength", Int64.self) == nil
            || place("textEncodingName", String?.self) == nil ? .missing : .working
    }

    /// Sets what `response` tells, which nobody else may have yet.
    package static func set(mimeType: String?, length: Int64, encoding: String?, of response: URLResponse) {
        set(mimeType, "mimeType", of: response)
        set(length, "expectedContentLength", of: response)
        set(encoding, "textEncodingName", of: response)
    }

    private static func set<Value>(_ value: Value, _ name: String, of response: URLResponse) {
        guard let offset = place(name, Value.self) else { return }
        withExtendedLifetime(response) {
            let object = Unmanaged.passUnretained(response).toOpaque()
            (object + offset).assumingMemoryBound(to: Value.self).pointee = value
        }
    }

    private static func place<Value>(_ name: String, _ type: Value.Type) -> Int? {
        StoredProperties.fields(ofClass: URLResponse.self).first { $0.name == name && $0.type == Value.self }?.offset
    }
}
