import Glibc

/// A library of the system's that is loaded when it is wanted, so that an app that does without needs it not.
package struct SystemLibrary: @unchecked Sendable {
    /// The library has no function of a name.
    package struct MissingFunction: Error {
        package let name: String
    }

    private let handle: UnsafeMutableRawPointer

    /// Nil if it is not installed. The name is the file's, as in `libsecret-1.so.0`.
    package init?(_ name: String) {
        guard let handle = dlopen(name, RTLD_NOW) else { return nil }
        self.handle = handle
    }

    /// The address of a function.
    package func address(_ name: String) throws(MissingFunction) -> UnsafeMutableRawPointer {
        guard let address = dlsym(handle, name) else { throw MissingFunction(name: name) }
        return address
    }

    /// A function, whose type is the caller's to know.
    package func function<Function>(_ name: String) throws(MissingFunction) -> Function {
        unsafeBitCast(try address(name), to: Function.self)
    }
}
