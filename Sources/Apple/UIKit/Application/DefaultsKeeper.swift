package import Stage

#if canImport(Glibc)
    @preconcurrency import Glibc
#endif

/// Keeps what an app puts into its user defaults, as iOS's preferences daemon does: at once, so that it survives even an
/// app that is killed. Foundation on Linux keeps it in memory until `synchronize()`.
@MainActor
enum DefaultsKeeper {
    static func start() {
        giveBackConfigurationFolder()
        // Without a change it costs less than a microsecond.
        MainLoop.beforeSleeping { UserDefaults.standard.synchronize() }
    }

    /// Foundation looks where user defaults are when it is loaded, in the folder for configuration; the seam command
    /// names the app's own for that. Everything else (GTK, the input method) is to see the person's.
    private static func giveBackConfigurationFolder() {
        guard let folder = ProcessInfo.processInfo.environment["SEAM_CONFIG_HOME"] else { return }
        if folder.isEmpty { unsetenv("XDG_CONFIG_HOME") } else { setenv("XDG_CONFIG_HOME", folder, 1) }
        unsetenv("SEAM_CONFIG_HOME")
    }
}
