// WebPages SCALE DATA-FOLDER CACHE-FOLDER [HOST...]: the program that holds an app's pages, with the app at its
// standard input. It ends with the app.
#include "pages.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <unistd.h>

char *run_folder;
int run_scale = 1;

static void remove_folder(void) {
    GDir *folder = g_dir_open(run_folder, 0, NULL);
    const char *name;
    while (folder && (name = g_dir_read_name(folder))) {
        char *path = g_build_filename(run_folder, name, NULL);
        g_remove(path);
        g_free(path);
    }
    if (folder) g_dir_close(folder);
    g_rmdir(run_folder);
}

void fail_start(const char *reason) {
    GByteArray *out = out_begin("broken");
    out_text(out, reason);
    out_send(out);
    exit(1);
}

// Fonts that pages name and iOS has, by those that are here.
static const char fonts[] =
    "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig>"
    "<include ignore_missing=\"yes\">/etc/fonts/fonts.conf</include>"
#define FONT(name, here) \
    "<match target=\"pattern\"><test name=\"family\"><string>" name "</string></test>" \
    "<edit name=\"family\" mode=\"assign\" binding=\"same\"><string>" here "</string></edit></match>"
    FONT("-apple-system", "Inter") FONT("BlinkMacSystemFont", "Inter") FONT("system-ui", "Inter")
    FONT("SF Pro Text", "Inter") FONT("SF Pro Display", "Inter") FONT("SF Pro", "Inter")
    FONT("San Francisco", "Inter") FONT("Apple SD Gothic Neo", "Noto Sans CJK KR")
    FONT("AppleSDGothicNeo-Regular", "Noto Sans CJK KR") "</fontconfig>";

static void handle(const Message *message) {
    const char *verb = message->texts[0];
    if (store_handle(verb, message) || answers_handle(verb, message)) return;
    if (!strcmp(verb, "make")) {
        page_make(message);
        return;
    }
    if (!strcmp(verb, "rest")) {
        page_rest(message);
        return;
    }
    if (!strcmp(verb, "scheme")) {
        answers_register(text_at(message, 1));
        return;
    }
    Page *page = page_with((int)int_at(message, 1));
    if (navigation_handle(page, verb, message) || scripts_handle(page, verb, message)) return;
    if (typing_handle(page, verb, message) || !page) return;
    if (!strcmp(verb, "size")) {
        page_resize(page, (int)int_at(message, 2), (int)int_at(message, 3));
    } else if (!strcmp(verb, "show")) {
        page_show(page, int_at(message, 2) != 0);
    } else if (!strcmp(verb, "taken")) {
        page_taken(page);
    } else if (!strcmp(verb, "close")) {
        page_close(page);
    } else if (!strcmp(verb, "zoom")) {
        webkit_web_view_set_zoom_level(page->view, number_at(message, 2));
    } else if (!strcmp(verb, "agent")) {
        webkit_settings_set_user_agent(webkit_web_view_get_settings(page->view), text_at(message, 2));
    } else if (!strcmp(verb, "scripted")) {
        webkit_settings_set_enable_javascript(webkit_web_view_get_settings(page->view), int_at(message, 2) != 0);
    } else if (!strcmp(verb, "inspectable")) {
        webkit_settings_set_enable_developer_extras(webkit_web_view_get_settings(page->view), int_at(message, 2) != 0);
    } else if (!strcmp(verb, "background")) {
        GdkRGBA colour = {(float)number_at(message, 2), (float)number_at(message, 3), (float)number_at(message, 4),
            (float)number_at(message, 5)};
        webkit_web_view_set_background_color(page->view, &colour);
    } else if (!strcmp(verb, "dark")) {
        g_object_set(gtk_settings_get_default(), "gtk-application-prefer-dark-theme", int_at(message, 2) != 0, NULL);
    }
}

int main(int count, char **words) {
    if (count < 4) {
        g_printerr("this program is started by apps that show pages of the web\n");
        return 2;
    }
    prctl(PR_SET_NAME, "WebPages");
    run_scale = MAX(1, atoi(words[1]));
    // Short, as the name of a socket has to be.
    char template[] = "/tmp/seam-pages-XXXXXX";
    run_folder = g_mkdtemp(template);
    if (!run_folder) {
        fail_start("nothing can be written to /tmp");
    }
    atexit(remove_folder);
    char *file = g_build_filename(run_folder, "fonts.conf", NULL);
    if (g_file_set_contents(file, fonts, -1, NULL)) g_setenv("FONTCONFIG_FILE", file, TRUE);
    g_free(file);
    // The app's box is around its pages as well. In the engine's own its processes would not find this display.
    g_setenv("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1", TRUE);
    g_setenv("WEBKIT_DISABLE_COMPOSITING_MODE", "1", TRUE);
    display_start(run_folder);
    g_object_set(gtk_settings_get_default(), "gtk-font-name", "Inter 11", "gtk-enable-animations", FALSE, NULL);
    store_start(words[2], words[3]);
    answers_start(words + 4);
    display_open_seat(pages_widget(), run_scale);
    wire_start(handle);
    while (TRUE) g_main_context_iteration(NULL, TRUE);
}
