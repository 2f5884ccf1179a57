package import FoundationNetworking

/// The dictionary in which a `URLProtocol` of Foundation on Linux keeps what it does not tell its client: where the file
/// of a download is.
package enum URLProtocolProperties: RuntimeShim {
    package static let name = "`URLProtocol.properties`"
    package static let reason = "a download that a protocol of ours answers ends without a file, which is fatal"
    package static let seenWith = "Swift 6.3.1"
    package static let loss = "downloads that are answered from a folder of stubs stop the app"

    package static func look() -> ShimFinding { place == nil ? .missing : .working }

    /// Sets the value of a property whose key has a raw value of `name`. Nothing is set if there is none.
    package static func set(_ value: Any, named name: String, of owner: URLProtocol) {
        guard let place else { return }
        withExtendedLifetime(owner) {
            set(value, name, at: Unmanaged.passUnretained(owner).toOpaque() + place.offset, place.type)
        }
    }

    private static var place: (offset: Int, type: any NamedValues.Type)? {
        for field in StoredProperties.fields(ofClass: URLProtocol.self) where field.name == "properties" {
            if let type = field.type as? any NamedValues.Type { return (field.offset, type) }
        }
        return nil
    }

    private static func set<V: NamedValues>(
        _ value: Any, _ name: String, at pointer: UnsafeMutableRawPointer, _ type: V.Type
    ) {
        pointer.assumingMemoryBound(to: V.self).pointee.set(value, named: name)
    }
}

private protocol NamedValues {
    mutating func set(_ value: Any, named name: String)
}

extension Dictionary: NamedValues where Key: RawRepresentable, Key.RawValue == String, Value == Any {
    fileprivate mutating func set(_ value: Any, named name: String) {
        if let key = Key(rawValue: name) { self[key] = value }
    }
}
