import Foundation
import TestPrograms
import Testing

extension RealWindows {
    /// The app's accessible elements in a browser: as Playwright uses them, and as Chromium tells them.
    @Suite(
        "Elements in a browser",
        .enabled(
            if: ProcessInfo.processInfo.environment["SEAM_SELF_TEST"] != nil, "only `seam self-test` runs whole apps"),
        .enabled(if: Desktop.has("Xvfb"), "Xvfb is not installed"),
        .enabled(if: PageInBrowser.isPossible, PageInBrowser.absence))
    struct ElementsInBrowserTests {
        private static let examples = Desktop.repository.appendingPathComponent("Examples").path
        private static let fixtures = Desktop.repository.appendingPathComponent("Tests/Window/Apps").path
        private static let apps = SharedApps.folder
        private static let hasApps = SharedApps.areThere

        @Test("Tasks is used by roles, names and texts")
        func tasks() throws {
            let page = try PageInBrowser("\(Self.examples)/Tasks", on: Desktop())
            page.perform(
                "expect(page.get_by_text('Nothing to do')).to_be_visible()",
                "field = page.get_by_role('textbox')",
                "field.fill('Buy milk')",
                "expect(field).to_have_value('Buy milk')",
                "page.get_by_role('button', name='Add').click()",
                "expect(page.get_by_text('1 of 1 to do')).to_be_visible()",
                "expect(field).to_have_value('')",
                "field.press_sequentially('Call Jiho')",
                "field.press('Enter')",
                "expect(page.get_by_text('2 of 2 to do')).to_be_visible()",
                // The same once more: each is a row of its own.
                "field.fill('Buy milk')",
                "field.press('Enter')",
                "expect(page.get_by_role('listitem')).to_have_count(3)",
                "page.get_by_role('listitem', name='Call Jiho').click()",
                "expect(page.get_by_text('2 of 3 to do')).to_be_visible()",
                "page.get_by_text('Call Jiho', exact=True).click()",
                "expect(page.get_by_text('3 of 3 to do')).to_be_visible()")
        }

        @Test("Profile's fields hold values, and its buttons know whether they can be used")
        func profile() throws {
            let page = try PageInBrowser("\(Self.examples)/Profile", on: Desktop())
            page.perform(
                "expect(page.get_by_role('heading', name='Profile', level=1)).to_be_visible()",
                "expect(page.get_by_role('button', name='Save')).to_be_disabled()",
                "name = page.get_by_role('textbox').first",
                "expect(name).to_have_value('지민')",
                "name.fill('서연')",
                "expect(page.get_by_text('Hello, 서연!')).to_be_visible()",
                "page.get_by_role('button', name='Save').click()",
                "expect(page.get_by_text('Saved: 서연, jimin@example.com')).to_be_visible()",
                "name.clear()",
                "expect(page.get_by_text('A name is needed.')).to_be_visible()",
                "page.get_by_role('button', name='Reset').click()",
                "expect(name).to_have_value('서연')")
        }

        @Test("Pets is used by names, with an alert")
        func pets() throws {
            let page = try PageInBrowser("\(Self.examples)/Pets", on: Desktop())
            page.perform(
                "page.get_by_role('button', name='Add').click()",
                "expect(page.get_by_text('Dog 1').first).to_be_visible()",
                "page.get_by_role('button', name='Cat').click()",
                "page.get_by_role('button', name='Add').click()",
                "page.get_by_role('button', name='Care').nth(1).click()",
                "dialog = page.get_by_role('alertdialog')",
                "expect(dialog.get_by_text('Cat 2 eats fish and stays at home.')).to_be_visible()",
                "dialog.get_by_role('button', name='OK').click()",
                "expect(dialog).to_have_count(0)")
        }

        @Test("Every control of an app can be used by a test, a keyboard and a screen reader")
        func controls() throws {
            let page = try PageInBrowser("\(Self.fixtures)/Controls", on: Desktop())
            page.perform(
                "log = page.get_by_test_id('log')",
                "expect(log).to_have_text('Nothing yet')",
                "page.get_by_label('Name').fill('Mina')",
                "expect(log).to_have_text('name Mina')",
                "page.get_by_placeholder('Name').press_sequentially('!')",
                "expect(page.get_by_label('Name')).to_have_value('Mina!')",
                "page.get_by_label('Password').fill('geheim')",
                "expect(log).to_have_text('secret 6')",
                "expect(page.get_by_label('Password')).to_have_value('••••••')",
                "page.get_by_label('Notes').fill('one\\ntwo')",
                "expect(page.get_by_label('Notes')).to_have_value('one\\ntwo')")
            page.perform(
                "wifi = page.get_by_role('switch', name='Wi-Fi')",
                "expect(wifi).not_to_be_checked()",
                "wifi.check()",
                "expect(log).to_have_text('on')",
                "expect(wifi).to_be_checked()",
                "wifi.focus()",
                "page.keyboard.press('Space')",
                "expect(log).to_have_text('off')",
                "page.keyboard.press('Tab')",
                "expect(page.get_by_role('slider', name='Volume')).to_be_focused()",
                "page.keyboard.press('ArrowRight')",
                "expect(log).to_have_text('volume 5')",
                "page.get_by_role('slider', name='Volume').fill('20')",
                "expect(log).to_have_text('volume 20')",
                "expect(page.get_by_role('slider', name='Volume')).to_have_value('20')",
                "page.get_by_role('spinbutton', name='Guests').press('ArrowUp')",
                "expect(log).to_have_text('guests 1')",
                "page.get_by_role('button', name='Large').click()",
                "expect(page.get_by_role('button', name='Large', pressed=True)).to_be_visible()",
                "expect(page.get_by_role('progressbar', name='Upload')).to_have_attribute('aria-valuenow', '0.25')",
                "expect(page.get_by_role('button', name='Never')).to_be_disabled()")
            // A click without a pointer is what a screen reader sends.
            page.perform(
                "page.get_by_role('button', name='Card').dispatch_event('click')",
                "expect(log).to_have_text('card')",
                "page.get_by_role('button', name='Archive').dispatch_event('click')",
                "expect(log).to_have_text('archived')",
                "page.get_by_test_id('delete').press('Enter')",
                "dialog = page.get_by_role('alertdialog', name='Delete all?')",
                "expect(dialog.get_by_role('button', name='Keep')).to_be_visible()",
                "expect(page.get_by_label('Name')).to_have_count(0)",
                "page.wait_for_function(\"document.activeElement.closest('[role=alertdialog]')\")",
                "page.keyboard.press('Escape')",
                "expect(log).to_have_text('kept')",
                "expect(page.get_by_test_id('delete')).to_be_focused()",
                "page.get_by_test_id('delete').click()",
                "page.get_by_role('button', name='Erase').click()",
                "expect(log).to_have_text('erased')",
                "expect(page.locator('.announcement')).to_have_text('All is gone')")
        }

        @Test("A table that is longer than the screen is reached whole")
        func rows() throws {
            let page = try PageInBrowser("\(Self.fixtures)/Controls", on: Desktop())
            page.perform(
                "page.get_by_role('tab', name='Rows').click()",
                "expect(page.get_by_role('tab', name='Rows', selected=True)).to_be_visible()",
                "row = lambda number: page.get_by_role('listitem', name=f'Row {number}', exact=True)",
                "expect(row(1)).to_have_attribute('aria-setsize', '1000')",
                "expect(row(900)).to_have_count(0)",
                "page.get_by_role('list').evaluate('list => { list.scrollTop = 899 * 44 }')",
                "expect(row(900)).to_be_visible()",
                "expect(row(1)).to_have_count(0)",
                "row(905).click()",
                "expect(page.get_by_role('heading', name='Chose 905')).to_be_visible()",
                "row(910).focus()",
                "exec(\"for _ in range(30):\\n page.keyboard.press('ArrowDown'); page.wait_for_timeout(60)\")",
                "expect(row(940)).to_be_focused()",
                "page.keyboard.press('Enter')",
                "expect(page.get_by_role('heading', name='Chose 940')).to_be_visible()",
                "row(940).press('PageUp')",
                "expect(row(925)).to_be_visible()")
        }

        @Test("Nothing is sent while nothing changes, and a second page is told of all")
        func quiet() throws {
            let page = try PageInBrowser("\(Self.fixtures)/Controls", on: Desktop())
            page.perform(
                "expect(page.get_by_test_id('log')).to_be_visible()",
                "page.wait_for_timeout(1500)",
                "received = []",
                "other = browser.new_page(viewport={'width': 393, 'height': 760})",
                "other.on('websocket', lambda socket: socket.on('framereceived', received.append))",
                "other.goto(address)",
                "expect(other.get_by_test_id('log')).to_have_text('Nothing yet')",
                "other.wait_for_timeout(1000)",
                "received.clear()",
                "other.wait_for_timeout(2000)",
                "assert not received, received",
                "page.get_by_label('Name').fill('Mina')",
                "expect(other.get_by_label('Name')).to_have_value('Mina')",
                "assert any('name Mina' in str(message) for message in received)",
                "assert not any('Upload' in str(message) for message in received)")
        }

        // MARK: Chromium's own tree beside AT-SPI

        /// The roles of a window's elements in AT-SPI, and Chromium's.
        private static let roles: [String: [String]] = [
            "label": ["StaticText"], "push button": ["button"], "text": ["textbox"], "password text": ["textbox"],
            "entry": ["textbox", "searchbox"], "check box": ["switch"], "toggle button": ["switch", "button"],
            "slider": ["slider"], "spin button": ["spinbutton"], "list item": ["listitem"], "heading": ["heading"],
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
            let page = try PageInBrowser(
                folder, on: desktop, width: size.width, height: size.height, arguments: arguments)
            let name = seen.first { !$0.name.isEmpty }?.name ?? ""
            page.perform("page.get_by_text('''\(name)''').or_(page.get_by_label('''\(name)''')).first.wait_for()")
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
            _ elements: [AccessibilityReader.Element], in tree: [PageInBrowser.Element]
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
            .enabled(if: Desktop.hasSessionBusTools, "xdotool, dbus, at-spi2 or python3-gi is not installed"),
            arguments: ["Tasks", "Profile", "Converter", "Pets", "Reader", "Bicycles", "Background"])
        func sameAsWindow(_ example: String) throws {
            try compare("\(Self.examples)/\(example)", title: example)
        }

        @Test(
            "Chromium tells what AT-SPI tells of every control",
            .enabled(if: Desktop.hasSessionBusTools, "xdotool, dbus, at-spi2 or python3-gi is not installed"))
        func sameControls() throws {
            try compare("\(Self.fixtures)/Controls", title: "Controls")
        }

        @Test(
            "Chromium tells what AT-SPI tells of apps that are not ours",
            .enabled(if: Desktop.hasSessionBusTools, "xdotool, dbus, at-spi2 or python3-gi is not installed"),
            .enabled(if: hasApps, Comment(rawValue: SharedApps.absence)),
            arguments: ["FaceViewer", "RemoteLabel", "TodoList", "UserEditor"])
        func sameAsOthers(_ app: String) throws {
            try compare("\(Self.apps)/\(app)", title: app)
        }

        @Test("TodoList and UserEditor are used as web pages are", .enabled(if: hasApps, Comment(rawValue: SharedApps.absence)))
        func others() throws {
            let desktop = try Desktop()
            let todo = try PageInBrowser("\(Self.apps)/TodoList", on: desktop)
            todo.perform(
                "page.get_by_placeholder('Todo title').fill('우유 사기')",
                "page.get_by_role('button', name='Add Todo').click()",
                "expect(page.get_by_role('listitem', name='우유 사기')).to_be_visible()")
            let editor = try PageInBrowser("\(Self.apps)/UserEditor", on: desktop)
            editor.perform(
                "page.get_by_role('textbox').first.fill('Bob')",
                "page.get_by_role('textbox').nth(1).fill('41')",
                "expect(page.get_by_text('Hello, Bob! You are 41 years old.')).to_be_visible()")
        }
    }
}
