import Testing

/// What needs a display server. One after another: each of them starts servers and programs of its own.
@Suite("Real windows", .serialized)
enum RealWindows {}
