internal import CProcess
import Documents
import QuartzCore
import RuntimeShims
import Stage
import UIKit

/// Drives an app that the `seam` command has started, as its ``LaunchEnvironment`` says.
@MainActor
final class CommandDriver: ApplicationDriver {
    private let environment: LaunchEnvironment
    private var leaks: LeakWatch?

    init(_ environment: LaunchEnvironment) {
        self.environment = environment
    }

    /// A driver for this process, or nil if the command has asked for nothing.
    static func ofProcess() -> CommandDriver? {
        let environment = LaunchEnvironment.current
        return environment.variables.isEmpty ? nil : CommandDriver(environment)
    }

    var appearance: Appearance? { environment.appearance.flatMap(Appearance.init) }

    var shortcutItemType: String? { environment.shortcutItem }

    func applicationWillLaunch() {
        // A command that was killed had no time to end the app.
        if environment.command != nil { _ = process_end_with_parent() }
        restoreConfigurationFolder()
        NetworkStubs.register(environment.stubs, environment.network, always: environment.flow != nil)
        clearForFlow()
        PermissionDesk.shared.give(environment.permissions)
        DeviceLocation.shared.give(environment.location)
        MainThreadChecker.start()
        // A window is before a person's eyes, and tests may take their time.
        if environment.isHeadless, !environment.isTesting { HangWatch.start() }
        if environment.findsLeaks { leaks = LeakWatch.start(environment) }
    }

    func applicationDidPresent(on surface: Surface) {
        if let remote = environment.remote {
            TestPace.start(surface)
            RemoteDesk.open(remote)
        } else if environment.isTesting {
            TestPace.start(surface)
        } else {
            if environment.browser?.isControlled ?? false { ControlDesk().open() }
            if let file = environment.flowRecording {
                FlowScribe.start(on: surface, file: URL(fileURLWithPath: file))
            }
            FlowPlayer(environment, leaks: leaks).start()
        }
    }

    /// A flow that begins with an app that has kept nothing finds one: what was kept goes before the app can see it.
    private func clearForFlow() {
        guard let path = environment.flow, !FlowRestart.isOngoing else { return }
        // Photos are those that the flow itself adds.
        PhotoShelf.shared.clear()
        guard let flow = try? FlowReader.read(URL(fileURLWithPath: path), variables: environment.flowVariables),
            flow.clearsFirst
        else { return }
        FlowRunner.emptyContainer()
    }

    /// Gives the process the user's own folder for configuration back.
    ///
    /// Foundation chooses the place of user defaults when it is loaded, from `XDG_CONFIG_HOME`, for which the command
    /// names the app's own folder. Everything else (GTK, the input method) has to see the user's.
    private func restoreConfigurationFolder() {
        guard let folder = environment.configurationHome else { return }
        if folder.isEmpty { unsetenv("XDG_CONFIG_HOME") } else { setenv("XDG_CONFIG_HOME", folder, 1) }
        unsetenv(LaunchEnvironment.Key.configurationHome.rawValue)
    }

    // MARK: Surfaces

    private struct UnknownDevice: Error, CustomStringConvertible {
        var name: String
        var description: String {
            "unknown device \"\(name)\"; known: \(DeviceScreen.all.map(\.name).joined(separator: ", "))"
        }
    }

    /// Headless, a phone in memory; otherwise a window, which stands for a device only if one was asked for.
    func makeSurface() throws -> Surface {
        var profile: DeviceProfile?
        if let device = environment.device {
            guard let known = DeviceProfile.named(device) else { throw UnknownDevice(name: device) }
            profile = known
        }
        let idiom = (profile ?? .standard).idiom
        UIDevice.current.idiom = idiom
        let isLandscape = UIInterfaceOrientationMask.isLandscapeOnly(Bundle.main.infoDictionary ?? [:], idiom)
        if isLandscape { profile = profile?.landscape }
        if environment.isHeadless {
            return makeOffscreenSurface(profile ?? (isLandscape ? DeviceProfile.standard.landscape : .standard))
        }
        if let browser = environment.browser {
            return try BrowserLibrary.makeSurface(browser, profile)
        }
        if let descriptor = environment.fileDesk { DesktopFiles.shared = DesktopFiles(descriptor: descriptor) }
        guard let profile else { return try WindowSurface.resizable(isLandscape: isLandscape) }
        try WindowSurface.checkDisplay()
        return WindowSurface(
            size: profile.size, screen: WindowSurface.Screen(scale: profile.scale, safeArea: profile.safeArea))
    }

    /// A screen in memory, whose clock is the clock of all animations.
    private func makeOffscreenSurface(_ profile: DeviceProfile) -> OffscreenSurface {
        let surface = OffscreenSurface(
            size: profile.size, scale: profile.scale, safeArea: profile.safeArea, appearance: appearance ?? .light)
        MediaClock.replace {
            Thread.isMainThread ? MainActor.assumeIsolated { surface.now } : ProcessInfo.processInfo.systemUptime
        }
        return surface
    }
}

@section(".init_array") @used private let attachment: @convention(c) () -> Void = {
    UIApplication.findDriver = { CommandDriver.ofProcess() }
    // Before the app's own code, whose first lines may ask for it. A program that the command has not started, such as one
    // of Seam's own tests, stays with Foundation's locale.
    let environment = LaunchEnvironment.current
    if environment.flow != nil { FlowRestart.keepEnvironment() }
    if !environment.variables.isEmpty {
        AbortStack.prepare()
        UserLocale.start(environment)
        AppHome.start()
    }
    // Tests may run without an app that they are in.
    TestEnd.prepare = { MainActor.assumeIsolated { _ = LeakWatch.start(.current) } }
    TestEnd.hasPassed = { MainActor.assumeIsolated { LeakWatch.current?.check(isEndOfTests: true) != true } }
}
