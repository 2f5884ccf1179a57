// Runs the scripts of flows, for the app that takes their steps: a line of JSON comes in, and one goes out.
//
// A call is {"script", "name", "variables", "copiedText"}; its answer is {"value", "log"} or {"failure", "line", "log"}.
// While a script runs, {"request"} may go out, and what the network answers comes in.
#include "prelude.h"

#include <jsc/jsc.h>
#include <stdio.h>
#include <stdlib.h>

static char *receive(void) {
    char *line = NULL;
    size_t size = 0;
    ssize_t count = getline(&line, &size, stdin);
    // Whoever asked is gone.
    if (count < 0) exit(0);
    if (count > 0 && line[count - 1] == '\n') line[count - 1] = 0;
    return line;
}

static void answer(const char *text) {
    fputs(text, stdout);
    fputc('\n', stdout);
    if (fflush(stdout) != 0) exit(0);
}

static char *exchange(const char *text) {
    answer(text);
    char *line = receive();
    char *copy = g_strdup(line);
    free(line);
    return copy;
}

static char *method_text(JSCValue *object, const char *method, JSCValue *argument) {
    g_autoptr(JSCValue) result =
        jsc_value_object_invoke_method(object, method, JSC_TYPE_VALUE, argument, G_TYPE_NONE);
    return jsc_value_to_string(result);
}

static char *failure(JSCValue *service, JSCContext *context) {
    JSCException *exception = jsc_context_get_exception(context);
    const char *message = exception ? jsc_exception_get_message(exception) : NULL;
    const char *kind = exception ? jsc_exception_get_name(exception) : NULL;
    if (exception && !kind) {
        // Something that is no error was thrown.
        g_autofree char *thrown = jsc_exception_to_string(exception);
        g_autoptr(JSCValue) told = jsc_value_object_invoke_method(
            service, "failure", G_TYPE_STRING, thrown, G_TYPE_INT, 0, G_TYPE_NONE);
        return jsc_value_to_string(told);
    }
    g_autofree char *text = kind && message ? g_strdup_printf("%s: %s", kind, message)
                                            : g_strdup(message ? message : "the script failed");
    g_autoptr(JSCValue) result = jsc_value_object_invoke_method(
        service, "failure", G_TYPE_STRING, text, G_TYPE_INT,
        exception ? (int)jsc_exception_get_line_number(exception) : 0, G_TYPE_NONE);
    return jsc_value_to_string(result);
}

// Runs one script in a place of its own, so that its constants are nobody else's.
static char *run(JSCVirtualMachine *machine, JSCValue *service, const char *line) {
    g_autoptr(JSCValue) call =
        jsc_value_object_invoke_method(service, "take", G_TYPE_STRING, line, G_TYPE_NONE);
    if (!call || !jsc_value_is_object(call)) return g_strdup("{\"failure\":\"not a call\",\"line\":0,\"log\":[]}");
    g_autoptr(JSCValue) begun =
        jsc_value_object_invoke_method(service, "begin", JSC_TYPE_VALUE, call, G_TYPE_NONE);
    g_autoptr(JSCContext) context = jsc_context_new_with_virtual_machine(machine);
    g_autoptr(JSCValue) lent = jsc_value_object_get_property(service, "lent");
    g_autoptr(JSCValue) variables = jsc_value_object_get_property(call, "variables");
    JSCValue *sources[] = {variables, lent};
    for (int index = 0; index < 2; index++) {
        g_auto(GStrv) names = jsc_value_object_enumerate_properties(sources[index]);
        for (char **name = names; name && *name; name++) {
            g_autoptr(JSCValue) value = jsc_value_object_get_property(sources[index], *name);
            jsc_context_set_value(context, *name, value);
        }
    }
    g_autoptr(JSCValue) script = jsc_value_object_get_property(call, "script");
    g_autoptr(JSCValue) name = jsc_value_object_get_property(call, "name");
    g_autofree char *source = jsc_value_to_string(script);
    g_autoptr(JSCValue) forgive = jsc_context_evaluate(context, forgiving, -1);
    g_autoptr(JSCValue) forgiven =
        jsc_value_function_call(forgive, G_TYPE_STRING, source, G_TYPE_NONE);
    jsc_context_clear_exception(context);
    g_autofree char *place = jsc_value_to_string(name);
    g_autoptr(JSCValue) value = jsc_context_evaluate_with_source_uri(context, source, -1, place, 1);
    if (jsc_context_get_exception(context)) return failure(service, context);
    return method_text(service, "value", value);
}

int main(void) {
    g_autoptr(JSCVirtualMachine) machine = jsc_virtual_machine_new();
    g_autoptr(JSCContext) context = jsc_context_new_with_virtual_machine(machine);
    g_autoptr(JSCValue) maker = jsc_context_evaluate(context, prelude, -1);
    g_autoptr(JSCValue) door = jsc_value_new_function(
        context, "exchange", G_CALLBACK(exchange), NULL, NULL, G_TYPE_STRING, 1, G_TYPE_STRING);
    g_autoptr(JSCValue) service = jsc_value_function_call(maker, JSC_TYPE_VALUE, door, G_TYPE_NONE);
    if (!service || !jsc_value_is_object(service)) {
        JSCException *exception = jsc_context_get_exception(context);
        fprintf(stderr, "%s\n", exception ? jsc_exception_get_message(exception) : "the engine does not start");
        return 70;
    }
    for (;;) {
        char *line = receive();
        g_autofree char *text = run(machine, service, line);
        free(line);
        answer(text);
        jsc_context_clear_exception(context);
    }
}
