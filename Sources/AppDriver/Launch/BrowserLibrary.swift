import Documents
import Foundation
import Stage

#if canImport(Glibc)
    @preconcurrency import Glibc
#endif

/// The library with the surface for browsers, which is loaded only for apps that are shown in one.
@MainActor
enum BrowserLibrary {
    private struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// Loads the library and makes a surface, as a device or as large as the page.
    static func makeSurface(_ settings: BrowserSettings, _ profile: DeviceProfile?) throws -> Surface {
        if BrowserSurface.make == nil, dlopen(settings.library, RTLD_NOW | RTLD_LOCAL) == nil {
            throw Failure(description: "the server for browsers cannot be loaded: \(String(cString: dlerror()))")
        }
        guard let make = BrowserSurface.make else {
            throw Failure(description: "\(settings.library) is no server for browsers")
        }
        BrowserSurface.device = { name, isOnItsSide in
            DeviceProfile.named(name).map { device(isOnItsSide ? $0.landscape : $0) }
        }
        return try make(settings.text, profile.map(device))
    }

    private static func device(_ profile: DeviceProfile) -> BrowserSurface.Device {
        BrowserSurface.Device(
            name: profile.name, size: profile.size, scale: profile.scale, safeArea: profile.safeArea)
    }
}
