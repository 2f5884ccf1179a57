import CGTK
import Foundation

/// Asks whether an app may have files that it says were dropped on it.
///
/// "Give" can be pressed only when the window has been there for a moment, as an app may choose the moment in which its
/// user clicks or presses a key; and Return and Escape do not give.
@MainActor
final class ConsentWindow {
    private static let wait: UInt32 = 800
    private static let listed = 12

    private let window: UnsafeMutablePointer<GtkWindow>
    private let give: UnsafeMutablePointer<GtkWidget>
    private var timer: UInt32 = 0
    private var completion: ((Bool) -> Void)?

    init(app: String, paths: [String], completion: @escaping (Bool) -> Void) {
        self.completion = completion
        let dialog = gtk_dialog_new()!
        window = UnsafeMutableRawPointer(dialog).assumingMemoryBound(to: GtkWindow.self)
        let box = UnsafeMutableRawPointer(dialog).assumingMemoryBound(to: GtkDialog.self)
        gtk_window_set_title(window, "Files for \(app)")
        gtk_window_set_resizable(window, 0)

        let area = gtk_dialog_get_content_area(box)!
        let content = UnsafeMutableRawPointer(area).assumingMemoryBound(to: GtkBox.self)
        gtk_box_set_spacing(content, 12)
        for set in [
            gtk_widget_set_margin_top, gtk_widget_set_margin_bottom, gtk_widget_set_margin_start,
            gtk_widget_set_margin_end,
        ] { set(area, 18) }
        let question = paths.count == 1 ? "Give this to \(app)?" : "Give these \(paths.count) to \(app)?"
        gtk_box_append(content, Self.label(question, isHeading: true))
        gtk_box_append(
            content,
            Self.label("It says that you dropped \(paths.count == 1 ? "it" : "them") on its window. It gets a copy."))
        let more = paths.count > Self.listed ? ["and \(paths.count - Self.listed) more"] : []
        for path in paths.prefix(Self.listed).map(Self.visible) + more {
            gtk_box_append(content, Self.label(path))
        }

        gtk_dialog_add_button(box, "Don’t Give", GTK_RESPONSE_CANCEL.rawValue)
        give = gtk_dialog_add_button(box, "Give", GTK_RESPONSE_ACCEPT.rawValue)
        gtk_dialog_set_default_response(box, GTK_RESPONSE_CANCEL.rawValue)
        gtk_widget_set_sensitive(give, 0)

        let own = Unmanaged.passUnretained(self).toOpaque()
        let response: @convention(c) (OpaquePointer?, Int32, UnsafeMutableRawPointer?) -> Void = { _, answer, data in
            nonisolated(unsafe) let data = data
            MainActor.assumeIsolated {
                Unmanaged<ConsentWindow>.fromOpaque(data!).takeUnretainedValue()
                    .answered(answer == GTK_RESPONSE_ACCEPT.rawValue)
            }
        }
        g_signal_connect_data(
            dialog, "response", unsafeBitCast(response, to: GCallback.self), own, nil, GConnectFlags(0))
        timer = g_timeout_add(
            Self.wait,
            { data in
                nonisolated(unsafe) let data = data
                MainActor.assumeIsolated {
                    let consent = Unmanaged<ConsentWindow>.fromOpaque(data!).takeUnretainedValue()
                    consent.timer = 0
                    gtk_widget_set_sensitive(consent.give, 1)
                }
                return 0
            }, own)
        gtk_window_present(window)
    }

    /// Takes the window away without an answer.
    func close() {
        if timer != 0 { g_source_remove(timer) }
        timer = 0
        guard completion != nil else { return }
        completion = nil
        gtk_window_destroy(window)
    }

    private func answered(_ isGiven: Bool) {
        // It answers once more when it is taken away.
        guard let completion else { return }
        close()
        completion(isGiven)
    }

    /// A path on one line, with what cannot be seen or turns the order around written out.
    private static func visible(_ path: String) -> String {
        path.unicodeScalars.map { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate:
                "\\u{\(String(scalar.value, radix: 16))}"
            default: String(scalar)
            }
        }.joined()
    }

    private static func label(_ text: String, isHeading: Bool = false) -> UnsafeMutablePointer<GtkWidget> {
        let widget = gtk_label_new(text)!
        let label = OpaquePointer(UnsafeMutableRawPointer(widget))
        gtk_label_set_xalign(label, 0)
        gtk_label_set_wrap(label, 1)
        gtk_label_set_wrap_mode(label, PANGO_WRAP_WORD_CHAR)
        gtk_label_set_max_width_chars(label, 60)
        if isHeading { gtk_widget_add_css_class(widget, "title-4") }
        return widget
    }
}
