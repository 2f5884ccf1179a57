import Foundation
import TestPrograms
import Testing

extension RealWindows {
    /// What Chromium tells assistive technology of an app's page, beside what AT-SPI tells of its window.
    @Suite(
        "Elements in a browser and in a window",
        .enabled(
            if: ProcessInfo.processInfo.environment["SEAM_SELF_TEST"] != nil, "only `seam self-test` runs whole apps"),
        .enabled(if: Desktop.hasSessionBusTools, "Xvfb, xdotool, dbus, at-spi2 or python3-gi is not installed"),
        .enabled(if: PageTree.isPossible, PageTree.absence))
    struct ChromiumTreeTests {
        private static let examples = Desktop.repository.appendingPathComponent("Examples").path
        private static let controls = Desktop.repository.appendingPathComponent("Tests/Browser/Apps/Controls").path
        private static let apps = SharedApps.folder
        private static let hasApps = SharedApps.areThere

        /// The roles of a window's elements in AT-SPI, and Chromium's.
        private static let roles: [String: [String]] = [
            "label": ["StaticText"], "push button": ["button"], "text": ["textbox"], "password text": ["textbox"],
            "entry": ["textbox", "searchbox"], "check box": ["switch"], "toggle button": ["switch", "button"],
            "slider": ["slider"], "spin button": ["spinbutton"], "list item": ["listitem", "option"],
            "heading": ["heading"],
            "image": ["image", "img"], "page tab": ["tab"], "progress bar": ["progressbar"], "link": ["link"],
            "panel": ["group"], "grouping": ["group"],
        ]

        private func compare(_ folder: String, title: String, arguments: [String] = []) throws {
            let desktop = try Desktop()
            try desktop.startBus(withAccessibility: true)
            let window = try AppWindow(folder, title: title, on: desktop, arguments: arguments)
            var (last, seen) = (0, window.elements)
            for _ in 0..<40 where seen.isEmpty || last != seen.count {
                last = seen.count
                usleep(250_000)
                seen = window.elements
            }
            #expect(!seen.isEmpty)
            let size = try window.size()
            window.command.end()
            let page = try PageTree(
                folder, on: desktop, width: size.width, height: size.height, arguments: arguments)
            var missing: [String] = []
            for _ in 0..<20 {
                missing = Self.missing(seen, in: try page.elements())
                if missing.isEmpty { break }
                usleep(250_000)
            }
            #expect(missing.isEmpty, "\(title): \(missing)")
        }

        /// The elements of a window that a page lacks, or has as something else.
        private static func missing(
            _ elements: [AccessibilityReader.Element], in tree: [PageTree.Element]
        ) -> [String] {
            func flat(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
            var rest = tree
            return elements.compactMap { element in
                guard let roles = Self.roles[element.role] else { return "\(element.role) \(element.name)" }
                let index = rest.firstIndex { other in
                    // A text that cannot be edited has its value as its name.
                    let name = element.role == "label" && element.name.isEmpty ? element.description : element.name
                    guard roles.contains(other.role), flat(other.name) == flat(name) else { return false }
                    switch element.role {
                    case "text", "entry", "password text":
                        return flat(other.value) == flat(element.text)
                    case "check box": return (other.checked == "true") == element.states.contains("checked")
                    case "slider", "spin button", "progress bar":
                        return element.description.isEmpty || other.valueText == element.description
                            || other.value == element.description
                    case "push button", "page tab", "list item":
                        return other.isDisabled != element.states.contains("sensitive")
                            && flat(other.description) == flat(element.description)
                    default: return true
                    }
                }
                guard let index else {
                    return "\(element.role) \"\(element.name)\" \"\(element.text)\" \"\(element.description)\""
                }
                rest.remove(at: index)
                return nil
            }
        }

        @Test(
            "Chromium tells what AT-SPI tells of a window",
            arguments: ["Tasks", "Profile", "Converter", "Pets", "Reader", "Bicycles", "Background"])
        func sameAsWindow(_ example: String) throws {
            try compare("\(Self.examples)/\(example)", title: example)
        }

        @Test("Chromium tells what AT-SPI tells of every control")
        func sameControls() throws { try compare(Self.controls, title: "Controls") }

        @Test(
            "Chromium tells what AT-SPI tells of apps that are not ours",
            .enabled(if: hasApps, "\(SharedApps.absence)"),
            arguments: ["FaceViewer", "TodoList", "UserEditor"])
        func sameAsOthers(_ app: String) throws {
            try compare("\(Self.apps)/\(app)", title: app)
        }
    }
}
