"""A settings portal that prefers dark, until a line of input says another colour scheme."""
import sys
from gi.repository import Gio, GLib

PATH = '/org/freedesktop/portal/desktop'
INTERFACE = '''
    <node><interface name="org.freedesktop.portal.Settings">
    <method name="Read">
    <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/>
    </method>
    <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
    </interface></node>'''
scheme = 1


def read(connection, sender, path, interface, method, parameters, invocation):
    invocation.return_value(GLib.Variant('(v)', (GLib.Variant('v', GLib.Variant('u', scheme)),)))


def owned(connection, name):
    print('ready', flush=True)


def line(channel, condition):
    global scheme
    text = sys.stdin.readline()
    if not text:
        return False
    scheme = int(text)
    change = ('org.freedesktop.appearance', 'color-scheme', GLib.Variant('u', scheme))
    bus.emit_signal(None, PATH, 'org.freedesktop.portal.Settings', 'SettingChanged', GLib.Variant('(ssv)', change))
    return True


bus = Gio.bus_get_sync(Gio.BusType.SESSION)
bus.register_object(PATH, Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0], read)
Gio.bus_own_name_on_connection(bus, 'org.freedesktop.portal.Desktop', 0, owned, None)
GLib.io_add_watch(GLib.IOChannel(0), GLib.IO_IN, line)
GLib.MainLoop().run()
