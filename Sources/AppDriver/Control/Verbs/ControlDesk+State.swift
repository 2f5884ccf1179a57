import Documents
import Foundation
import Stage
import UIKit

extension ControlDesk {
    /// The whole screen, for a program that sees it for the first time.
    func state() -> [JSONValue.Member] {
        let snapshot = ScreenSnapshot(screen)
        let surface = screen.surface
        var members: [JSONValue.Member] = [
            .init("app", .string(Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName)),
            .init(
                "size", [JSONValue(Double(screen.bounds.width)), JSONValue(Double(screen.bounds.height))]),
            .init(
                "appearance", screen.windows.first?.traitCollection.userInterfaceStyle == .dark ? "dark" : "light"),
            .init("screen", snapshot.frontJSON),
            .init("focus", snapshot.focusJSON),
            .init("takesText", .bool(surface?.textInput != nil)),
            .init("elements", .array(screen.elements().map(\.json))),
        ]
        if let log { members.append(.init("log", .integer(log.read(since: .max).mark))) }
        return members
    }
}
