internal import CGTK
import Foundation
internal import SeamPrimitives

extension WindowSurface {
    /// Whether the process is in Seam's box, which has a folder of this name, and in which files have to be asked for.
    private static let isInBox = FileManager.default.fileExists(atPath: "/run/seam")

    private static let withoutDesk =
        "The app was started without a program that shows dialogs for files: none can be chosen, dropped or saved."

    // MARK: Dialogs

    /// Has the desktop's dialog shown for the files that the app waits for, or closed.
    func chooseFiles() {
        guard let choice = fileChoice, choice.isOpen, !isClosed else {
            DesktopFiles.shared?.cancel()
            return
        }
        guard let desk = DesktopFiles.shared else {
            LoggedOnce.say(Self.withoutDesk)
            return choice.finish([])
        }
        nameWindow { [weak self] window in
            guard let self, fileChoice === choice, choice.isOpen, !isClosed else { return }
            desk.choose(choice.request, over: window) { files in
                let request = choice.request
                // A name can be typed into a dialog that does not show it.
                guard files.allSatisfy({ request.accepts($0.lastPathComponent) }) else {
                    LoggedOnce.say("The app takes files that end in \(request.endings.joined(separator: ", ")).")
                    return choice.finish([])
                }
                choice.finish(files)
            }
        }
    }

    /// Has the desktop's dialog shown for a place of the app's files, or closed.
    func saveFiles() {
        guard let saving = fileSaving, saving.isOpen, !isClosed else {
            DesktopFiles.shared?.cancel()
            return
        }
        guard let desk = DesktopFiles.shared else {
            LoggedOnce.say(Self.withoutDesk)
            return saving.finish(false)
        }
        nameWindow { [weak self] window in
            guard let self, fileSaving === saving, saving.isOpen, !isClosed else { return }
            desk.save(saving.files, over: window) { saving.finish($0) }
        }
    }

    private static func path(of file: OpaquePointer) -> String? {
        guard let path = g_file_get_path(file) else { return nil }
        defer { g_free(path) }
        return String(cString: path)
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
                // What was dropped has left the window too, but is still to come.
                if !surface.awaitsDrop { surface.endDrag() }
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
            if awaitsDrop {
                DesktopFiles.shared?.cancel()
                endDrag()
            }
            let formats = gtk_drop_target_get_current_drop(target).map { gdk_drop_get_formats($0) } ?? nil
            let hasFiles =
                formats.map { gdk_content_formats_contain_gtype($0, gdk_file_list_get_type()) != 0 } ?? false
            draggedItems = [hasFiles ? .file(mimeType: nil, nil) : .text(nil)]
        }
        tellDrag(phase, x, y, draggedItems)
        return dragUse == .none ? GdkDragAction(0) : GDK_ACTION_COPY
    }

    private func dropped(_ value: UnsafePointer<GValue>, _ x: Double, _ y: Double) -> Bool {
        let isTaken = dragUse != .none
        if value.pointee.g_type == gdk_file_list_get_type(), let boxed = g_value_get_boxed(value) {
            let list = gdk_file_list_get_files(OpaquePointer(boxed))
            defer { g_slist_free(list) }
            let paths = sequence(first: list) { $0?.pointee.next }.compactMap { node in
                node?.pointee.data.flatMap { Self.path(of: OpaquePointer($0)) }
            }
            guard isTaken, !paths.isEmpty else {
                endDrag()
                return false
            }
            take(paths, x, y)
        } else if let text = g_value_get_string(value) {
            finishDrop([.text(String(cString: text))], x, y)
        } else {
            endDrag()
            return false
        }
        return isTaken
    }

    /// Copies what was dropped, or asks for it outside of the box. The app hears of the drop when all is there.
    private func take(_ paths: [String], _ x: Double, _ y: Double) {
        let folder = FileRequest.temporaryFolder.appendingPathComponent("Dropped")
            .appendingPathComponent(UUID().uuidString)
        awaitsDrop = true
        let finish = { @MainActor [weak self] (files: [URL]) in
            guard let self, !isClosed, awaitsDrop else { return }
            guard !files.isEmpty else { return endDrag() }
            finishDrop(files.map { .file(mimeType: nil, $0) }, x, y)
        }
        if Self.isInBox {
            guard let desk = DesktopFiles.shared else {
                LoggedOnce.say(Self.withoutDesk)
                return endDrag()
            }
            return nameWindow { [weak self] window in
                guard let self, !isClosed, awaitsDrop else { return }
                desk.take(paths, into: folder, over: window, completion: finish)
            }
        }
        let copies = paths.compactMap { path -> URL? in
            let file = URL(fileURLWithPath: path)
            guard let copy = try? FileRequest.place(for: file.lastPathComponent, in: folder),
                (try? FileManager.default.copyItem(at: file, to: copy)) != nil
            else { return nil }
            return copy
        }
        if copies.isEmpty { LoggedOnce.say("The files that were dropped cannot be read.") }
        finish(copies)
    }

    /// Ends a drag without a drop.
    private func endDrag() {
        awaitsDrop = false
        draggedItems = []
        client?.surface(self, received: .drag(DragEvent(phase: .exited, location: .zero, items: [])))
    }

    private func finishDrop(_ items: [DragEvent.Item], _ x: Double, _ y: Double) {
        awaitsDrop = false
        // How many files there are is known only now.
        if items.count != draggedItems.count {
            client?.surface(self, received: .drag(DragEvent(phase: .exited, location: .zero, items: [])))
            tellDrag(.entered, x, y, items)
        }
        tellDrag(.dropped, x, y, items)
        draggedItems = []
    }

    private func tellDrag(_ phase: DragEvent.Phase, _ x: Double, _ y: Double, _ items: [DragEvent.Item]) {
        let location = CGPoint(x: x / zoom, y: y / zoom)
        client?.surface(self, received: .drag(DragEvent(phase: phase, location: location, items: items)))
    }
}
