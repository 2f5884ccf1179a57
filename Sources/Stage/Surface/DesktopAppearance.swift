internal import CGTK
import Foundation

/// Whether the desktop is light or dark, followed live.
///
/// The desktop portal's `color-scheme` decides where there is one; GTK's own settings do elsewhere.
@MainActor
final class DesktopAppearance {
    static let shared = DesktopAppearance()

    private(set) var current: Appearance = .light
    private var portal: Appearance?
    private var isFollowing = false
    private var settings: OpaquePointer? { gtk_settings_get_default() }

    private init() {
        current = fromSettings
    }

    /// Starts to listen, with the first window.
    func follow() {
        guard !isFollowing, let settings else { return }
        isFollowing = true
        let changed: @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void = { _, _, _ in
            MainActor.assumeIsolated { DesktopAppearance.shared.update() }
        }
        let handler = unsafeBitCast(changed, to: UnsafeRawPointer.self)
        GObject.connect(UnsafeMutableRawPointer(settings), "notify::gtk-application-prefer-dark-theme", handler, nil)
        GObject.connect(UnsafeMutableRawPointer(settings), "notify::gtk-theme-name", handler, nil)
        SettingsPortal.follow { [weak self] appearance in
            self?.portal = appearance
            self?.update()
        }
    }

    private func update() {
        let now = portal ?? fromSettings
        guard now != current else { return }
        current = now
        WindowSurface.appearanceChanged(to: now)
    }

    private var fromSettings: Appearance {
        guard let settings else { return .light }
        let object = UnsafeMutableRawPointer(settings)
        if GObject.bool(object, "gtk-application-prefer-dark-theme") { return .dark }
        let forced = ProcessInfo.processInfo.environment["GTK_THEME"]
        let theme = (forced ?? GObject.string(object, "gtk-theme-name") ?? "").lowercased()
        return theme.hasSuffix("-dark") || theme.hasSuffix(":dark") ? .dark : .light
    }
}
