@_spi(Reflection) import Swift

/// What a `URLProtocol` of Foundation on Linux knows beside what it tells its client: where a download is.
///
/// Foundation has no way for other protocols than its own to say so, and a download that such a protocol answers would
/// end without a file, which is fatal. If Foundation has it elsewhere one day, nothing is set.
package enum ProtocolProperties {
    package static func set(_ value: Any, named name: String, of owner: URLProtocol) {
        let base = Unmanaged.passUnretained(owner).toOpaque()
        _ = _forEachField(of: URLProtocol.self, options: _EachFieldOptions(rawValue: 1)) { field, offset, type, _ in
            guard String(cString: field) == "properties", let type = type as? any NamedValues.Type else { return true }
            set(value, name, at: base + offset, type)
            return false
        }
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
