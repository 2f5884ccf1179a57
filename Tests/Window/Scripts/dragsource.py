"""A window, titled "Source", from which files are dragged: dragsource.py PATH..."""

import sys
from pathlib import Path

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, GLib, Gtk  # noqa: E402


def show(app):
    window = Gtk.ApplicationWindow(application=app, title="Source", default_width=200, default_height=100)
    label = Gtk.Label(label="drag me")
    source = Gtk.DragSource()
    addresses = "".join(Path(path).as_uri() + "\r\n" for path in sys.argv[1:])
    content = Gdk.ContentProvider.new_for_bytes("text/uri-list", GLib.Bytes.new(addresses.encode()))
    source.connect("prepare", lambda *_: content)
    label.add_controller(source)
    window.set_child(label)
    window.connect("map", lambda _: print("ready", flush=True))
    window.present()


app = Gtk.Application(application_id=None)
app.connect("activate", show)
app.run([])
