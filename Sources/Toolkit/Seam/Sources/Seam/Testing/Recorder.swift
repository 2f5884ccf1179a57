import Foundation

/// Records the values of a source for a test, in XCTest and Swift Testing alike.
///
/// ```swift
/// let titles = Recorder(viewModel.$title)
/// viewModel.rename("B")
/// XCTAssertEqual(titles.values, ["A", "B"])
/// try await titles.wait { $0.last == "C" }
/// ```
///
/// May be used on any thread.
public final class Recorder<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var recorded: [Value] = []
    private var token: BindingToken?

    /// Begins to record.
    public init(_ source: some BindingSource<Value>) {
        token = source.observe { [weak self] value in
            guard let self else { return }
            lock.withLock { self.recorded.append(value) }
        }
    }

    /// The values so far.
    public var values: [Value] { lock.withLock { recorded } }

    /// Waits until `condition` holds for the values.
    ///
    /// - Parameter timeout: In seconds.
    /// - Throws: ``RecorderTimeout``, which says what was recorded.
    public func wait(
        timeout: TimeInterval = 5, file: StaticString = #fileID, line: UInt = #line,
        until condition: @Sendable ([Value]) -> Bool
    ) async throws {
        let end = Date(timeIntervalSinceNow: timeout)
        while !condition(values) {
            guard Date() < end else { throw RecorderTimeout(values: "\(values)", place: "\(file):\(line)") }
            try await Task.sleep(nanoseconds: 5_000_000)
        }
    }
}

/// A source did not come to what a test has waited for.
public struct RecorderTimeout: Error, CustomStringConvertible {
    /// What was recorded.
    public let values: String
    let place: String

    public var description: String { "\(place): waited in vain; recorded were \(values)" }
}
