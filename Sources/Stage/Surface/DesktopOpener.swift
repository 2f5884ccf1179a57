public import Foundation
internal import CGTK

/// Hands URLs to the desktop's programs for them.
@MainActor
public enum DesktopOpener {
    /// Whether some program is set up for the scheme.
    public static func canOpen(scheme: String) -> Bool {
        if hasPortal, portalSchemes.contains(scheme.lowercased()) { return true }
        guard let program = g_app_info_get_default_for_uri_scheme(scheme) else { return false }
        g_object_unref(UnsafeMutableRawPointer(program))
        return true
    }

    /// Whether the desktop's portal opens URLs, as it does for an app in a box, which sees none of the desktop's programs.
    private static let hasPortal =
        ProcessInfo.processInfo.environment["GTK_USE_PORTAL"] == "1" && SessionBus.exists
    /// Those for which a desktop has programs. The portal does not tell which.
    private static let portalSchemes: Set = ["http", "https", "mailto"]

    /// Starts the program for the URL. Whether there was one and it was started.
    public static func open(_ url: URL) -> Bool {
        guard let scheme = url.scheme, canOpen(scheme: scheme) else { return false }
        return g_app_info_launch_default_for_uri(url.absoluteString, nil, nil) != 0
    }
}
