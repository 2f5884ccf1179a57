/// Stores a value and returns the one it replaces.
@inlinable @inline(__always)
func exchange<Value>(_ place: inout Value, with value: Value) -> Value {
    let replaced = place
    place = value
    return replaced
}
