#pragma once
// libsoup 3 with the parts of GIO that a server needs.
#include <gio/gio.h>
#include <gio/gunixsocketaddress.h>
#include <libsoup/soup.h>
