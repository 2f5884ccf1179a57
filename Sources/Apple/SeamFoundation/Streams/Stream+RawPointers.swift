public import Foundation

// Pointers to bytes without a type, which a function of C takes in the place of one to `UInt8`.

extension InputStream {
    /// Reads bytes into memory that has no type yet. Returns how many; 0 at the end, and -1 for an error.
    @_disfavoredOverload
    public func read(_ buffer: UnsafeMutableRawPointer, maxLength length: Int) -> Int {
        read(buffer.bindMemory(to: UInt8.self, capacity: length), maxLength: length)
    }
}

extension OutputStream {
    /// Writes bytes of memory of any type. Returns how many were taken, and -1 for an error.
    @_disfavoredOverload
    public func write(_ buffer: UnsafeRawPointer, maxLength length: Int) -> Int {
        buffer.withMemoryRebound(to: UInt8.self, capacity: length) { write($0, maxLength: length) }
    }
}
