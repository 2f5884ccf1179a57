import Foundation
import WebDoor

/// GLib's main loop, without a module that has it: WebDoor brings the library.
enum ProbeLoop {
    @_silgen_name("g_main_context_iteration")
    private static func iterate(_ context: OpaquePointer?, _ mayBlock: Int32) -> Int32

    static func run() -> Never {
        while true { _ = iterate(nil, 1) }
    }
}
