import Foundation
import Testing

extension RealWindows {
    /// What goes over the desktop's message bus: accessibility and the settings portal. Python's GObject bindings are the
    /// other side.
    @Suite(
        "Session bus", .enabled(if: Desktop.hasSessionBusTools, "Xvfb, dbus, at-spi2 or python3-gi is not installed"))
    struct SessionBusTests {
        @Test("Elements reach AT-SPI with role, name, value, state and frame, and follow changes")
        func accessibility() throws {
            let desktop = try Desktop()
            try desktop.startBus()
            try desktop.start("at-spi-bus-launcher", ["--launch-immediately"])
            usleep(500_000)
            let window = try desktop.openWindow()
            window.tell("accessibility")
            let tree = try readTree(desktop) { $0.count == 7 }
            #expect(
                tree == [
                    "label|Hello|||10,10,100,20|sensitive visible",
                    "text|Name|Seoyeon|name-field|10,40,200,30|editable sensitive visible",
                    "push button|Save|Saves the profile||10,80,80,40|visible",
                    "check box|Wi-Fi|||10,130,51,31|checked sensitive visible",
                    "list item|Milk|2 bottles|row-0|0,170,400,44|selectable selected sensitive visible",
                    "slider|Volume|30%||10,220,200,30|sensitive visible",
                    "text|Password|••••||10,250,200,30|editable sensitive visible",
                ])
            window.tell("accessibility changed")
            let changed = try readTree(desktop) { $0.count == 2 }
            #expect(
                changed == [
                    "text|Name|Jiho|name-field|10,60,200,30|editable sensitive visible",
                    "label|Hello|||10,10,100,20|sensitive visible",
                ])
        }

        @Test("The portal's colour scheme decides, and its changes are followed")
        func appearance() throws {
            let desktop = try Desktop()
            try desktop.startBus()
            desktop.set("GTK_A11Y", "none")
            let portal = try ChildProcess("/usr/bin/python3", ["-c", Self.portal], environment: desktop.environment)
            defer { portal.end() }
            #expect(portal.line { $0 == "ready" } != nil)
            let window = try desktop.openWindow()
            #expect(window.probe.line { $0 == "appearance dark" } != nil)
            let light = window.lines(until: "appearance") { portal.write("2") }
            #expect(light?.last == "appearance light")
            let dark = window.lines(until: "appearance") { portal.write("1") }
            #expect(dark?.last == "appearance dark")
        }

        @Test("Without a portal GTK's theme decides")
        func theme() throws {
            let desktop = try Desktop()
            desktop.set("GTK_THEME", "Adwaita:dark")
            let window = try desktop.openWindow(["appearance"])
            #expect(window.probe.lines.contains("is dark"))
        }

        private func readTree(_ desktop: Desktop, until isDone: ([String]) -> Bool) throws -> [String] {
            var lines: [String] = []
            for _ in 0..<10 {
                lines = try ChildProcess.run(
                    "/usr/bin/python3", ["-W", "ignore", "-c", Self.reader], environment: desktop.environment
                )
                .split(separator: "\n").map(String.init)
                if isDone(lines) { break }
                usleep(300_000)
            }
            return lines
        }

        private static let reader = """
            import gi
            gi.require_version('Atspi', '2.0')
            from gi.repository import Atspi
            Atspi.init()
            desktop = Atspi.get_desktop(0)
            for i in range(desktop.get_child_count()):
                root = desktop.get_child_at_index(i).get_child_at_index(0).get_child_at_index(0)
                for j in range(root.get_child_count()):
                    element = root.get_child_at_index(j)
                    area = Atspi.Component.get_extents(element, Atspi.CoordType.WINDOW)
                    if 'Text' in element.get_interfaces():
                        value = Atspi.Text.get_text(element, 0, Atspi.Text.get_character_count(element))
                    else:
                        value = element.get_description()
                    states = ' '.join(sorted(state.value_nick for state in element.get_state_set().get_states()))
                    identifier = element.get_accessible_id() or element.get_attributes().get('placeholder-text', '')
                    frame = ','.join(str(number) for number in (area.x, area.y, area.width, area.height))
                    print('|'.join([element.get_role_name(), element.get_name(), value, identifier, frame, states]))
            """

        private static let portal = """
            from gi.repository import Gio, GLib
            import sys
            INTERFACE = '<node><interface name="org.freedesktop.portal.Settings"><method name="Read">' \\
                '<arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/></method>' \\
                '<signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal></interface></node>'
            def read(connection, sender, path, interface, method, parameters, invocation):
                invocation.return_value(GLib.Variant('(v)', (GLib.Variant('v', GLib.Variant('u', 1)),)))
            bus = Gio.bus_get_sync(Gio.BusType.SESSION)
            info = Gio.DBusNodeInfo.new_for_xml(INTERFACE)
            bus.register_object('/org/freedesktop/portal/desktop', info.interfaces[0], read)
            def owned(connection, name): print('ready', flush=True)
            Gio.bus_own_name_on_connection(bus, 'org.freedesktop.portal.Desktop', 0, owned, None)
            def line(channel, condition):
                value = int(sys.stdin.readline())
                bus.emit_signal(None, '/org/freedesktop/portal/desktop', 'org.freedesktop.portal.Settings', 'SettingChanged',
                    GLib.Variant('(ssv)', ('org.freedesktop.appearance', 'color-scheme', GLib.Variant('u', value))))
                return True
            GLib.io_add_watch(GLib.IOChannel(0), GLib.IO_IN, line)
            GLib.MainLoop().run()
            """
    }
}
