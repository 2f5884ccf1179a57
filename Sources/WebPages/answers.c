// Requests that the app answers: those of its own schemes, and those to hosts that are answered without the network.
//
// For the latter this program is the engine's proxy. It ends the encryption of such a host itself, with a certificate
// that the engine takes for these hosts alone, and passes all other connections on untouched.
#include "pages.h"

#include <string.h>

static const char certificate_text[] =
    "-----BEGIN CERTIFICATE-----\n"
    "MIIBdzCCAR2gAwIBAgIUGfJSwrjM/nPNUNSLHEH0TotPdY4wCgYIKoZIzj0EAwIw\n"
    "EDEOMAwGA1UEAwwFc3R1YnMwIBcNMjYxMTIzMDk0NzU5WhgPMjEyNjEwMzAwOTQ3\n"
    "NTlaMBAxDjAMBgNVBAMMBXN0dWJzMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE\n"
    "GpRqjZk2A7GycIQgBdC8QBMrdwMGXHtkCwboUgP3XWxwM2gxFhcs93R4hdY12d0T\n"
    "erv6SC5SgyXHaxY/n+wZ46NTMFEwHQYDVR0OBBYEFK+5eKsDbGNhufJ/iUusNFRp\n"
    "TxxAMB8GA1UdIwQYMBaAFK+5eKsDbGNhufJ/iUusNFRpTxxAMA8GA1UdEwEB/wQF\n"
    "MAMBAf8wCgYIKoZIzj0EAwIDSAAwRQIhAJX+jE0JG3JTRQ8g+CnxzI0cy2vtUz1I\n"
    "1MKfVcoY/9X7AiBHSfgtlsl90Fy0skVyUB0oSoUfMUO2xLBoiYNpNyluNw==\n"
    "-----END CERTIFICATE-----\n"
    "-----BEGIN PRIVATE KEY-----\n"
    "MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg2x9p75/tjedKhsPy\n"
    "WPKR19ljYo2KEOgou68tEwhHWYyhRANCAAQalGqNmTYDsbJwhCAF0LxAEyt3AwZc\n"
    "e2QLBuhSA/ddbHAzaDEWFyz3dHiF1jXZ3RN6u/pILlKDJcdrFj+f7Bnj\n"
    "-----END PRIVATE KEY-----\n";

static char **hosts;
static GTlsCertificate *certificate;
static guint16 port;

// MARK: Questions

typedef struct {
    Answered answered;
    gpointer data;
} Pending;

static GHashTable *pending;
static int last_request;

void ask_app(
    const char *kind, int page, const char *method, const char *url, SoupMessageHeaders *headers, gconstpointer body,
    gsize length, Answered answered, gpointer data) {
    if (!pending) pending = g_hash_table_new_full(NULL, NULL, NULL, g_free);
    Pending *own = g_new(Pending, 1);
    own->answered = answered;
    own->data = data;
    g_hash_table_insert(pending, GINT_TO_POINTER(++last_request), own);
    GByteArray *out = out_begin("request");
    out_int(out, page);
    out_int(out, last_request);
    out_text(out, kind);
    out_text(out, method);
    out_text(out, url);
    out_bytes(out, body, length);
    if (headers) {
        SoupMessageHeadersIter iterator;
        const char *name, *value;
        soup_message_headers_iter_init(&iterator, headers);
        while (soup_message_headers_iter_next(&iterator, &name, &value)) {
            out_text(out, name);
            out_text(out, value);
        }
    }
    out_send(out);
}

gboolean answers_handle(const char *verb, const Message *message) {
    if (strcmp(verb, "response")) return FALSE;
    // response NUMBER STATUS|0 TYPE|ERROR BODY HEADERS...
    gpointer key = GINT_TO_POINTER((int)int_at(message, 1));
    Pending *own = pending ? g_hash_table_lookup(pending, key) : NULL;
    if (!own) return TRUE;
    Pending copy = *own;
    g_hash_table_remove(pending, key);
    copy.answered(copy.data, message);
    return TRUE;
}

// MARK: Schemes of the app

static void scheme_answered(gpointer data, const Message *message) {
    WebKitURISchemeRequest *request = data;
    int status = (int)int_at(message, 2);
    if (status == 0) {
        GError *error = g_error_new_literal(WEBKIT_NETWORK_ERROR, WEBKIT_NETWORK_ERROR_FAILED, text_at(message, 3));
        webkit_uri_scheme_request_finish_error(request, error);
        g_error_free(error);
    } else {
        GBytes *body = message->count > 4 ? g_bytes_new(message->texts[4], message->lengths[4]) : g_bytes_new(NULL, 0);
        GInputStream *stream = g_memory_input_stream_new_from_bytes(body);
        WebKitURISchemeResponse *response =
            webkit_uri_scheme_response_new(stream, (gint64)g_bytes_get_size(body));
        webkit_uri_scheme_response_set_status(response, (guint)status, NULL);
        webkit_uri_scheme_response_set_content_type(response, text_or_nil(message, 3));
        SoupMessageHeaders *headers = soup_message_headers_new(SOUP_MESSAGE_HEADERS_RESPONSE);
        for (guint i = 5; i + 1 < message->count; i += 2)
            soup_message_headers_append(headers, message->texts[i], message->texts[i + 1]);
        webkit_uri_scheme_response_set_http_headers(response, headers);
        webkit_uri_scheme_request_finish_with_response(request, response);
        g_object_unref(response);
        g_object_unref(stream);
        g_bytes_unref(body);
    }
    g_object_unref(request);
}

static void scheme_requested(WebKitURISchemeRequest *request, gpointer data) {
    WebKitWebView *view = webkit_uri_scheme_request_get_web_view(request);
    Page *page = view ? page_of(view) : NULL;
    GByteArray *body = g_byte_array_new();
    GInputStream *stream = webkit_uri_scheme_request_get_http_body(request);
    guint8 buffer[4096];
    gssize count;
    while (stream && (count = g_input_stream_read(stream, buffer, sizeof buffer, NULL, NULL)) > 0)
        g_byte_array_append(body, buffer, (guint)count);
    ask_app(
        "scheme", page ? page->id : 0, webkit_uri_scheme_request_get_http_method(request),
        webkit_uri_scheme_request_get_uri(request), webkit_uri_scheme_request_get_http_headers(request), body->data,
        body->len, scheme_answered, g_object_ref(request));
    g_byte_array_unref(body);
}

void answers_register(const char *scheme) {
    WebKitWebContext *context = webkit_web_context_get_default();
    WebKitSecurityManager *security = webkit_web_context_get_security_manager(context);
    webkit_web_context_register_uri_scheme(context, scheme, scheme_requested, NULL, NULL);
    webkit_security_manager_register_uri_scheme_as_secure(security, scheme);
    webkit_security_manager_register_uri_scheme_as_cors_enabled(security, scheme);
}

// MARK: Hosts that are answered without the network

// A request on its way from a connection's thread to the app, through the main thread.
typedef struct {
    char *method, *url;
    SoupMessageHeaders *headers;
    GByteArray *body;
    GAsyncQueue *answers;
} Asked;

static void stub_answered(gpointer data, const Message *message) {
    GByteArray *out = g_byte_array_new();
    int status = (int)int_at(message, 2);
    if (status != 0) {
        gsize length = message->count > 4 ? message->lengths[4] : 0;
        char *head = g_strdup_printf("HTTP/1.1 %d %s\r\n", status, soup_status_get_phrase((guint)status));
        g_byte_array_append(out, (guint8 *)head, (guint)strlen(head));
        g_free(head);
        for (guint i = 5; i + 1 < message->count; i += 2) {
            const char *name = message->texts[i];
            // The body comes whole and plain.
            if (!g_ascii_strcasecmp(name, "Content-Length") || !g_ascii_strcasecmp(name, "Transfer-Encoding")
                || !g_ascii_strcasecmp(name, "Content-Encoding") || !g_ascii_strcasecmp(name, "Connection"))
                continue;
            char *line = g_strdup_printf("%s: %s\r\n", name, message->texts[i + 1]);
            g_byte_array_append(out, (guint8 *)line, (guint)strlen(line));
            g_free(line);
        }
        char *end = g_strdup_printf("Content-Length: %" G_GSIZE_FORMAT "\r\n\r\n", length);
        g_byte_array_append(out, (guint8 *)end, (guint)strlen(end));
        g_free(end);
        if (length) g_byte_array_append(out, (guint8 *)message->texts[4], (guint)length);
    }
    g_async_queue_push(data, out);
}

static gboolean ask_from_main(gpointer data) {
    Asked *asked = data;
    ask_app(
        "http", 0, asked->method, asked->url, asked->headers, asked->body->data, asked->body->len, stub_answered,
        asked->answers);
    return FALSE;
}

static gboolean is_answered_here(const char *host, int its_port) {
    char *with_port = g_strdup_printf("%s:%d", host, its_port);
    gboolean result = g_strv_contains((const char *const *)hosts, host)
                      || g_strv_contains((const char *const *)hosts, with_port);
    g_free(with_port);
    return result;
}

// Answers the requests of a connection until it ends. `base` is what comes before the path of a request.
static void serve(GInputStream *input, GOutputStream *output, const char *first, const char *base) {
    GDataInputStream *lines = g_data_input_stream_new(input);
    g_data_input_stream_set_newline_type(lines, G_DATA_STREAM_NEWLINE_TYPE_CR_LF);
    char *line = g_strdup(first);
    while (line || (line = g_data_input_stream_read_line(lines, NULL, NULL, NULL))) {
        char **words = g_strsplit(line, " ", 3);
        g_clear_pointer(&line, g_free);
        if (g_strv_length(words) < 2) {
            g_strfreev(words);
            break;
        }
        Asked asked = {words[0], words[1][0] == '/' ? g_strconcat(base, words[1], NULL) : g_strdup(words[1]),
            soup_message_headers_new(SOUP_MESSAGE_HEADERS_REQUEST), g_byte_array_new(), g_async_queue_new()};
        char *header;
        while ((header = g_data_input_stream_read_line(lines, NULL, NULL, NULL)) && *header) {
            char *colon = strchr(header, ':');
            if (colon) {
                *colon = 0;
                soup_message_headers_append(asked.headers, header, g_strstrip(colon + 1));
            }
            g_free(header);
        }
        g_free(header);
        goffset length = soup_message_headers_get_content_length(asked.headers);
        if (length > 0) {
            gsize count = 0;
            g_byte_array_set_size(asked.body, (guint)length);
            g_input_stream_read_all(G_INPUT_STREAM(lines), asked.body->data, (gsize)length, &count, NULL, NULL);
        }
        g_main_context_invoke(NULL, ask_from_main, &asked);
        GByteArray *answer = g_async_queue_pop(asked.answers);
        // No answer ends the connection, which the engine takes for a failure.
        gboolean goes_on =
            answer->len > 0 && g_output_stream_write_all(output, answer->data, answer->len, NULL, NULL, NULL);
        g_byte_array_unref(answer);
        g_byte_array_unref(asked.body);
        g_async_queue_unref(asked.answers);
        soup_message_headers_unref(asked.headers);
        g_free(asked.url);
        g_strfreev(words);
        if (!goes_on) break;
    }
    g_object_unref(lines);
}

typedef struct {
    GInputStream *input;
    GOutputStream *output;
} Pipe;

static gpointer pass_on(gpointer data) {
    Pipe *pipe = data;
    g_output_stream_splice(
        pipe->output, pipe->input, G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET, NULL,
        NULL);
    return NULL;
}

static char *read_head_line(GInputStream *input) {
    GString *line = g_string_new(NULL);
    char byte;
    // By the byte: what follows the head of CONNECT belongs to another protocol.
    while (g_input_stream_read(input, &byte, 1, NULL, NULL) == 1) {
        if (byte == '\n') {
            if (line->len && line->str[line->len - 1] == '\r') g_string_truncate(line, line->len - 1);
            return g_string_free(line, FALSE);
        }
        g_string_append_c(line, byte);
    }
    g_string_free(line, TRUE);
    return NULL;
}

static void write_text(GOutputStream *output, const char *text) {
    g_output_stream_write_all(output, text, strlen(text), NULL, NULL, NULL);
}

typedef struct {
    char *host;
    GError *error;
} Unreachable;

static gboolean tell_unreachable(gpointer data) {
    Unreachable *unreachable = data;
    GByteArray *out = out_begin("unreachable");
    out_int(out, 0);
    out_text(out, unreachable->host);
    out_text(out, g_quark_to_string(unreachable->error->domain));
    out_int(out, unreachable->error->code);
    out_send(out);
    g_free(unreachable->host);
    g_error_free(unreachable->error);
    g_free(unreachable);
    return FALSE;
}

static gboolean connected(
    GThreadedSocketService *service, GSocketConnection *connection, GObject *source, gpointer data) {
    GInputStream *input = g_io_stream_get_input_stream(G_IO_STREAM(connection));
    GOutputStream *output = g_io_stream_get_output_stream(G_IO_STREAM(connection));
    char *first = read_head_line(input);
    if (!first) return TRUE;
    if (!g_str_has_prefix(first, "CONNECT ")) {
        serve(input, output, first, "");
        g_free(first);
        return TRUE;
    }
    char *line;
    while ((line = read_head_line(input)) && *line) g_free(line);
    g_free(line);
    char **words = g_strsplit(first, " ", 3);
    g_free(first);
    GSocketConnectable *address = g_network_address_parse(words[1] ? words[1] : "", 443, NULL);
    if (!address) {
        g_strfreev(words);
        return TRUE;
    }
    const char *host = g_network_address_get_hostname(G_NETWORK_ADDRESS(address));
    int its_port = g_network_address_get_port(G_NETWORK_ADDRESS(address));
    if (is_answered_here(host, its_port)) {
        write_text(output, "HTTP/1.1 200 Connected\r\n\r\n");
        GIOStream *secure = g_tls_server_connection_new(G_IO_STREAM(connection), certificate, NULL);
        char *base = its_port == 443 ? g_strdup_printf("https://%s", host) : g_strdup_printf("https://%s:%d", host, its_port);
        if (secure) {
            serve(g_io_stream_get_input_stream(secure), g_io_stream_get_output_stream(secure), NULL, base);
            g_object_unref(secure);
        }
        g_free(base);
    } else {
        GSocketClient *client = g_socket_client_new();
        GError *error = NULL;
        GSocketConnection *outside = g_socket_client_connect(client, address, NULL, &error);
        if (outside) {
            write_text(output, "HTTP/1.1 200 Connected\r\n\r\n");
            Pipe out = {input, g_io_stream_get_output_stream(G_IO_STREAM(outside))};
            Pipe in = {g_io_stream_get_input_stream(G_IO_STREAM(outside)), output};
            GThread *thread = g_thread_new("proxy", pass_on, &out);
            pass_on(&in);
            g_thread_join(thread);
            g_object_unref(outside);
        } else {
            // The connection ends: the page of a proxy that has failed would be taken for the site's. The engine does
            // not learn the reason, and so the app does.
            Unreachable *unreachable = g_new(Unreachable, 1);
            unreachable->host = g_strdup(host);
            unreachable->error = error;
            g_main_context_invoke(NULL, tell_unreachable, unreachable);
        }
        g_object_unref(client);
    }
    g_object_unref(address);
    g_strfreev(words);
    return TRUE;
}

void answers_start(char **names) {
    if (!names || !*names) return;
    hosts = g_strdupv(names);
    certificate = g_tls_certificate_new_from_pem(certificate_text, -1, NULL);
    GSocketService *service = g_threaded_socket_service_new(-1);
    GInetAddress *loopback = g_inet_address_new_loopback(G_SOCKET_FAMILY_IPV4);
    GSocketAddress *address = g_inet_socket_address_new(loopback, 0);
    GSocketAddress *effective = NULL;
    if (g_socket_listener_add_address(
            G_SOCKET_LISTENER(service), address, G_SOCKET_TYPE_STREAM, G_SOCKET_PROTOCOL_TCP, NULL, &effective, NULL)) {
        port = g_inet_socket_address_get_port(G_INET_SOCKET_ADDRESS(effective));
        g_object_unref(effective);
    }
    g_signal_connect(service, "run", G_CALLBACK(connected), NULL);
    g_socket_service_start(service);
    g_object_unref(address);
    g_object_unref(loopback);
}

void answers_watch(WebKitNetworkSession *session) {
    if (!port) return;
    char *address = g_strdup_printf("http://127.0.0.1:%d", port);
    WebKitNetworkProxySettings *settings = webkit_network_proxy_settings_new(address, NULL);
    webkit_network_session_set_proxy_settings(session, WEBKIT_NETWORK_PROXY_MODE_CUSTOM, settings);
    webkit_network_proxy_settings_free(settings);
    g_free(address);
    for (char **host = hosts; certificate && *host; host++) {
        char *name = g_strdup(*host);
        char *colon = strrchr(name, ':');
        if (colon) *colon = 0;
        webkit_network_session_allow_tls_certificate_for_host(session, certificate, name);
        g_free(name);
    }
}
