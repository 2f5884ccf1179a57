#pragma once
// GLib with its objects, signals and GIO, for what needs no GTK: checksums, the state of the network.
#include <gio/gio.h>
