import Foundation

#if canImport(ObjectiveC)
    import ObjectiveC
#endif

/// Makes an object and expects that nothing keeps it afterwards: the test of a screen that must go when it is closed.
///
/// ```swift
/// func testScreenGoes() throws {
///     try expectReleased {
///         let screen = ProfileViewController()
///         screen.loadViewIfNeeded()
///         return screen
///     }
/// }
/// ```
///
/// - Throws: ``StillAlive``, which either test framework reports as a failure.
public func expectReleased<Object: AnyObject>(
    file: StaticString = #fileID, line: UInt = #line, _ make: () throws -> Object
) throws {
    weak var object: Object?
    try pooled { object = try make() }
    if let object { throw StillAlive(type: "\(type(of: object))", place: "\(file):\(line)") }
}

/// The same for an object that may live until work that is under way ends, for `timeout` seconds at most.
@MainActor
public func expectReleased<Object: AnyObject>(
    within timeout: TimeInterval, file: StaticString = #fileID, line: UInt = #line,
    _ make: @MainActor () async throws -> Object
) async throws {
    weak var object: Object?
    object = try await make()
    let end = Date(timeIntervalSinceNow: timeout)
    while object != nil, Date() < end { try await Task.sleep(nanoseconds: 5_000_000) }
    if let object { throw StillAlive(type: "\(type(of: object))", place: "\(file):\(line)") }
}

/// An object that was expected to be released is not.
public struct StillAlive: Error, CustomStringConvertible {
    /// The object's type.
    public let type: String
    let place: String

    public var description: String { "\(place): a \(type) is kept by something; look for closures that capture it" }
}

private func pooled(_ body: () throws -> Void) throws {
    #if canImport(ObjectiveC)
        try autoreleasepool { try body() }
    #else
        try body()
    #endif
}
