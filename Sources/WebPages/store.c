// What sites leave: cookies, caches, databases. Store 0 lasts, others are gone with this program.
#include "pages.h"

#include <string.h>

static GHashTable *stores;
static char *data_folder, *cache_folder;

void store_start(const char *data, const char *caches) {
    data_folder = g_strdup(data);
    cache_folder = g_strdup(caches);
    stores = g_hash_table_new(NULL, NULL);
}

static void cookies_changed(WebKitCookieManager *cookies, gpointer data) {
    GByteArray *out = out_begin("cookiesChanged");
    out_int(out, 0);
    out_int(out, GPOINTER_TO_INT(data));
    out_send(out);
}

WebKitNetworkSession *store_session(int store) {
    WebKitNetworkSession *session = g_hash_table_lookup(stores, GINT_TO_POINTER(store));
    if (session) return session;
    if (store == 0) {
        session = webkit_network_session_new(data_folder, cache_folder);
        char *file = g_build_filename(data_folder, "cookies.sqlite", NULL);
        webkit_cookie_manager_set_persistent_storage(
            webkit_network_session_get_cookie_manager(session), file, WEBKIT_COOKIE_PERSISTENT_STORAGE_SQLITE);
        g_free(file);
    } else {
        session = webkit_network_session_new_ephemeral();
    }
    answers_watch(session);
    webkit_network_session_set_persistent_credential_storage_enabled(session, FALSE);
    g_signal_connect(
        webkit_network_session_get_cookie_manager(session), "changed", G_CALLBACK(cookies_changed),
        GINT_TO_POINTER(store));
    g_hash_table_insert(stores, GINT_TO_POINTER(store), session);
    return session;
}

static GByteArray *answer(gpointer number, const char *kind) {
    GByteArray *out = out_begin("answer");
    out_int(out, 0);
    out_int(out, GPOINTER_TO_INT(number));
    out_text(out, kind);
    return out;
}

static void listed(GObject *cookies, GAsyncResult *result, gpointer number) {
    GList *list = webkit_cookie_manager_get_all_cookies_finish(WEBKIT_COOKIE_MANAGER(cookies), result, NULL);
    GByteArray *out = answer(number, "cookies");
    for (GList *each = list; each; each = each->next) {
        SoupCookie *cookie = each->data;
        out_text(out, soup_cookie_get_name(cookie));
        out_text(out, soup_cookie_get_value(cookie));
        out_text(out, soup_cookie_get_domain(cookie));
        out_text(out, soup_cookie_get_path(cookie));
        GDateTime *end = soup_cookie_get_expires(cookie);
        out_int(out, end ? g_date_time_to_unix(end) : -1);
        out_int(out, soup_cookie_get_secure(cookie));
        out_int(out, soup_cookie_get_http_only(cookie));
        out_int(out, soup_cookie_get_same_site_policy(cookie));
    }
    out_send(out);
    g_list_free_full(list, (GDestroyNotify)soup_cookie_free);
}

static void cookie_set(GObject *cookies, GAsyncResult *result, gpointer number) {
    webkit_cookie_manager_add_cookie_finish(WEBKIT_COOKIE_MANAGER(cookies), result, NULL);
    out_send(answer(number, "done"));
}

static void cookie_deleted(GObject *cookies, GAsyncResult *result, gpointer number) {
    webkit_cookie_manager_delete_cookie_finish(WEBKIT_COOKIE_MANAGER(cookies), result, NULL);
    out_send(answer(number, "done"));
}

static SoupCookie *cookie_in(const Message *message) {
    SoupCookie *cookie =
        soup_cookie_new(text_at(message, 3), text_at(message, 4), text_at(message, 5), text_at(message, 6), -1);
    gint64 end = int_at(message, 7);
    if (end >= 0) {
        GDateTime *time = g_date_time_new_from_unix_utc(end);
        soup_cookie_set_expires(cookie, time);
        g_date_time_unref(time);
    }
    soup_cookie_set_secure(cookie, int_at(message, 8) != 0);
    soup_cookie_set_http_only(cookie, int_at(message, 9) != 0);
    soup_cookie_set_same_site_policy(cookie, (SoupSameSitePolicy)int_at(message, 10));
    return cookie;
}

static void cleared(GObject *manager, GAsyncResult *result, gpointer number) {
    webkit_website_data_manager_clear_finish(WEBKIT_WEBSITE_DATA_MANAGER(manager), result, NULL);
    out_send(answer(number, "done"));
}

static void fetched(GObject *manager, GAsyncResult *result, gpointer number) {
    GList *list = webkit_website_data_manager_fetch_finish(WEBKIT_WEBSITE_DATA_MANAGER(manager), result, NULL);
    GByteArray *out = answer(number, "records");
    for (GList *each = list; each; each = each->next) {
        out_text(out, webkit_website_data_get_name(each->data));
        out_int(out, webkit_website_data_get_types(each->data));
    }
    out_send(out);
    g_list_free_full(list, (GDestroyNotify)webkit_website_data_unref);
}

typedef struct {
    int number;
    WebKitWebsiteDataTypes types;
    char **names;
} Removal;

static void removed(GObject *manager, GAsyncResult *result, gpointer data) {
    Removal *removal = data;
    webkit_website_data_manager_remove_finish(WEBKIT_WEBSITE_DATA_MANAGER(manager), result, NULL);
    out_send(answer(GINT_TO_POINTER(removal->number), "done"));
    g_strfreev(removal->names);
    g_free(removal);
}

static void fetched_to_remove(GObject *object, GAsyncResult *result, gpointer data) {
    Removal *removal = data;
    WebKitWebsiteDataManager *manager = WEBKIT_WEBSITE_DATA_MANAGER(object);
    GList *list = webkit_website_data_manager_fetch_finish(manager, result, NULL);
    GList *chosen = NULL;
    for (GList *each = list; each; each = each->next) {
        if (g_strv_contains((const char *const *)removal->names, webkit_website_data_get_name(each->data)))
            chosen = g_list_prepend(chosen, each->data);
    }
    webkit_website_data_manager_remove(manager, removal->types, chosen, NULL, removed, removal);
    g_list_free(chosen);
    g_list_free_full(list, (GDestroyNotify)webkit_website_data_unref);
}

gboolean store_handle(const char *verb, const Message *message) {
    static const char *verbs[] = {"cookies", "setCookie", "deleteCookie", "clear", "records", "remove", NULL};
    if (!g_strv_contains(verbs, verb)) return FALSE;
    // VERB STORE NUMBER ...
    WebKitNetworkSession *session = store_session((int)int_at(message, 1));
    WebKitCookieManager *cookies = webkit_network_session_get_cookie_manager(session);
    WebKitWebsiteDataManager *manager = webkit_network_session_get_website_data_manager(session);
    int number = (int)int_at(message, 2);
    gpointer data = GINT_TO_POINTER(number);
    if (!strcmp(verb, "cookies")) {
        webkit_cookie_manager_get_all_cookies(cookies, NULL, listed, data);
    } else if (!strcmp(verb, "setCookie")) {
        SoupCookie *cookie = cookie_in(message);
        webkit_cookie_manager_add_cookie(cookies, cookie, NULL, cookie_set, data);
        soup_cookie_free(cookie);
    } else if (!strcmp(verb, "deleteCookie")) {
        SoupCookie *cookie = cookie_in(message);
        webkit_cookie_manager_delete_cookie(cookies, cookie, NULL, cookie_deleted, data);
        soup_cookie_free(cookie);
    } else if (!strcmp(verb, "clear")) {
        // clear STORE NUMBER TYPES MICROSECONDS
        webkit_website_data_manager_clear(
            manager, (WebKitWebsiteDataTypes)int_at(message, 3), int_at(message, 4), NULL, cleared, data);
    } else if (!strcmp(verb, "records")) {
        webkit_website_data_manager_fetch(
            manager, (WebKitWebsiteDataTypes)int_at(message, 3), NULL, fetched, data);
    } else {
        // remove STORE NUMBER TYPES NAMES...
        Removal *removal = g_new(Removal, 1);
        removal->number = number;
        removal->types = (WebKitWebsiteDataTypes)int_at(message, 3);
        GStrvBuilder *names = g_strv_builder_new();
        for (guint i = 4; i < message->count; i++) g_strv_builder_add(names, message->texts[i]);
        removal->names = g_strv_builder_end(names);
        g_strv_builder_unref(names);
        webkit_website_data_manager_fetch(manager, removal->types, NULL, fetched_to_remove, removal);
    }
    return TRUE;
}
