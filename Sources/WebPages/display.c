// A display that nobody sees: GTK's server for browsers, which needs neither a screen nor a graphics card, and in the
// browser's place this program itself, which sends it the touches and keys that the app has for a page.
//
// Nothing is drawn there: pages.c takes what its window would draw. So the server has next to nothing to do.
#include "pages.h"

#include <gio/gunixsocketaddress.h>
#include <libsoup/soup.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

static char *door;
static SoupWebsocketConnection *seat;
// The window that pages are in, as the server numbers it, and the last serial number it has sent.
static int surface;
static guint32 serial;
static guint buttons;

// What a browser sends, by the numbers of the server's own page.
enum { ENTER, LEAVE, POINTER_MOVE, BUTTON_PRESS, BUTTON_RELEASE, TOUCH, SCROLL, KEY_PRESS, KEY_RELEASE, GRAB_NOTIFY,
    UNGRAB_NOTIFY, CONFIGURE_NOTIFY, SCREEN_SIZE_CHANGED, FOCUS, ROUNDTRIP_NOTIFY };

static void end_with_parent(gpointer data) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
}

// Tries the server's door until it opens; GTK itself tries once. It tells of it before it has opened it.
static void wait_for_server(const char *folder) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    g_snprintf(address.sun_path, sizeof address.sun_path, "%s/broadway2.socket", folder);
    for (int i = 0; i < 10000; i++) {
        int descriptor = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
        gboolean is_open = connect(descriptor, (struct sockaddr *)&address, sizeof address) == 0;
        close(descriptor);
        if (is_open) return;
        g_usleep(1000);
    }
}

void display_start(const char *folder) {
    door = g_build_filename(folder, "door", NULL);
    g_setenv("XDG_RUNTIME_DIR", folder, TRUE);
    g_setenv("GDK_BACKEND", "broadway", TRUE);
    g_setenv("BROADWAY_DISPLAY", ":1", TRUE);
    g_setenv("GSK_RENDERER", "cairo", TRUE);
    g_unsetenv("GDK_DEBUG");
    char *words[] = {"gtk4-broadwayd", "--unixsocket", door, ":1", NULL};
    GError *error = NULL;
    if (!g_spawn_async(
            NULL, words, NULL, G_SPAWN_SEARCH_PATH | G_SPAWN_DO_NOT_REAP_CHILD | G_SPAWN_STDOUT_TO_DEV_NULL
                | G_SPAWN_STDERR_TO_DEV_NULL,
            end_with_parent, NULL, NULL, &error)) {
        fail_start(error->message);
    }
    wait_for_server(folder);
    if (!gtk_init_check()) {
        fail_start("GTK's display for browsers, gtk4-broadwayd of libgtk-4-bin, did not start");
    }
}

static void put(GByteArray *out, gint32 number) {
    number = GINT32_TO_BE(number);
    g_byte_array_append(out, (guint8 *)&number, 4);
}

static void send_event(int kind, int count, const gint32 *numbers) {
    if (!seat) return;
    GByteArray *out = g_byte_array_new();
    put(out, kind);
    put(out, (gint32)serial);
    put(out, (gint32)(g_get_monotonic_time() / 1000 & 0x7fffffff));
    for (int i = 0; i < count; i++) put(out, numbers[i]);
    GBytes *bytes = g_byte_array_free_to_bytes(out);
    soup_websocket_connection_send_message(seat, SOUP_WEBSOCKET_DATA_BINARY, bytes);
    g_bytes_unref(bytes);
}

// What the server tells: sizes, which it wants to hear again, and questions whether it was heard at all.
static void received(SoupWebsocketConnection *connection, gint type, GBytes *message, gpointer data) {
    gsize length;
    const guint8 *bytes = g_bytes_get_data(message, &length);
    gsize place = 0;
#define HAS(count) (place + (count) <= length)
#define U16(at) ((int)(bytes[at] | bytes[(at) + 1] << 8))
#define U32(at) ((guint32)bytes[at] | (guint32)bytes[(at) + 1] << 8 | (guint32)bytes[(at) + 2] << 16 | (guint32)bytes[(at) + 3] << 24)
    static int sizes[1 << 16][4];
    while (HAS(5)) {
        int command = bytes[place];
        serial = U32(place + 1);
        place += 5;
        switch (command) {
        case 0: place += 3; send_event(GRAB_NOTIFY, 0, NULL); break;
        case 1: send_event(UNGRAB_NOTIFY, 0, NULL); break;
        case 2:
            if (!HAS(10)) return;
            if (!surface) surface = U16(place);
            for (int i = 0; i < 4; i++) sizes[U16(place)][i] = (gint16)U16(place + 2 + 2 * i);
            place += 10;
            break;
        case 3: case 4: case 5: case 6: case 7: case 12: place += 2; break;
        case 8: {
            if (!HAS(3)) return;
            int id = U16(place), flags = bytes[place + 2];
            place += 3;
            if (flags & 1) {
                if (!HAS(4)) return;
                sizes[id][0] = (gint16)U16(place);
                sizes[id][1] = (gint16)U16(place + 2);
                place += 4;
            }
            if (flags & 2) {
                if (!HAS(4)) return;
                sizes[id][2] = U16(place);
                sizes[id][3] = U16(place + 2);
                place += 4;
            }
            gint32 numbers[] = {id, sizes[id][0], sizes[id][1], sizes[id][2], sizes[id][3]};
            send_event(CONFIGURE_NOTIFY, 5, numbers);
            break;
        }
        case 9: place += 4; break;
        case 10: return;
        case 13:
            if (!HAS(8)) return;
            place += 8 + U32(place + 4);
            break;
        case 14: place += 4; break;
        case 15:
            if (!HAS(6)) return;
            place += 6 + 4 * (gsize)U32(place + 2);
            break;
        case 16: {
            if (!HAS(6)) return;
            gint32 numbers[] = {U16(place), (gint32)U32(place + 2)};
            send_event(ROUNDTRIP_NOTIFY, 2, numbers);
            place += 6;
            break;
        }
        default: return;
        }
    }
#undef HAS
#undef U16
#undef U32
}

static void connected(GObject *session, GAsyncResult *result, gpointer data) {
    GError *error = NULL;
    seat = soup_session_websocket_connect_finish(SOUP_SESSION(session), result, &error);
    if (!seat) {
        fail_start(error->message);
    }
    soup_websocket_connection_set_max_incoming_payload_size(seat, 0);
    g_signal_connect(seat, "message", G_CALLBACK(received), NULL);
}

// Tells the size and the scale of the display. The server forgets what it hears before it has let us in.
static gboolean tell_size(gpointer scale) {
    gint32 numbers[] = {16384, 16384, GPOINTER_TO_INT(scale)};
    send_event(SCREEN_SIZE_CHANGED, 3, numbers);
    return TRUE;
}

void display_open_seat(GtkWidget *window, int scale) {
    GSocketAddress *address = g_unix_socket_address_new(door);
    SoupSession *session = g_object_new(SOUP_TYPE_SESSION, "remote-connectable", address, NULL);
    SoupMessage *message = soup_message_new("GET", "http://localhost/socket");
    static char *protocols[] = {"broadway", NULL};
    soup_session_websocket_connect_async(
        session, message, "http://localhost", protocols, G_PRIORITY_DEFAULT, NULL, connected, NULL);
    g_object_unref(message);
    g_object_unref(address);
    guint timer = g_timeout_add(5, tell_size, GINT_TO_POINTER(scale));
    while (!seat || gtk_widget_get_scale_factor(window) != scale) g_main_context_iteration(NULL, TRUE);
    g_source_remove(timer);
}

void display_touch(int phase, int identifier, int x, int y) {
    if (phase == 0) {
        gint32 enter[] = {surface, surface, x, y, x, y, 0, 0};
        send_event(ENTER, 8, enter);
    }
    gint32 numbers[] = {phase, surface, identifier, 1, x, y, x, y, 0};
    send_event(TOUCH, 9, numbers);
}

void display_pointer(const char *kind, int x, int y, int button) {
    gint32 numbers[] = {surface, surface, x, y, x, y, (gint32)buttons, button};
    if (!strcmp(kind, "move")) {
        send_event(POINTER_MOVE, 7, numbers);
    } else if (!strcmp(kind, "enter")) {
        numbers[7] = 0;
        send_event(ENTER, 8, numbers);
    } else if (!strcmp(kind, "leave")) {
        numbers[7] = 0;
        send_event(LEAVE, 8, numbers);
    } else if (!strcmp(kind, "down")) {
        send_event(BUTTON_PRESS, 8, numbers);
        buttons |= 1u << (7 + button);
    } else if (!strcmp(kind, "up")) {
        send_event(BUTTON_RELEASE, 8, numbers);
        buttons &= ~(1u << (7 + button));
    }
}

void display_key(guint symbol, guint modifiers, gboolean is_down) {
    gint32 numbers[] = {(gint32)symbol, (gint32)modifiers};
    send_event(is_down ? KEY_PRESS : KEY_RELEASE, 2, numbers);
}
