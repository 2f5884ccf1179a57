import Documents
import Foundation
import QuartzCore
import Stage
import Testing

@testable import AppDriver
@testable import UIKit

@MainActor @Suite(.serialized) struct CommandDriverTests {
    private func driver(_ change: (inout LaunchEnvironment) -> Void) -> CommandDriver {
        var environment = LaunchEnvironment()
        environment.isHeadless = true
        change(&environment)
        return CommandDriver(environment)
    }

    @Test func itIsFoundAtLaunchOfAProcessThatIsDriven() {
        #expect(UIApplication.findDriver != nil)
        let isDriven = !LaunchEnvironment.current.variables.isEmpty
        #expect((CommandDriver.ofProcess() != nil) == isDriven)
    }

    @Test func headlessIsAPhoneInMemory() throws {
        let surface = try #require(try driver { _ in }.makeSurface() as? OffscreenSurface)
        #expect(surface.size == CGSize(width: 393, height: 852) && surface.scale == 3)
        #expect(surface.appearance == .light && UIDevice.current.userInterfaceIdiom == .phone)
    }

    @Test func theDeviceAndTheAppearanceAreThoseAskedFor() throws {
        defer { UIDevice.current.idiom = .phone }
        let driver = driver {
            $0.device = "ipad"
            $0.appearance = "dark"
            $0.shortcutItem = "new"
        }
        let surface = try driver.makeSurface()
        #expect(surface.size == CGSize(width: 810, height: 1080) && surface.scale == 2)
        #expect(surface.appearance == .dark && driver.appearance == .dark)
        #expect(UIDevice.current.userInterfaceIdiom == .pad && UIDevice.current.model == "iPad")
        #expect(driver.shortcutItemType == "new")
    }

    @Test func anUnknownDeviceIsNamedWithTheKnownOnes() {
        #expect {
            _ = try driver { $0.device = "Galaxy" }.makeSurface()
        } throws: { error in
            let text = "\(error)"
            return text.hasPrefix("unknown device \"Galaxy\"; known: iPhone 15, ") && text.contains("iPad Air")
        }
    }

    @Test func theUsersConfigurationFolderComesBackAtLaunch() {
        let before = getenv("XDG_CONFIG_HOME").map { String(cString: $0) }
        defer { if let before { setenv("XDG_CONFIG_HOME", before, 1) } else { unsetenv("XDG_CONFIG_HOME") } }
        func folder(after home: String?) -> String? {
            setenv("XDG_CONFIG_HOME", "/app/Preferences", 1)
            driver { $0.configurationHome = home }.applicationWillLaunch()
            return getenv("XDG_CONFIG_HOME").map { String(cString: $0) }
        }
        #expect(folder(after: "/home/someone/config") == "/home/someone/config")
        #expect(folder(after: "") == nil)
        #expect(folder(after: nil) == "/app/Preferences")
    }
}
