// Scripts in pages, their messages, pictures that the app asks for, and searching.
#include "pages.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct {
    int page, number;
} Question;

static Question *question(Page *page, const Message *message) {
    Question *question = g_new(Question, 1);
    question->page = page->id;
    question->number = (int)int_at(message, 2);
    return question;
}

static GByteArray *answer(Question *question, const char *kind) {
    GByteArray *out = out_begin("answer");
    out_int(out, question->page);
    out_int(out, question->number);
    out_text(out, kind);
    g_free(question);
    return out;
}

// Values travel as JSON. What JSON cannot say, such as a function, is told by the kind of the answer.
static void add_value(GByteArray *out, JSCValue *value) {
    char *json = value && !jsc_value_is_undefined(value) ? jsc_value_to_json(value, 0) : NULL;
    out_text(out, json);
    g_free(json);
}

static void finish_script(Question *question, JSCValue *value, GError *error) {
    if (!value) {
        GByteArray *out = answer(question, "error");
        out_text(out, error ? g_quark_to_string(error->domain) : "");
        out_int(out, error ? error->code : 0);
        out_text(out, error ? error->message : "");
        out_send(out);
        g_clear_error(&error);
        return;
    }
    GByteArray *out = answer(question, "value");
    add_value(out, value);
    out_send(out);
    g_object_unref(value);
}

static void evaluated(GObject *view, GAsyncResult *result, gpointer data) {
    GError *error = NULL;
    JSCValue *value = webkit_web_view_evaluate_javascript_finish(WEBKIT_WEB_VIEW(view), result, &error);
    finish_script(data, value, error);
}

static void called(GObject *view, GAsyncResult *result, gpointer data) {
    GError *error = NULL;
    JSCValue *value = webkit_web_view_call_async_javascript_function_finish(WEBKIT_WEB_VIEW(view), result, &error);
    finish_script(data, value, error);
}

// MARK: Messages of scripts

typedef struct {
    int page;
    char *name, *world;
} Receiver;

static void free_receiver(gpointer data, GClosure *closure) {
    Receiver *receiver = data;
    g_free(receiver->name);
    g_free(receiver->world);
    g_free(receiver);
}

static GHashTable *replies;
static int last_reply;

static void tell_message(Receiver *receiver, JSCValue *value, int reply) {
    Page *page = page_with(receiver->page);
    if (!page) return;
    GByteArray *out = out_begin("message");
    out_int(out, receiver->page);
    out_text(out, receiver->name);
    out_text(out, receiver->world);
    out_int(out, reply);
    add_value(out, value);
    out_text(out, webkit_web_view_get_uri(page->view));
    out_send(out);
}

static void message_received(WebKitUserContentManager *manager, JSCValue *value, gpointer data) {
    tell_message(data, value, 0);
}

typedef struct {
    WebKitScriptMessageReply *reply;
    JSCContext *context;
} Reply;

static gboolean question_received(
    WebKitUserContentManager *manager, JSCValue *value, WebKitScriptMessageReply *reply, gpointer data) {
    if (!replies) replies = g_hash_table_new(NULL, NULL);
    Reply *own = g_new(Reply, 1);
    own->reply = webkit_script_message_reply_ref(reply);
    own->context = g_object_ref(jsc_value_get_context(value));
    g_hash_table_insert(replies, GINT_TO_POINTER(++last_reply), own);
    tell_message(data, value, last_reply);
    return TRUE;
}

static void send_reply(const Message *message) {
    gpointer key = GINT_TO_POINTER((int)int_at(message, 1));
    Reply *reply = replies ? g_hash_table_lookup(replies, key) : NULL;
    if (!reply) return;
    g_hash_table_remove(replies, key);
    if (int_at(message, 2)) {
        webkit_script_message_reply_return_error_message(reply->reply, text_at(message, 3));
    } else {
        const char *json = text_or_nil(message, 3);
        JSCValue *value = json ? jsc_value_new_from_json(reply->context, json) : jsc_value_new_undefined(reply->context);
        webkit_script_message_reply_return_value(reply->reply, value);
        g_object_unref(value);
    }
    webkit_script_message_reply_unref(reply->reply);
    g_object_unref(reply->context);
    g_free(reply);
}

// receive PAGE NAME WORLD WITH-REPLY
static void receive(Page *page, const Message *message) {
    const char *name = text_at(message, 2);
    gboolean replies = int_at(message, 4) != 0;
    Receiver *receiver = g_new(Receiver, 1);
    receiver->page = page->id;
    receiver->name = g_strdup(name);
    receiver->world = g_strdup(text_at(message, 3));
    char *signal =
        g_strconcat(replies ? "script-message-with-reply-received::" : "script-message-received::", name, NULL);
    // Before the handler is there, as the engine has it.
    g_signal_connect_data(
        page->content, signal, replies ? G_CALLBACK(question_received) : G_CALLBACK(message_received), receiver,
        free_receiver, 0);
    g_free(signal);
    if (replies) {
        webkit_user_content_manager_register_script_message_handler_with_reply(
            page->content, name, text_or_nil(message, 3));
    } else {
        webkit_user_content_manager_register_script_message_handler(page->content, name, text_or_nil(message, 3));
    }
}

static void add_script(Page *page, const Message *message) {
    WebKitUserContentInjectedFrames frames =
        int_at(message, 4) ? WEBKIT_USER_CONTENT_INJECT_TOP_FRAME : WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES;
    WebKitUserScriptInjectionTime time = int_at(message, 3) ? WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_END
                                                            : WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_START;
    const char *world = text_or_nil(message, 5);
    WebKitUserScript *script =
        world ? webkit_user_script_new_for_world(text_at(message, 6), frames, time, world, NULL, NULL)
              : webkit_user_script_new(text_at(message, 6), frames, time, NULL, NULL);
    webkit_user_content_manager_add_script(page->content, script);
    g_hash_table_insert(page->scripts, GINT_TO_POINTER((int)int_at(message, 2)), script);
}

static void remove_script(Page *page, int number) {
    WebKitUserScript *script = g_hash_table_lookup(page->scripts, GINT_TO_POINTER(number));
    if (!script) return;
    webkit_user_content_manager_remove_script(page->content, script);
    g_hash_table_remove(page->scripts, GINT_TO_POINTER(number));
}

// MARK: Pictures

static void pictured(GObject *view, GAsyncResult *result, gpointer data) {
    GError *error = NULL;
    GdkTexture *texture = webkit_web_view_get_snapshot_finish(WEBKIT_WEB_VIEW(view), result, &error);
    if (!texture) {
        finish_script(data, NULL, error);
        return;
    }
    static int count;
    int width = gdk_texture_get_width(texture), height = gdk_texture_get_height(texture);
    char *file = g_strdup_printf("%s/snapshot-%d", run_folder, ++count);
    guint8 *pixels = g_malloc((gsize)width * height * 4);
    gdk_texture_download(texture, pixels, (gsize)width * 4);
    g_file_set_contents(file, (char *)pixels, (gssize)width * height * 4, NULL);
    g_free(pixels);
    GByteArray *out = answer(data, "picture");
    out_text(out, file);
    out_int(out, width);
    out_int(out, height);
    out_send(out);
    g_free(file);
    g_object_unref(texture);
}

// MARK: Searching

static void found(WebKitFindController *finder, guint count, gpointer data) {
    gpointer waiting = g_object_steal_data(G_OBJECT(finder), "question");
    if (!waiting) return;
    GByteArray *out = answer(waiting, "found");
    out_int(out, count);
    out_send(out);
}

static void not_found(WebKitFindController *finder, gpointer data) { found(finder, 0, data); }

// find PAGE NUMBER TEXT OPTIONS
static void find(Page *page, const Message *message) {
    WebKitFindController *finder = webkit_web_view_get_find_controller(page->view);
    not_found(finder, NULL);
    g_object_set_data(G_OBJECT(finder), "question", question(page, message));
    const char *text = text_at(message, 3);
    guint32 options = (guint32)int_at(message, 4);
    gboolean is_again = page->find_text && !strcmp(page->find_text, text);
    if (is_again && !(options & WEBKIT_FIND_OPTIONS_BACKWARDS)) {
        webkit_find_controller_search_next(finder);
    } else if (is_again) {
        webkit_find_controller_search_previous(finder);
    } else {
        g_free(page->find_text);
        page->find_text = g_strdup(text);
        webkit_find_controller_search(finder, text, options, G_MAXUINT);
    }
}

// MARK: What the app asks

void scripts_watch(Page *page) {
    WebKitFindController *finder = webkit_web_view_get_find_controller(page->view);
    g_signal_connect(finder, "found-text", G_CALLBACK(found), page);
    g_signal_connect(finder, "failed-to-find-text", G_CALLBACK(not_found), page);
}

gboolean scripts_handle(Page *page, const char *verb, const Message *message) {
    if (!strcmp(verb, "reply")) return send_reply(message), TRUE;
    if (!page) return FALSE;
    if (!strcmp(verb, "evaluate")) {
        // evaluate PAGE NUMBER WORLD SCRIPT
        webkit_web_view_evaluate_javascript(
            page->view, text_at(message, 4), -1, text_or_nil(message, 3), NULL, NULL, evaluated,
            question(page, message));
    } else if (!strcmp(verb, "call")) {
        // call PAGE NUMBER WORLD BODY ARGUMENTS
        GVariantBuilder builder;
        g_variant_builder_init(&builder, G_VARIANT_TYPE_VARDICT);
        g_variant_builder_add(&builder, "{sv}", "seamArguments", g_variant_new_string(text_at(message, 5)));
        webkit_web_view_call_async_javascript_function(
            page->view, text_at(message, 4), -1, g_variant_builder_end(&builder), text_or_nil(message, 3), NULL, NULL,
            called, question(page, message));
    } else if (!strcmp(verb, "receive")) {
        receive(page, message);
    } else if (!strcmp(verb, "unreceive")) {
        const char *name = text_at(message, 2);
        webkit_user_content_manager_unregister_script_message_handler(page->content, name, text_or_nil(message, 3));
        const char *signals[] = {"script-message-received", "script-message-with-reply-received"};
        for (int i = 0; i < 2; i++) {
            g_signal_handlers_disconnect_matched(
                page->content, G_SIGNAL_MATCH_ID | G_SIGNAL_MATCH_DETAIL,
                g_signal_lookup(signals[i], WEBKIT_TYPE_USER_CONTENT_MANAGER), g_quark_from_string(name), NULL, NULL,
                NULL);
        }
    } else if (!strcmp(verb, "addScript")) {
        // addScript PAGE NUMBER AT-END TOP-ONLY WORLD SOURCE
        add_script(page, message);
    } else if (!strcmp(verb, "removeScript")) {
        remove_script(page, (int)int_at(message, 2));
    } else if (!strcmp(verb, "snapshot")) {
        webkit_web_view_get_snapshot(
            page->view, int_at(message, 3) ? WEBKIT_SNAPSHOT_REGION_FULL_DOCUMENT : WEBKIT_SNAPSHOT_REGION_VISIBLE,
            WEBKIT_SNAPSHOT_OPTIONS_NONE, NULL, pictured, question(page, message));
    } else if (!strcmp(verb, "find")) {
        find(page, message);
    } else {
        return FALSE;
    }
    return TRUE;
}
