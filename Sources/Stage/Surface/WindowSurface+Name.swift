internal import CGTK
internal import CWindowHandle
import Foundation

extension WindowSurface {
    /// Finds the name by which another program puts a dialog over this window: at once under X11; under Wayland when the
    /// compositor has answered, or after half a second without it. Nil where there is none.
    func nameWindow(_ found: @escaping @MainActor (String?) -> Void) {
        if let windowName { return found(windowName) }
        guard let surface = gtk_native_get_surface(OpaquePointer(UnsafeMutableRawPointer(window))) else {
            return found(nil)
        }
        let waiting = Waiting { [weak self] name in
            self?.windowName = name
            found(name)
        }
        seam_window_handle(
            UnsafeMutableRawPointer(surface),
            { name, data in
                let name = name.map { String(cString: $0) }
                nonisolated(unsafe) let data = data
                MainActor.assumeIsolated {
                    Unmanaged<Waiting>.fromOpaque(data!).takeRetainedValue().finish(name)
                }
            }, Unmanaged.passRetained(waiting).toOpaque())
        guard waiting.isOpen else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { waiting.finish(nil) }
    }

    /// Called once.
    @MainActor
    private final class Waiting {
        private var found: ((String?) -> Void)?

        init(_ found: @escaping (String?) -> Void) { self.found = found }

        var isOpen: Bool { found != nil }

        func finish(_ name: String?) {
            let found = found
            self.found = nil
            found?(name)
        }
    }
}
