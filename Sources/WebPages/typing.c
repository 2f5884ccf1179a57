// Text that is typed into pages: the input method stands on the app's side, and this is what the engine takes for one.
#include "pages.h"

#include <string.h>

typedef struct {
    WebKitInputMethodContext parent;
    int page;
    char *marked;
    guint caret;
} PageTyping;
typedef struct {
    WebKitInputMethodContextClass parent;
} PageTypingClass;
G_DEFINE_TYPE(PageTyping, page_typing, WEBKIT_TYPE_INPUT_METHOD_CONTEXT)

static void get_preedit(WebKitInputMethodContext *context, char **text, GList **underlines, guint *caret) {
    PageTyping *own = (PageTyping *)context;
    if (text) *text = g_strdup(own->marked ? own->marked : "");
    guint length = own->marked ? (guint)g_utf8_strlen(own->marked, -1) : 0;
    if (underlines) *underlines = length ? g_list_append(NULL, webkit_input_method_underline_new(0, length)) : NULL;
    if (caret) *caret = own->caret;
}

static gboolean filter_key(WebKitInputMethodContext *context, GdkEvent *event) { return FALSE; }

static void focus_in(WebKitInputMethodContext *context) {
    GByteArray *out = out_begin("typing");
    out_int(out, ((PageTyping *)context)->page);
    out_int(out, 1);
    out_int(out, webkit_input_method_context_get_input_purpose(context));
    out_int(out, webkit_input_method_context_get_input_hints(context));
    out_send(out);
}

static void focus_out(WebKitInputMethodContext *context) {
    GByteArray *out = out_begin("typing");
    out_int(out, ((PageTyping *)context)->page);
    out_int(out, 0);
    out_send(out);
}

static void cursor_area(WebKitInputMethodContext *context, int x, int y, int width, int height) {
    GByteArray *out = out_begin("caret");
    out_int(out, ((PageTyping *)context)->page);
    out_int(out, x);
    out_int(out, y);
    out_int(out, width);
    out_int(out, height);
    out_send(out);
}

static void surrounding(
    WebKitInputMethodContext *context, const char *text, guint length, guint caret, guint selection) {
    char *copy = g_strndup(text, length);
    GByteArray *out = out_begin("surrounding");
    out_int(out, ((PageTyping *)context)->page);
    out_text(out, copy);
    // Bytes, as GTK counts them.
    out_int(out, caret);
    out_int(out, selection);
    out_send(out);
    g_free(copy);
}

static void reset(WebKitInputMethodContext *context) {
    PageTyping *own = (PageTyping *)context;
    if (!own->marked) return;
    g_clear_pointer(&own->marked, g_free);
    GByteArray *out = out_begin("unmarked");
    out_int(out, own->page);
    out_send(out);
}

static void finalize(GObject *object) {
    g_free(((PageTyping *)object)->marked);
    G_OBJECT_CLASS(page_typing_parent_class)->finalize(object);
}

static void page_typing_class_init(PageTypingClass *class) {
    WebKitInputMethodContextClass *context = WEBKIT_INPUT_METHOD_CONTEXT_CLASS(class);
    context->get_preedit = get_preedit;
    context->filter_key_event = filter_key;
    context->notify_focus_in = focus_in;
    context->notify_focus_out = focus_out;
    context->notify_cursor_area = cursor_area;
    context->notify_surrounding = surrounding;
    context->reset = reset;
    G_OBJECT_CLASS(class)->finalize = finalize;
}
static void page_typing_init(PageTyping *typing) {}

void typing_watch(Page *page) {
    PageTyping *typing = g_object_new(page_typing_get_type(), NULL);
    typing->page = page->id;
    page->typing = WEBKIT_INPUT_METHOD_CONTEXT(typing);
    webkit_web_view_set_input_method_context(page->view, page->typing);
    g_object_unref(typing);
}

static void mark(Page *page, const char *text, guint caret) {
    PageTyping *typing = (PageTyping *)page->typing;
    gboolean was_marked = typing->marked != NULL;
    g_clear_pointer(&typing->marked, g_free);
    typing->caret = caret;
    if (*text) {
        typing->marked = g_strdup(text);
        if (!was_marked) g_signal_emit_by_name(typing, "preedit-started");
        g_signal_emit_by_name(typing, "preedit-changed");
    } else if (was_marked) {
        g_signal_emit_by_name(typing, "preedit-changed");
        g_signal_emit_by_name(typing, "preedit-finished");
    }
}

gboolean typing_handle(Page *page, const char *verb, const Message *message) {
    if (!page) return FALSE;
    if (!strcmp(verb, "touch")) {
        // touch PAGE PHASE NUMBER X Y
        if (int_at(message, 2) == 0) page_focus(page);
        display_touch(
            (int)int_at(message, 2), (int)int_at(message, 3), (int)int_at(message, 4) + page->x,
            (int)int_at(message, 5) + page->y);
    } else if (!strcmp(verb, "pointer")) {
        // pointer PAGE KIND X Y BUTTON
        if (!strcmp(text_at(message, 2), "down")) page_focus(page);
        display_pointer(
            text_at(message, 2), (int)int_at(message, 3) + page->x, (int)int_at(message, 4) + page->y,
            (int)int_at(message, 5));
    } else if (!strcmp(verb, "key")) {
        // key PAGE NAME MODIFIERS
        page_focus(page);
        guint symbol = gdk_keyval_from_name(text_at(message, 2));
        if (symbol == GDK_KEY_VoidSymbol) symbol = gdk_unicode_to_keyval(g_utf8_get_char(text_at(message, 2)));
        display_key(symbol, (guint)int_at(message, 3), TRUE);
        display_key(symbol, (guint)int_at(message, 3), FALSE);
    } else if (!strcmp(verb, "type")) {
        page_focus(page);
        PageTyping *typing = (PageTyping *)page->typing;
        gboolean was_marked = typing->marked != NULL;
        g_clear_pointer(&typing->marked, g_free);
        g_signal_emit_by_name(page->typing, "committed", text_at(message, 2));
        if (was_marked) g_signal_emit_by_name(page->typing, "preedit-finished");
    } else if (!strcmp(verb, "mark")) {
        mark(page, text_at(message, 2), (guint)int_at(message, 3));
    } else if (!strcmp(verb, "deleteAround")) {
        g_signal_emit_by_name(
            page->typing, "delete-surrounding", (int)int_at(message, 2), (guint)int_at(message, 3));
    } else if (!strcmp(verb, "edit")) {
        webkit_web_view_execute_editing_command_with_argument(page->view, text_at(message, 2), text_at(message, 3));
    } else {
        return FALSE;
    }
    return TRUE;
}
