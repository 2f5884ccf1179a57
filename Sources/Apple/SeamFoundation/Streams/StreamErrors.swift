import Foundation
import RuntimeShims

/// Foundation's streams on Linux stop the process when they are asked for their error, which libraries do after each piece
/// that they read or write. These tell that there is none, or that reading or writing failed: what the system said is lost.
enum StreamErrors {
    private static let isInstalled =
        MethodTables.adopt(ChangedInput.self, notIn: PlainInput.self, into: InputStream.self)
        + MethodTables.adopt(ChangedOutput.self, notIn: PlainOutput.self, into: OutputStream.self)

    /// Gives Foundation's classes their methods, once.
    static func install() { _ = isInstalled }

    fileprivate static func error(_ status: Stream.Status) -> (any Error)? {
        status == .error ? POSIXError(.EIO) : nil
    }

    private final class ChangedInput: InputStream, @unchecked Sendable {
        override var streamError: (any Error)? { StreamErrors.error(streamStatus) }
    }

    private final class ChangedOutput: OutputStream, @unchecked Sendable {
        override var streamError: (any Error)? { StreamErrors.error(streamStatus) }
    }

    /// Subclasses that change nothing, to tell methods from the rest of a class.
    private final class PlainInput: InputStream, @unchecked Sendable {}
    private final class PlainOutput: OutputStream, @unchecked Sendable {}
}

@section(".init_array") @used private let installation: @convention(c) () -> Void = { StreamErrors.install() }
