import CGTK
import CWindowHandle
import FileDesk
import Foundation

/// The dialog that is shown. There is one at a time.
@MainActor
enum Dialog {
    private static var chooser: UnsafeMutablePointer<GtkNativeDialog>?
    private static var consent: ConsentWindow?
    private static var answer: (@Sendable (DialogAnswer) -> Void)?

    static func show(
        _ question: DialogQuestion, app: String, over window: String?,
        answer: @escaping @Sendable (DialogAnswer) -> Void
    ) {
        close()
        self.answer = answer
        defer { if let window { attach(to: window) } }
        switch question {
        case .files(let endings, let allowsMultiple):
            choose(
                "Choose \(allowsMultiple ? "Files" : "a File") for \(app)", GTK_FILE_CHOOSER_ACTION_OPEN,
                allowsMultiple: allowsMultiple, endings: endings)
        case .folder: choose("Choose a Folder for \(app)", GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER)
        case .place(let name): choose("Save a File of \(app)", GTK_FILE_CHOOSER_ACTION_SAVE, name: name)
        case .placeOfAll(let names):
            choose(
                "Save “\(names[0])” and \(names.count - 1) More of \(app)", GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER)
        case .mayHave(let paths):
            consent = ConsentWindow(app: app, paths: paths) { finish($0 ? .yes([]) : .no) }
        }
    }

    /// Has the desktop keep the dialog in front of the app's window. A dialog of the desktop's portal is none of ours.
    private static func attach(to window: String) {
        guard let windows = gtk_window_get_toplevels() else { return }
        for index in 0..<g_list_model_get_n_items(windows) {
            guard let item = g_list_model_get_item(windows, index) else { continue }
            defer { g_object_unref(item) }
            guard gtk_widget_get_visible(item.assumingMemoryBound(to: GtkWidget.self)) != 0,
                let surface = gtk_native_get_surface(OpaquePointer(item))
            else { continue }
            seam_window_attach(UnsafeMutableRawPointer(surface), window)
        }
    }

    static func close() {
        answer = nil
        if let chooser {
            self.chooser = nil
            gtk_native_dialog_hide(chooser)
            g_object_unref(chooser)
        }
        consent?.close()
        consent = nil
    }

    private static func finish(_ answer: DialogAnswer) {
        let callback = self.answer
        close()
        callback?(answer)
    }

    private static func choose(
        _ title: String, _ action: GtkFileChooserAction, allowsMultiple: Bool = false, endings: [String] = [],
        name: String? = nil
    ) {
        guard let native = gtk_file_chooser_native_new(title, nil, action, nil, nil) else { return finish(.no) }
        let chooser = OpaquePointer(UnsafeMutableRawPointer(native))
        gtk_file_chooser_set_select_multiple(chooser, allowsMultiple ? 1 : 0)
        if !endings.isEmpty {
            let filter = gtk_file_filter_new()
            let more = endings.count > 6 ? ", …" : ""
            gtk_file_filter_set_name(filter, endings.prefix(6).map { "." + $0 }.joined(separator: ", ") + more)
            for ending in endings { gtk_file_filter_add_suffix(filter, ending) }
            gtk_file_chooser_add_filter(chooser, filter)
        }
        if let name { gtk_file_chooser_set_current_name(chooser, name) }
        connect(UnsafeMutableRawPointer(native))
        self.chooser = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkNativeDialog.self)
        gtk_native_dialog_show(self.chooser)
    }

    private static func connect(_ native: UnsafeMutableRawPointer) {
        let response: @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeMutableRawPointer?) -> Void = {
            chooser, answer, _ in
            nonisolated(unsafe) let chooser = chooser
            MainActor.assumeIsolated { Dialog.answered(chooser, answer) }
        }
        g_signal_connect_data(
            native, "response", unsafeBitCast(response, to: GCallback.self), nil, nil, GConnectFlags(0))
    }

    private static func answered(_ chooser: UnsafeMutableRawPointer?, _ answer: Int32) {
        finish(answer == GTK_RESPONSE_ACCEPT.rawValue ? .yes(paths(of: OpaquePointer(chooser!))) : .no)
    }

    private static func paths(of chooser: OpaquePointer) -> [String] {
        guard let list = gtk_file_chooser_get_files(chooser) else { return [] }
        defer { g_object_unref(UnsafeMutableRawPointer(list)) }
        return (0..<g_list_model_get_n_items(list)).compactMap { index in
            guard let item = g_list_model_get_item(list, index) else { return nil }
            defer { g_object_unref(item) }
            guard let path = g_file_get_path(OpaquePointer(item)) else { return nil }
            defer { g_free(path) }
            return String(cString: path)
        }
    }
}
