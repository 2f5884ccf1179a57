#pragma once
// GLib with its objects, signals and GIO, for what needs no GTK: checksums, the state of the network, the main loop.
#include <gio/gio.h>
#include <glib-unix.h>
