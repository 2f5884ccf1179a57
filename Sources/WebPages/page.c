// Views of pages in one window, and what it would draw as pictures in memory that the app shares.
#include "pages.h"

#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

WebKitWebView *opener, *opened;
int opened_answer;

static GHashTable *pages;
static GtkWidget *window, *room;

// MARK: The room that views stand in

typedef struct {
    GtkFixed parent;
} PageRoom;
typedef struct {
    GtkFixedClass parent;
} PageRoomClass;
G_DEFINE_TYPE(PageRoom, page_room, GTK_TYPE_FIXED)

static void deliver(Page *page);

// Takes the pictures of pages, and gives the window nothing to draw.
static void room_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
    GHashTableIter iterator;
    gpointer value;
    g_hash_table_iter_init(&iterator, pages);
    while (g_hash_table_iter_next(&iterator, NULL, &value)) {
        Page *page = value;
        if (!page->is_shown) continue;
        GtkSnapshot *own = gtk_snapshot_new();
        gtk_widget_snapshot_child(widget, GTK_WIDGET(page->view), own);
        GskRenderNode *node = gtk_snapshot_free_to_node(own);
        if (!node) continue;
        // The place in the room is of no interest.
        GskRenderNode *inner = node;
        if (gsk_render_node_get_node_type(node) == GSK_TRANSFORM_NODE) inner = gsk_transform_node_get_child(node);
        if (inner != page->node) {
            gsk_render_node_ref(inner);
            g_clear_pointer(&page->node, gsk_render_node_unref);
            page->node = inner;
            page->is_stale = TRUE;
        }
        gsk_render_node_unref(node);
        deliver(page);
    }
}

static void page_room_class_init(PageRoomClass *class) { GTK_WIDGET_CLASS(class)->snapshot = room_snapshot; }
static void page_room_init(PageRoom *room) {}

static void forget_picture(Page *page) {
    if (page->pixels) munmap(page->pixels, page->size);
    if (page->file) {
        unlink(page->file);
        g_free(page->file);
    }
    page->pixels = NULL;
    page->file = NULL;
}

// Makes memory for pictures of the page's size. The app opens it by its name.
static gboolean make_picture(Page *page, int width, int height) {
    if (page->pixels && page->pixel_width == width && page->pixel_height == height) return TRUE;
    forget_picture(page);
    page->size = (gsize)width * height * 4;
    page->file = g_strdup_printf("%s/picture-%d-%d", run_folder, page->id, ++page->files);
    int descriptor = open(page->file, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (descriptor < 0) return FALSE;
    if (ftruncate(descriptor, page->size) == 0) {
        void *pixels = mmap(NULL, page->size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
        if (pixels != MAP_FAILED) page->pixels = pixels;
    }
    close(descriptor);
    page->pixel_width = width;
    page->pixel_height = height;
    return page->pixels != NULL;
}

// Draws the last picture and tells the app, unless the app still has the one before.
static void deliver(Page *page) {
    if (!page->is_stale || page->is_taken || !page->node) return;
    int width = page->width * run_scale, height = page->height * run_scale;
    if (width <= 0 || height <= 0 || !make_picture(page, width, height)) return;
    cairo_surface_t *surface =
        cairo_image_surface_create_for_data(page->pixels, CAIRO_FORMAT_ARGB32, width, height, width * 4);
    cairo_t *cairo = cairo_create(surface);
    cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR);
    cairo_paint(cairo);
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER);
    cairo_scale(cairo, run_scale, run_scale);
    gsk_render_node_draw(page->node, cairo);
    cairo_destroy(cairo);
    cairo_surface_finish(surface);
    cairo_surface_destroy(surface);
    page->is_stale = FALSE;
    page->is_taken = TRUE;
    GByteArray *out = out_begin("picture");
    out_int(out, page->id);
    out_text(out, page->file);
    out_int(out, width);
    out_int(out, height);
    out_send(out);
}

void page_taken(Page *page) {
    page->is_taken = FALSE;
    deliver(page);
}

// MARK: Waiting

typedef struct {
    int page, number, ticks;
} Rest;

static gboolean look_for_rest(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
    Rest *rest = data;
    Page *page = page_with(rest->page);
    gboolean is_late = page && (page->is_stale || page->is_taken);
    // What the page has drawn comes with one of the next frames.
    if (page && ++rest->ticks < 120 && (rest->ticks < 3 || is_late)) return G_SOURCE_CONTINUE;
    GByteArray *out = out_begin("answer");
    out_int(out, rest->page);
    out_int(out, rest->number);
    out_text(out, "done");
    out_send(out);
    return G_SOURCE_REMOVE;
}

// rest PAGE NUMBER: answers when the app has the last picture.
void page_rest(const Message *message) {
    Rest *rest = g_new0(Rest, 1);
    rest->page = (int)int_at(message, 1);
    rest->number = (int)int_at(message, 2);
    gtk_widget_add_tick_callback(pages_widget(), look_for_rest, rest, g_free);
}

GtkWidget *pages_widget(void) {
    if (!window) {
        pages = g_hash_table_new(NULL, NULL);
        window = gtk_window_new();
        gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
        room = g_object_new(page_room_get_type(), NULL);
        gtk_window_set_child(GTK_WINDOW(window), room);
        gtk_window_present(GTK_WINDOW(window));
    }
    return room;
}

// MARK: Pages

Page *page_with(int id) { return pages ? g_hash_table_lookup(pages, GINT_TO_POINTER(id)) : NULL; }

Page *page_of(WebKitWebView *view) { return g_object_get_data(G_OBJECT(view), "page"); }

static gboolean hide_menu(WebKitWebView *view, gpointer menu, gpointer result, gpointer data) { return TRUE; }

static gboolean refuse(WebKitWebView *view, WebKitPermissionRequest *request, gpointer data) {
    webkit_permission_request_deny(request);
    return TRUE;
}

static gboolean no_files(WebKitWebView *view, WebKitFileChooserRequest *request, gpointer data) {
    webkit_file_chooser_request_cancel(request);
    return TRUE;
}

// make PAGE STORE AGENT ALLOWS-SCRIPTS OPENS-WINDOWS PLAYS-BY-ITSELF INSPECTABLE MINIMUM-FONT
void page_make(const Message *message) {
    Page *page = g_new0(Page, 1);
    page->id = (int)int_at(message, 1);
    page->session = store_session((int)int_at(message, 2));
    page->content = webkit_user_content_manager_new();
    page->scripts = g_hash_table_new_full(NULL, NULL, NULL, (GDestroyNotify)webkit_user_script_unref);
    WebKitWebsitePolicies *policies = webkit_website_policies_new_with_policies(
        "autoplay", int_at(message, 6) ? WEBKIT_AUTOPLAY_ALLOW : WEBKIT_AUTOPLAY_DENY, NULL);
    GtkWidget *room = pages_widget();
    page->view =
        opener ? g_object_new(WEBKIT_TYPE_WEB_VIEW, "related-view", opener, "user-content-manager", page->content, NULL)
               : g_object_new(
                     WEBKIT_TYPE_WEB_VIEW, "network-session", page->session, "user-content-manager", page->content,
                     "website-policies", policies, NULL);
    g_object_unref(policies);
    g_object_set_data(G_OBJECT(page->view), "page", page);
    WebKitSettings *settings = webkit_web_view_get_settings(page->view);
    webkit_settings_set_user_agent(settings, text_at(message, 3));
    webkit_settings_set_enable_javascript(settings, int_at(message, 4) != 0);
    webkit_settings_set_javascript_can_open_windows_automatically(settings, int_at(message, 5) != 0);
    webkit_settings_set_enable_developer_extras(settings, int_at(message, 7) != 0);
    webkit_settings_set_minimum_font_size(settings, (guint32)int_at(message, 8));
    webkit_settings_set_hardware_acceleration_policy(settings, WEBKIT_HARDWARE_ACCELERATION_POLICY_NEVER);
    // As Safari on a phone has them (developer.apple.com, "Fonts").
    webkit_settings_set_default_font_family(settings, "Times");
    webkit_settings_set_serif_font_family(settings, "Times");
    webkit_settings_set_sans_serif_font_family(settings, "Helvetica");
    webkit_settings_set_monospace_font_family(settings, "Courier");
    webkit_settings_set_enable_smooth_scrolling(settings, FALSE);
    webkit_settings_set_enable_back_forward_navigation_gestures(settings, FALSE);
    g_hash_table_insert(pages, GINT_TO_POINTER(page->id), page);
    g_signal_connect(page->view, "context-menu", G_CALLBACK(hide_menu), NULL);
    g_signal_connect(page->view, "permission-request", G_CALLBACK(refuse), NULL);
    g_signal_connect(page->view, "run-file-chooser", G_CALLBACK(no_files), NULL);
    navigation_watch(page);
    scripts_watch(page);
    typing_watch(page);
    // Beside the others, so that a touch means one of them.
    page->y = 0;
    gtk_fixed_put(GTK_FIXED(room), GTK_WIDGET(page->view), 0, 0);
    gtk_widget_set_visible(GTK_WIDGET(page->view), FALSE);
}

// Stands the views that are shown one below the other, where no touch means two.
static void place_all(void) {
    GHashTableIter iterator;
    gpointer value;
    int y = 0;
    g_hash_table_iter_init(&iterator, pages);
    while (g_hash_table_iter_next(&iterator, NULL, &value)) {
        Page *page = value;
        if (!page->is_shown) continue;
        page->y = y;
        gtk_fixed_move(GTK_FIXED(room), GTK_WIDGET(page->view), 0, y);
        y += page->height;
    }
}

void page_resize(Page *page, int width, int height) {
    page->width = width;
    page->height = height;
    gtk_widget_set_size_request(GTK_WIDGET(page->view), width, height);
    place_all();
}

void page_show(Page *page, gboolean is_shown) {
    page->is_shown = is_shown;
    gtk_widget_set_visible(GTK_WIDGET(page->view), is_shown);
    place_all();
}

void page_focus(Page *page) { gtk_widget_grab_focus(GTK_WIDGET(page->view)); }

void page_close(Page *page) {
    g_hash_table_remove(pages, GINT_TO_POINTER(page->id));
    g_object_set_data(G_OBJECT(page->view), "page", NULL);
    g_signal_handlers_disconnect_by_data(page->view, page);
    g_signal_handlers_disconnect_by_data(page->content, page);
    gtk_fixed_remove(GTK_FIXED(room), GTK_WIDGET(page->view));
    g_clear_pointer(&page->node, gsk_render_node_unref);
    forget_picture(page);
    g_hash_table_unref(page->scripts);
    g_object_unref(page->content);
    g_free(page->find_text);
    g_free(page);
    place_all();
}
