/// Functions of the main actor as functions of no actor.
///
/// Objective-C calls a method on the thread of whoever sends the message, and XCTest a test on the thread that it runs
/// on. The type system does not say so; the two kinds of function differ in their types alone.
public enum IsolationErasure: RuntimeShim {
    public static let name = "functions of the main actor as others"
    public static let reason = "a selector, a key or a test is called on its sender's thread, which no type says"
    public static let seenWith = "Swift 6.3.1"
    public static let loss = "no method can be called by its selector"

    public static func look() -> ShimFinding {
        let double: @MainActor (Int) -> Int = { $0 * 2 }
        return MemoryLayout.size(ofValue: double) == MemoryLayout<(Int) -> Int>.size ? .working : .missing
    }

    package static func erase<Result>(_ body: @escaping @MainActor () -> Result) -> () -> Result {
        unsafeBitCast(body, to: (() -> Result).self)
    }

    package static func erase<A, B, Result>(_ body: @escaping @MainActor (A, B) -> Result) -> (A, B) -> Result {
        unsafeBitCast(body, to: ((A, B) -> Result).self)
    }

    package static func erase<A, B, C, Result>(
        _ body: @escaping @MainActor (A, B, C) -> Result
    ) -> (A, B, C) -> Result {
        unsafeBitCast(body, to: ((A, B, C) -> Result).self)
    }

    /// Calls a function of the main actor where the caller is.
    public static func call<Value>(_ value: Value, _ body: @MainActor (Value) throws -> Void) rethrows {
        try withoutActuallyEscaping(body) { body in
            try unsafeBitCast(body, to: ((Value) throws -> Void).self)(value)
        }
    }
}
