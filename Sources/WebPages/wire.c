// Messages between the app and this program: the length of the whole as four bytes, the lowest first, and then the
// texts, each after its own length. The first is the verb.
#include "pages.h"

#include <errno.h>
#include <glib-unix.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

static void (*handle_message)(const Message *);
static GByteArray *incoming;

static void put_length(GByteArray *out, gsize length) {
    guint32 number = GUINT32_TO_LE((guint32)length);
    g_byte_array_append(out, (guint8 *)&number, 4);
}

GByteArray *out_begin(const char *verb) {
    GByteArray *out = g_byte_array_new();
    put_length(out, 0);
    out_text(out, verb);
    return out;
}

void out_bytes(GByteArray *out, gconstpointer bytes, gsize length) {
    put_length(out, length);
    if (length > 0) g_byte_array_append(out, bytes, length);
}

void out_text(GByteArray *out, const char *text) { out_bytes(out, text, text ? strlen(text) : 0); }

void out_int(GByteArray *out, gint64 number) {
    char text[32];
    g_snprintf(text, sizeof text, "%" G_GINT64_FORMAT, number);
    out_text(out, text);
}

void out_number(GByteArray *out, double number) {
    char text[G_ASCII_DTOSTR_BUF_SIZE];
    out_text(out, g_ascii_dtostr(text, sizeof text, number));
}

void out_send(GByteArray *out) {
    guint32 length = GUINT32_TO_LE(out->len - 4);
    memcpy(out->data, &length, 4);
    gsize sent = 0;
    while (sent < out->len) {
        ssize_t count = send(0, out->data + sent, out->len - sent, MSG_NOSIGNAL);
        if (count < 0 && errno == EINTR) continue;
        // The app has gone: its end of the channel tells so.
        if (count <= 0) break;
        sent += count;
    }
    g_byte_array_unref(out);
}

static gboolean take_message(void) {
    if (incoming->len < 4) return FALSE;
    guint32 length;
    memcpy(&length, incoming->data, 4);
    length = GUINT32_FROM_LE(length);
    if (incoming->len - 4 < length) return FALSE;
    GPtrArray *texts = g_ptr_array_new_with_free_func(g_free);
    GArray *lengths = g_array_new(FALSE, FALSE, sizeof(gsize));
    for (gsize place = 4; place + 4 <= 4 + (gsize)length;) {
        guint32 size;
        memcpy(&size, incoming->data + place, 4);
        gsize count = GUINT32_FROM_LE(size);
        place += 4;
        if (place + count > 4 + (gsize)length) break;
        char *text = g_malloc(count + 1);
        memcpy(text, incoming->data + place, count);
        text[count] = 0;
        g_ptr_array_add(texts, text);
        g_array_append_val(lengths, count);
        place += count;
    }
    g_byte_array_remove_range(incoming, 0, 4 + length);
    Message message = {texts->len, (char **)texts->pdata, (gsize *)lengths->data};
    if (message.count > 0) handle_message(&message);
    g_ptr_array_unref(texts);
    g_array_unref(lengths);
    return TRUE;
}

static gboolean read_messages(gint descriptor, GIOCondition condition, gpointer data) {
    static guint8 buffer[1 << 16];
    ssize_t count = recv(descriptor, buffer, sizeof buffer, MSG_DONTWAIT);
    if (count < 0 && (errno == EINTR || errno == EAGAIN)) return TRUE;
    if (count <= 0) exit(0);
    g_byte_array_append(incoming, buffer, count);
    while (take_message()) {}
    return TRUE;
}

void wire_start(void (*handle)(const Message *)) {
    handle_message = handle;
    incoming = g_byte_array_new();
    GSource *source = g_unix_fd_source_new(0, G_IO_IN | G_IO_HUP | G_IO_ERR);
    // A page that opens another waits for the app's answer in a loop of its own.
    g_source_set_can_recurse(source, TRUE);
    g_source_set_callback(source, G_SOURCE_FUNC(read_messages), NULL, NULL);
    g_source_attach(source, NULL);
}

const char *text_at(const Message *message, guint index) {
    return index < message->count ? message->texts[index] : "";
}

const char *text_or_nil(const Message *message, guint index) {
    const char *text = text_at(message, index);
    return *text ? text : NULL;
}

gint64 int_at(const Message *message, guint index) { return g_ascii_strtoll(text_at(message, index), NULL, 10); }

double number_at(const Message *message, guint index) { return g_ascii_strtod(text_at(message, index), NULL); }
