internal import CGTK
import Foundation
internal import SeamPrimitives

extension WindowSurface {
    /// Whether the process is in Seam's box, which has a folder of this name. The dialog would show the box's own files,
    /// and the desktop's portal would name files that cannot be read from within.
    private static let isInBox = FileManager.default.fileExists(atPath: "/run/seam")

    private static let boxed =
        "The app's box has no way to the files of the desktop. In a browser (--browser) files can be chosen and dropped, "
        + "and so they can outside of the box (--no-sandbox)."

    // MARK: The dialog

    /// Shows the desktop's dialog for the files that the app waits for, by its portal where there is one, or closes it.
    func showFileDialog() {
        if let dialog = fileDialog {
            fileDialog = nil
            gtk_native_dialog_hide(dialog)
            g_object_unref(UnsafeMutableRawPointer(dialog))
        }
        guard let choice = fileChoice, choice.isOpen, !isClosed else { return }
        guard !Self.isInBox else {
            LoggedOnce.say(Self.boxed)
            return choice.finish([])
        }
        let request = choice.request
        guard
            let native = gtk_file_chooser_native_new(
                request.allowsMultiple ? "Choose Files" : "Choose a File", window, GTK_FILE_CHOOSER_ACTION_OPEN, nil,
                nil)
        else { return }
        let chooser = OpaquePointer(UnsafeMutableRawPointer(native))
        gtk_file_chooser_set_select_multiple(chooser, request.allowsMultiple ? 1 : 0)
        if !request.endings.isEmpty {
            let filter = gtk_file_filter_new()
            for ending in request.endings { gtk_file_filter_add_suffix(filter, ending) }
            gtk_file_chooser_add_filter(chooser, filter)
        }
        let dialog = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkNativeDialog.self)
        let response: @convention(c) (OpaquePointer?, Int32, UnsafeMutableRawPointer?) -> Void = {
            chooser, answer, data in
            nonisolated(unsafe) let (chooser, data) = (chooser, data)
            MainActor.assumeIsolated { WindowSurface.from(data).fileDialogAnswered(chooser!, answer) }
        }
        GObject.connect(
            UnsafeMutableRawPointer(native), "response", unsafeBitCast(response, to: UnsafeRawPointer.self), opaque)
        fileDialog = dialog
        gtk_native_dialog_show(dialog)
    }

    private func fileDialogAnswered(_ chooser: OpaquePointer, _ answer: Int32) {
        guard let choice = fileChoice else { return }
        guard answer == GTK_RESPONSE_ACCEPT.rawValue, let list = gtk_file_chooser_get_files(chooser) else {
            return choice.finish([])
        }
        defer { g_object_unref(UnsafeMutableRawPointer(list)) }
        let files = (0..<g_list_model_get_n_items(list)).compactMap { index -> URL? in
            guard let item = g_list_model_get_item(list, index) else { return nil }
            defer { g_object_unref(item) }
            return Self.path(of: OpaquePointer(item))
        }
        do { try choice.finish(copying: files) } catch {
            LoggedOnce.say("A file that was chosen cannot be read: \(error)")
            choice.finish([])
        }
    }

    private static func path(of file: OpaquePointer) -> URL? {
        guard let path = g_file_get_path(file) else { return nil }
        defer { g_free(path) }
        return URL(fileURLWithPath: String(cString: path))
    }

    // MARK: Drops

    /// Hears of files and texts that are dragged over the window from other programs.
    func connectDrops() {
        var types = [gdk_file_list_get_type(), g_type_from_name("gchararray")]
        let target = gtk_drop_target_new(0, GDK_ACTION_COPY)!
        gtk_drop_target_set_gtypes(target, &types, gsize(types.count))
        typealias Motion = @convention(c) (OpaquePointer?, Double, Double, UnsafeMutableRawPointer?) -> GdkDragAction
        let enter: Motion = { target, x, y, data in
            nonisolated(unsafe) let (target, data) = (target, data)
            return MainActor.assumeIsolated { WindowSurface.from(data).dragged(target!, .entered, x, y) }
        }
        let motion: Motion = { target, x, y, data in
            nonisolated(unsafe) let (target, data) = (target, data)
            return MainActor.assumeIsolated { WindowSurface.from(data).dragged(target!, .moved, x, y) }
        }
        let leave: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void = { _, data in
            nonisolated(unsafe) let data = data
            MainActor.assumeIsolated {
                let surface = WindowSurface.from(data)
                surface.draggedItems = []
                surface.client?.surface(
                    surface, received: .drag(DragEvent(phase: .exited, location: .zero, items: [])))
            }
        }
        let drop:
            @convention(c) (OpaquePointer?, UnsafePointer<GValue>?, Double, Double, UnsafeMutableRawPointer?) ->
                gboolean =
                { _, value, x, y, data in
                    nonisolated(unsafe) let (value, data) = (value, data)
                    return MainActor.assumeIsolated { WindowSurface.from(data).dropped(value!, x, y) ? 1 : 0 }
                }
        for (signal, handler) in [
            ("enter", unsafeBitCast(enter, to: UnsafeRawPointer.self)),
            ("motion", unsafeBitCast(motion, to: UnsafeRawPointer.self)),
            ("leave", unsafeBitCast(leave, to: UnsafeRawPointer.self)),
            ("drop", unsafeBitCast(drop, to: UnsafeRawPointer.self)),
        ] { GObject.connect(UnsafeMutableRawPointer(target), signal, handler, opaque) }
        gtk_widget_add_controller(root, OpaquePointer(UnsafeMutableRawPointer(target)))
    }

    private func dragged(_ target: OpaquePointer, _ phase: DragEvent.Phase, _ x: Double, _ y: Double) -> GdkDragAction {
        if phase == .entered {
            let formats = gtk_drop_target_get_current_drop(target).map { gdk_drop_get_formats($0) } ?? nil
            let hasFiles =
                formats.map { gdk_content_formats_contain_gtype($0, gdk_file_list_get_type()) != 0 } ?? false
            draggedItems = [hasFiles ? .file(mimeType: nil, nil) : .text(nil)]
        }
        tellDrag(phase, x, y, draggedItems)
        return dragUse == .none ? GdkDragAction(0) : GDK_ACTION_COPY
    }

    private func dropped(_ value: UnsafePointer<GValue>, _ x: Double, _ y: Double) -> Bool {
        var items: [DragEvent.Item] = []
        if value.pointee.g_type == gdk_file_list_get_type(), let boxed = g_value_get_boxed(value) {
            let folder = FileRequest.temporaryFolder.appendingPathComponent("Dropped")
                .appendingPathComponent(UUID().uuidString)
            let files = gdk_file_list_get_files(OpaquePointer(boxed))
            defer { g_slist_free(files) }
            items = sequence(first: files) { $0?.pointee.next }.compactMap { node in
                guard let data = node?.pointee.data, let file = Self.path(of: OpaquePointer(data)),
                    let copy = try? FileRequest.place(for: file.lastPathComponent, in: folder),
                    (try? FileManager.default.copyItem(at: file, to: copy)) != nil
                else { return nil }
                return .file(mimeType: nil, copy)
            }
            if items.isEmpty {
                LoggedOnce.say(Self.isInBox ? Self.boxed : "What was dropped cannot be read.")
            }
        } else if let text = g_value_get_string(value) {
            items = [.text(String(cString: text))]
        }
        guard !items.isEmpty else { return false }
        // How many files there are is known only now.
        if items.count != draggedItems.count {
            client?.surface(self, received: .drag(DragEvent(phase: .exited, location: .zero, items: [])))
            tellDrag(.entered, x, y, items)
        }
        let isTaken = dragUse != .none
        tellDrag(.dropped, x, y, items)
        draggedItems = []
        return isTaken
    }

    private func tellDrag(_ phase: DragEvent.Phase, _ x: Double, _ y: Double, _ items: [DragEvent.Item]) {
        let location = CGPoint(x: x / zoom, y: y / zoom)
        client?.surface(self, received: .drag(DragEvent(phase: phase, location: location, items: items)))
    }
}
