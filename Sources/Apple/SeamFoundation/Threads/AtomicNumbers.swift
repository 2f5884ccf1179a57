import Foundation

/// Guards the numbers that the functions of this file change: they are atomic among themselves.
private let lock = NSLock()

private func change<Number: FixedWidthInteger>(
    _ number: UnsafeMutablePointer<Number>, _ body: (Number) -> Number
) -> Number {
    lock.withLock {
        number.pointee = body(number.pointee)
        return number.pointee
    }
}

private func exchange<Number: FixedWidthInteger>(
    _ old: Number, _ new: Number, _ number: UnsafeMutablePointer<Number>
) -> Bool {
    lock.withLock {
        guard number.pointee == old else { return false }
        number.pointee = new
        return true
    }
}

/// Adds one. Returns the new value.
public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { change(value) { $0 &+ 1 } }
/// Adds one. Returns the new value.
public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 { change(value) { $0 &+ 1 } }
/// Adds one. Returns the new value.
public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { change(value) { $0 &+ 1 } }
/// Adds one. Returns the new value.
public func OSAtomicIncrement64Barrier(_ value: UnsafeMutablePointer<Int64>) -> Int64 { change(value) { $0 &+ 1 } }
/// Takes one away. Returns the new value.
public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { change(value) { $0 &- 1 } }
/// Takes one away. Returns the new value.
public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 { change(value) { $0 &- 1 } }
/// Takes one away. Returns the new value.
public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { change(value) { $0 &- 1 } }
/// Adds a number. Returns the new value.
public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
    change(value) { $0 &+ amount }
}
/// Adds a number. Returns the new value.
public func OSAtomicAdd64(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 {
    change(value) { $0 &+ amount }
}
/// Sets a new value if the old one is there. Returns whether it was.
public func OSAtomicCompareAndSwap32(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool {
    exchange(old, new, value)
}
/// Sets a new value if the old one is there. Returns whether it was.
public func OSAtomicCompareAndSwap32Barrier(
    _ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool { exchange(old, new, value) }
/// Sets a new value if the old one is there. Returns whether it was.
public func OSAtomicCompareAndSwap64(_ old: Int64, _ new: Int64, _ value: UnsafeMutablePointer<Int64>) -> Bool {
    exchange(old, new, value)
}
/// Sets a new value if the old one is there. Returns whether it was.
public func OSAtomicCompareAndSwap64Barrier(
    _ old: Int64, _ new: Int64, _ value: UnsafeMutablePointer<Int64>
) -> Bool { exchange(old, new, value) }
