/* The peer of the first-frame benchmark: a window of GTK's with one label in it. */
#include <gtk/gtk.h>

int main(void) {
    gtk_init();
    GtkWidget *window = gtk_window_new();
    gtk_window_set_title(GTK_WINDOW(window), "Hello");
    gtk_window_set_default_size(GTK_WINDOW(window), 393, 760);
    gtk_window_set_child(GTK_WINDOW(window), gtk_label_new("Hello"));
    gtk_window_present(GTK_WINDOW(window));
    while (TRUE) g_main_context_iteration(NULL, TRUE);
}
