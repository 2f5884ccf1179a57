import Glibc

/// The runtime's function that reads mangled names.
package enum SymbolNames: RuntimeShim {
    package static let name = "`swift_demangle`"
    package static let reason = "nothing public reads the name of a symbol"
    package static let seenWith = "Swift 6.3.1"
    package static let loss = "`--leaks` names no closures and variables without a line"

    package static func look() -> ShimFinding { demangled("$sSi") == "Swift.Int" ? .working : .missing }

    private typealias Demangle =
        @convention(c) (
            UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
        ) -> UnsafeMutablePointer<CChar>?

    private static let function = dlsym(nil, "swift_demangle").map { unsafeBitCast($0, to: Demangle.self) }

    /// A symbol's name as a person reads it; nil if it is no name of Swift's.
    package static func demangled(_ symbol: String) -> String? {
        guard let text = function?(symbol, symbol.utf8.count, nil, nil, 0) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }
}
