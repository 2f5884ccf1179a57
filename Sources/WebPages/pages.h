// The program that holds an app's pages of the web, for the module WebKit.
//
// It speaks to the app through its standard input, a socket, in messages of texts: see wire.c. Pages are views of
// WebKitGTK in one window of a GTK display that nobody sees: see display.c.
#pragma once

#include <webkit/webkit.h>

// MARK: Messages (wire.c)

typedef struct {
    guint count;
    char **texts;
    gsize *lengths;
} Message;

// Begins a message to the app. Texts are added in order; `out_send` sends it and frees it.
GByteArray *out_begin(const char *verb);
void out_text(GByteArray *out, const char *text);
void out_bytes(GByteArray *out, gconstpointer bytes, gsize length);
void out_int(GByteArray *out, gint64 number);
void out_number(GByteArray *out, double number);
void out_send(GByteArray *out);

// Calls `handle` for each message of the app's from now on. The program ends when the app is gone.
void wire_start(void (*handle)(const Message *));
// The text at a place of a message; empty where there is none.
const char *text_at(const Message *message, guint index);
// The same, but nil for an empty one.
const char *text_or_nil(const Message *message, guint index);
gint64 int_at(const Message *message, guint index);
double number_at(const Message *message, guint index);

// MARK: The display (display.c)

// Starts a display that nobody sees, and GTK on it.
void display_start(const char *folder);
// Connects to the display as the one who sits before it, and waits until it has so many pixels a point.
void display_open_seat(GtkWidget *window, int scale);
void display_touch(int phase, int identifier, int x, int y);
void display_pointer(const char *kind, int x, int y, int button);
void display_key(guint symbol, guint modifiers, gboolean is_down);

// MARK: Pages (page.c)

typedef struct {
    int id;
    WebKitWebView *view;
    WebKitUserContentManager *content;
    WebKitNetworkSession *session;
    int x, y, width, height;
    gboolean is_shown;
    // The last picture, and whether one is with the app.
    GskRenderNode *node;
    gboolean is_stale, is_taken;
    char *file;
    guint8 *pixels;
    gsize size;
    int pixel_width, pixel_height;
    int files;
    // Of the text that is edited (typing.c).
    WebKitInputMethodContext *typing;
    GHashTable *scripts;
    char *find_text;
} Page;

// Tells the app that there will be no pages, and ends the program.
void fail_start(const char *reason) G_GNUC_NORETURN;

extern char *run_folder;
extern int run_scale;

Page *page_with(int id);
Page *page_of(WebKitWebView *view);
void page_make(const Message *message);
void page_close(Page *page);
void page_resize(Page *page, int width, int height);
void page_show(Page *page, gboolean is_shown);
void page_taken(Page *page);
void page_rest(const Message *message);
void page_focus(Page *page);
GtkWidget *pages_widget(void);
// The view that waits for another one, which it opens.
extern WebKitWebView *opener;
extern WebKitWebView *opened;
extern int opened_answer;

// MARK: What pages do

void navigation_watch(Page *page);
void navigation_load(Page *page, const Message *message);
gboolean navigation_handle(Page *page, const char *verb, const Message *message);
void scripts_watch(Page *page);
gboolean scripts_handle(Page *page, const char *verb, const Message *message);
void typing_watch(Page *page);
gboolean typing_handle(Page *page, const char *verb, const Message *message);

// MARK: Stores and answers

void store_start(const char *data, const char *caches);
WebKitNetworkSession *store_session(int store);
gboolean store_handle(const char *verb, const Message *message);
void answers_start(char **names);
void answers_watch(WebKitNetworkSession *session);
void answers_register(const char *scheme);
gboolean answers_handle(const char *verb, const Message *message);
// Sends a request to the app, which answers it by its number.
typedef void (*Answered)(gpointer data, const Message *message);
void ask_app(
    const char *kind, int page, const char *method, const char *url, SoupMessageHeaders *headers, gconstpointer body,
    gsize length, Answered answered, gpointer data);
