internal import Stage

/// Writes what an app puts into its user defaults at once, as iOS's preferences daemon does, so that it survives even an
/// app that is killed. Foundation on Linux keeps it in memory until `synchronize()`.
@MainActor
enum DefaultsKeeper {
    static func start() {
        // Without a change it costs less than a microsecond.
        MainLoop.beforeSleeping { UserDefaults.standard.synchronize() }
    }
}
