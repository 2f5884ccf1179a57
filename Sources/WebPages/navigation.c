// Loading, the decisions about it, panels, and what a page tells of itself.
#include "pages.h"

#include <string.h>

// Decisions, panels and questions that wait for the app, by their numbers.
static GHashTable *waiting;
static int last_question;

static int wait_for_app(gpointer object) {
    if (!waiting) waiting = g_hash_table_new(NULL, NULL);
    g_hash_table_insert(waiting, GINT_TO_POINTER(++last_question), object);
    return last_question;
}

static gpointer take_waiting(int number) {
    gpointer object = waiting ? g_hash_table_lookup(waiting, GINT_TO_POINTER(number)) : NULL;
    if (object) g_hash_table_remove(waiting, GINT_TO_POINTER(number));
    return object;
}

static void add_headers(GByteArray *out, SoupMessageHeaders *headers) {
    if (!headers) return;
    SoupMessageHeadersIter iterator;
    const char *name, *value;
    soup_message_headers_iter_init(&iterator, headers);
    while (soup_message_headers_iter_next(&iterator, &name, &value)) {
        out_text(out, name);
        out_text(out, value);
    }
}

// MARK: State

static void tell_state(Page *page) {
    GByteArray *out = out_begin("state");
    out_int(out, page->id);
    out_text(out, webkit_web_view_get_uri(page->view));
    out_text(out, webkit_web_view_get_title(page->view));
    out_number(out, webkit_web_view_get_estimated_load_progress(page->view));
    out_int(out, webkit_web_view_is_loading(page->view));
    out_int(out, webkit_web_view_can_go_back(page->view));
    out_int(out, webkit_web_view_can_go_forward(page->view));
    GTlsCertificate *certificate = NULL;
    GTlsCertificateFlags flags = 0;
    gboolean is_secure = webkit_web_view_get_tls_info(page->view, &certificate, &flags) && flags == 0;
    out_int(out, is_secure && !g_object_get_data(G_OBJECT(page->view), "insecure"));
    GdkRGBA theme;
    if (webkit_web_view_get_theme_color(page->view, &theme)) {
        char *text = g_strdup_printf("%f %f %f %f", theme.red, theme.green, theme.blue, theme.alpha);
        out_text(out, text);
        g_free(text);
    }
    out_send(out);
}

static void state_changed(GObject *view, GParamSpec *property, gpointer data) { tell_state(data); }

static void add_item(GByteArray *out, WebKitBackForwardListItem *item) {
    out_text(out, webkit_back_forward_list_item_get_uri(item));
    out_text(out, webkit_back_forward_list_item_get_title(item));
    out_text(out, webkit_back_forward_list_item_get_original_uri(item));
}

// list PAGE COUNT-BACK HAS-CURRENT (URL TITLE INITIAL-URL)...
static void tell_list(Page *page) {
    WebKitBackForwardList *list = webkit_web_view_get_back_forward_list(page->view);
    GList *back = webkit_back_forward_list_get_back_list(list);
    GList *forward = webkit_back_forward_list_get_forward_list(list);
    WebKitBackForwardListItem *current = webkit_back_forward_list_get_current_item(list);
    GByteArray *out = out_begin("list");
    out_int(out, page->id);
    out_int(out, g_list_length(back));
    out_int(out, current != NULL);
    for (GList *each = g_list_last(back); each; each = each->prev) add_item(out, each->data);
    if (current) add_item(out, current);
    for (GList *each = forward; each; each = each->next) add_item(out, each->data);
    out_send(out);
    g_list_free(back);
    g_list_free(forward);
    tell_state(page);
}

static void list_changed(
    WebKitBackForwardList *list, WebKitBackForwardListItem *added, gpointer removed, gpointer data) {
    tell_list(data);
}

static void insecure_content(WebKitWebView *view, WebKitInsecureContentEvent event, gpointer data) {
    g_object_set_data(G_OBJECT(view), "insecure", GINT_TO_POINTER(1));
    tell_state(data);
}

// MARK: Loading

static void load_changed(WebKitWebView *view, WebKitLoadEvent event, gpointer data) {
    static const char *names[] = {"started", "redirected", "committed", "finished"};
    Page *page = data;
    if (event == WEBKIT_LOAD_STARTED) g_object_set_data(G_OBJECT(view), "insecure", NULL);
    tell_state(page);
    if (event == WEBKIT_LOAD_COMMITTED || event == WEBKIT_LOAD_FINISHED) tell_list(page);
    GByteArray *out = out_begin("load");
    out_int(out, page->id);
    out_text(out, names[event]);
    out_text(out, webkit_web_view_get_uri(view));
    out_send(out);
}

static gboolean tell_failure(Page *page, WebKitLoadEvent event, const char *uri, const GError *error) {
    tell_state(page);
    GByteArray *out = out_begin("failed");
    out_int(out, page->id);
    out_int(out, event == WEBKIT_LOAD_COMMITTED || event == WEBKIT_LOAD_FINISHED);
    out_text(out, uri);
    out_text(out, g_quark_to_string(error->domain));
    out_int(out, error->code);
    out_text(out, error->message);
    out_send(out);
    return TRUE;
}

static gboolean load_failed(WebKitWebView *view, WebKitLoadEvent event, char *uri, GError *error, gpointer data) {
    return tell_failure(data, event, uri, error);
}

static gboolean certificate_failed(
    WebKitWebView *view, char *uri, GTlsCertificate *certificate, GTlsCertificateFlags flags, gpointer data) {
    GError *error = g_error_new(g_quark_from_static_string("seam-certificate"), (int)flags, "certificate");
    gboolean result = tell_failure(data, WEBKIT_LOAD_STARTED, uri, error);
    g_error_free(error);
    return result;
}

static void process_ended(WebKitWebView *view, WebKitWebProcessTerminationReason reason, gpointer data) {
    Page *page = data;
    GByteArray *out = out_begin("ended");
    out_int(out, page->id);
    out_send(out);
}

// decide PAGE NUMBER action|window METHOD URL TYPE GESTURE REDIRECT BUTTON MODIFIERS HEADERS...
// decide PAGE NUMBER response URL STATUS TYPE LENGTH NAME CAN-SHOW IS-MAIN HEADERS...
static gboolean decide(
    WebKitWebView *view, WebKitPolicyDecision *decision, WebKitPolicyDecisionType type, gpointer data) {
    Page *page = data;
    GByteArray *out = out_begin("decide");
    out_int(out, page->id);
    out_int(out, wait_for_app(g_object_ref(decision)));
    if (type == WEBKIT_POLICY_DECISION_TYPE_RESPONSE) {
        WebKitResponsePolicyDecision *own = WEBKIT_RESPONSE_POLICY_DECISION(decision);
        WebKitURIResponse *response = webkit_response_policy_decision_get_response(own);
        out_text(out, "response");
        out_text(out, webkit_uri_response_get_uri(response));
        out_int(out, webkit_uri_response_get_status_code(response));
        out_text(out, webkit_uri_response_get_mime_type(response));
        out_int(out, (gint64)webkit_uri_response_get_content_length(response));
        out_text(out, webkit_uri_response_get_suggested_filename(response));
        out_int(out, webkit_response_policy_decision_is_mime_type_supported(own));
        out_int(out, webkit_response_policy_decision_is_main_frame_main_resource(own));
        add_headers(out, webkit_uri_response_get_http_headers(response));
    } else {
        WebKitNavigationAction *action =
            webkit_navigation_policy_decision_get_navigation_action(WEBKIT_NAVIGATION_POLICY_DECISION(decision));
        WebKitURIRequest *request = webkit_navigation_action_get_request(action);
        out_text(out, type == WEBKIT_POLICY_DECISION_TYPE_NEW_WINDOW_ACTION ? "window" : "action");
        out_text(out, webkit_uri_request_get_http_method(request));
        out_text(out, webkit_uri_request_get_uri(request));
        out_int(out, webkit_navigation_action_get_navigation_type(action));
        out_int(out, webkit_navigation_action_is_user_gesture(action));
        out_int(out, webkit_navigation_action_is_redirect(action));
        out_int(out, webkit_navigation_action_get_mouse_button(action));
        out_int(out, webkit_navigation_action_get_modifiers(action));
        add_headers(out, webkit_uri_request_get_http_headers(request));
    }
    out_send(out);
    return TRUE;
}

// MARK: Windows and panels

static GtkWidget *create(WebKitWebView *view, WebKitNavigationAction *action, gpointer data) {
    Page *page = data;
    WebKitURIRequest *request = webkit_navigation_action_get_request(action);
    WebKitWebView *outer = opener;
    opener = view;
    opened = NULL;
    int number = ++last_question;
    GByteArray *out = out_begin("create");
    out_int(out, page->id);
    out_int(out, number);
    out_text(out, webkit_uri_request_get_uri(request));
    out_int(out, webkit_navigation_action_is_user_gesture(action));
    out_send(out);
    // The engine wants the view at once; the app's answer is on its way.
    while (opened_answer != number) g_main_context_iteration(NULL, TRUE);
    opener = outer;
    WebKitWebView *result = opened;
    opened = NULL;
    return result ? GTK_WIDGET(result) : NULL;
}

static void closed(WebKitWebView *view, gpointer data) {
    GByteArray *out = out_begin("closed");
    out_int(out, ((Page *)data)->id);
    out_send(out);
}

static gboolean dialog(WebKitWebView *view, WebKitScriptDialog *dialog, gpointer data) {
    WebKitScriptDialogType type = webkit_script_dialog_get_dialog_type(dialog);
    if (type == WEBKIT_SCRIPT_DIALOG_BEFORE_UNLOAD_CONFIRM) {
        webkit_script_dialog_confirm_set_confirmed(dialog, TRUE);
        return TRUE;
    }
    GByteArray *out = out_begin("panel");
    out_int(out, ((Page *)data)->id);
    out_int(out, wait_for_app(webkit_script_dialog_ref(dialog)));
    out_int(out, type);
    out_text(out, webkit_script_dialog_get_message(dialog));
    out_text(out, type == WEBKIT_SCRIPT_DIALOG_PROMPT ? webkit_script_dialog_prompt_get_default_text(dialog) : "");
    out_send(out);
    return TRUE;
}

static gboolean authenticate(WebKitWebView *view, WebKitAuthenticationRequest *request, gpointer data) {
    GByteArray *out = out_begin("authenticate");
    out_int(out, ((Page *)data)->id);
    out_int(out, wait_for_app(g_object_ref(request)));
    out_text(out, webkit_authentication_request_get_host(request));
    out_int(out, webkit_authentication_request_get_port(request));
    out_text(out, webkit_authentication_request_get_realm(request));
    out_int(out, webkit_authentication_request_get_scheme(request));
    out_int(out, webkit_authentication_request_is_retry(request));
    out_send(out);
    return TRUE;
}

// A list to choose from, which stands as a menu over the page.
static gboolean menu(WebKitWebView *view, WebKitOptionMenu *menu, GdkRectangle *place, gpointer data) {
    GByteArray *out = out_begin("menu");
    out_int(out, ((Page *)data)->id);
    out_int(out, wait_for_app(g_object_ref(menu)));
    out_int(out, place->x);
    out_int(out, place->y);
    out_int(out, place->width);
    out_int(out, place->height);
    guint count = webkit_option_menu_get_n_items(menu);
    for (guint i = 0; i < count; i++) {
        WebKitOptionMenuItem *item = webkit_option_menu_get_item(menu, i);
        out_text(out, webkit_option_menu_item_get_label(item));
        out_int(
            out, (webkit_option_menu_item_is_enabled(item) ? 1 : 0) | (webkit_option_menu_item_is_selected(item) ? 2 : 0)
                     | (webkit_option_menu_item_is_group_label(item) ? 4 : 0));
    }
    out_send(out);
    return TRUE;
}

// MARK: What the app asks

void navigation_watch(Page *page) {
    static const char *properties[] = {"notify::uri", "notify::title", "notify::estimated-load-progress",
        "notify::is-loading", "notify::theme-color"};
    for (guint i = 0; i < G_N_ELEMENTS(properties); i++)
        g_signal_connect(page->view, properties[i], G_CALLBACK(state_changed), page);
    g_signal_connect(page->view, "load-changed", G_CALLBACK(load_changed), page);
    g_signal_connect(page->view, "load-failed", G_CALLBACK(load_failed), page);
    g_signal_connect(page->view, "load-failed-with-tls-errors", G_CALLBACK(certificate_failed), page);
    g_signal_connect(page->view, "insecure-content-detected", G_CALLBACK(insecure_content), page);
    g_signal_connect(page->view, "web-process-terminated", G_CALLBACK(process_ended), page);
    g_signal_connect(page->view, "decide-policy", G_CALLBACK(decide), page);
    g_signal_connect(page->view, "create", G_CALLBACK(create), page);
    g_signal_connect(page->view, "close", G_CALLBACK(closed), page);
    g_signal_connect(page->view, "script-dialog", G_CALLBACK(dialog), page);
    g_signal_connect(page->view, "authenticate", G_CALLBACK(authenticate), page);
    g_signal_connect(page->view, "show-option-menu", G_CALLBACK(menu), page);
    g_signal_connect(
        webkit_web_view_get_back_forward_list(page->view), "changed", G_CALLBACK(list_changed), page);
}

// load PAGE URL HEADERS...
void navigation_load(Page *page, const Message *message) {
    WebKitURIRequest *request = webkit_uri_request_new(text_at(message, 2));
    SoupMessageHeaders *headers = webkit_uri_request_get_http_headers(request);
    for (guint i = 3; headers && i + 1 < message->count; i += 2)
        soup_message_headers_replace(headers, message->texts[i], message->texts[i + 1]);
    webkit_web_view_load_request(page->view, request);
    g_object_unref(request);
}

static void answer_decision(const Message *message) {
    WebKitPolicyDecision *decision = take_waiting((int)int_at(message, 1));
    if (!decision) return;
    if (int_at(message, 2)) {
        webkit_policy_decision_use(decision);
    } else {
        webkit_policy_decision_ignore(decision);
    }
    g_object_unref(decision);
}

static void answer_panel(const Message *message) {
    WebKitScriptDialog *dialog = take_waiting((int)int_at(message, 1));
    if (!dialog) return;
    WebKitScriptDialogType type = webkit_script_dialog_get_dialog_type(dialog);
    gboolean is_confirmed = int_at(message, 2) != 0;
    if (type == WEBKIT_SCRIPT_DIALOG_CONFIRM) webkit_script_dialog_confirm_set_confirmed(dialog, is_confirmed);
    if (type == WEBKIT_SCRIPT_DIALOG_PROMPT && is_confirmed)
        webkit_script_dialog_prompt_set_text(dialog, text_at(message, 3));
    webkit_script_dialog_close(dialog);
    webkit_script_dialog_unref(dialog);
}

static void answer_challenge(const Message *message) {
    WebKitAuthenticationRequest *request = take_waiting((int)int_at(message, 1));
    if (!request) return;
    const char *answer = text_at(message, 2);
    if (!strcmp(answer, "use")) {
        WebKitCredential *credential = webkit_credential_new(
            text_at(message, 3), text_at(message, 4), (WebKitCredentialPersistence)int_at(message, 5));
        webkit_authentication_request_authenticate(request, credential);
        webkit_credential_free(credential);
    } else if (!strcmp(answer, "without")) {
        webkit_authentication_request_authenticate(request, NULL);
    } else {
        webkit_authentication_request_cancel(request);
    }
    g_object_unref(request);
}

static void answer_menu(const Message *message) {
    WebKitOptionMenu *menu = take_waiting((int)int_at(message, 1));
    if (!menu) return;
    gint64 index = int_at(message, 2);
    if (index >= 0) {
        webkit_option_menu_activate_item(menu, (guint)index);
    }
    webkit_option_menu_close(menu);
    g_object_unref(menu);
}

gboolean navigation_handle(Page *page, const char *verb, const Message *message) {
    if (!strcmp(verb, "decision")) return answer_decision(message), TRUE;
    if (!strcmp(verb, "panelled")) return answer_panel(message), TRUE;
    if (!strcmp(verb, "authenticated")) return answer_challenge(message), TRUE;
    if (!strcmp(verb, "chosen")) return answer_menu(message), TRUE;
    if (!strcmp(verb, "created")) {
        Page *other = page_with((int)int_at(message, 2));
        opened = other ? other->view : NULL;
        opened_answer = (int)int_at(message, 1);
        return TRUE;
    }
    if (!page) return FALSE;
    if (!strcmp(verb, "load")) {
        navigation_load(page, message);
    } else if (!strcmp(verb, "html")) {
        webkit_web_view_load_html(page->view, text_at(message, 2), text_or_nil(message, 3));
    } else if (!strcmp(verb, "data")) {
        GBytes *bytes = message->count > 5 ? g_bytes_new(message->texts[5], message->lengths[5]) : g_bytes_new(NULL, 0);
        webkit_web_view_load_bytes(
            page->view, bytes, text_or_nil(message, 2), text_or_nil(message, 3), text_or_nil(message, 4));
        g_bytes_unref(bytes);
    } else if (!strcmp(verb, "back")) {
        webkit_web_view_go_back(page->view);
    } else if (!strcmp(verb, "forward")) {
        webkit_web_view_go_forward(page->view);
    } else if (!strcmp(verb, "go")) {
        WebKitBackForwardList *list = webkit_web_view_get_back_forward_list(page->view);
        WebKitBackForwardListItem *item = webkit_back_forward_list_get_nth_item(list, (int)int_at(message, 2));
        if (item) webkit_web_view_go_to_back_forward_list_item(page->view, item);
    } else if (!strcmp(verb, "reload")) {
        if (int_at(message, 2)) webkit_web_view_reload_bypass_cache(page->view);
        else webkit_web_view_reload(page->view);
    } else if (!strcmp(verb, "stop")) {
        webkit_web_view_stop_loading(page->view);
    } else if (!strcmp(verb, "terminate")) {
        webkit_web_view_terminate_web_process(page->view);
    } else {
        return FALSE;
    }
    return TRUE;
}
