import CGLib

/// Where GLib puts what went wrong with a host.
final class HostFailure {
    var error: UnsafeMutablePointer<GError>?

    /// The error, which is freed.
    ///
    /// - Parameter flags: What is wrong with the host's certificate.
    func taken(_ flags: UInt32 = 0) -> any Error {
        defer { error = nil }
        return HostErrors.error(error, flags)
    }
}
