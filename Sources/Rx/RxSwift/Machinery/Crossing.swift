/// A value that crosses to another thread because the caller vouches for it.
package struct Crossing<Value>: @unchecked Sendable {
    package let value: Value

    package init(_ value: Value) { self.value = value }
}
