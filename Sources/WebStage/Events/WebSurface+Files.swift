internal import CoreGraphics
internal import Foundation
internal import Stage

extension WebSurface {
    /// Shows the browser's dialog for the files that the app waits for, or takes it away.
    func askForFiles() {
        choiceSerial += 1
        guard let choice = fileChoice, choice.isOpen else { return broadcast(ChooseFilesMessage(serial: 0)) }
        let request = choice.request
        holder?.send(
            ChooseFilesMessage(
                serial: choiceSerial, accept: request.endings.map { "." + $0 } + request.mimeTypes,
                endings: request.endings, isMultiple: request.allowsMultiple, isForFolders: request.isForFolders))
    }

    /// The person chose files, or none.
    func takeFiles(_ message: PageMessage) {
        guard let serial = message.serial, serial == choiceSerial, let choice = fileChoice, choice.isOpen,
            let files = message.files
        else { return }
        guard !files.isEmpty else { return choice.finish([]) }
        let request = choice.request
        guard files.count == 1 || request.allowsMultiple || request.isForFolders,
            files.allSatisfy({ request.accepts($0.name) })
        else {
            return choice.finish([])
        }
        let paths = uploads.expect(files, in: request.folder, isFolder: request.isForFolders) { choice.finish($0) }
        holder?.send(UploadMessage(serial: serial, paths: paths ?? []))
        if paths == nil { choice.finish([]) }
    }

    /// The person pastes text, or a picture that follows.
    func paste(_ message: PageMessage) {
        if let text = message.text { return pageClipboard.pasted(text) }
        guard let serial = message.serial, let files = message.files, files.count == 1, files[0].size <= 64 << 20
        else { return }
        let folder = FileRequest.temporaryFolder.appendingPathComponent("Pasted-\(UUID().uuidString)")
        let paths = uploads.expect(files, in: folder) { [weak self] urls in
            if let url = urls.first, let data = try? Data(contentsOf: url) { self?.pageClipboard.pasted(image: data) }
            try? FileManager.default.removeItem(at: folder)
        }
        holder?.send(UploadMessage(serial: serial, paths: paths ?? []))
    }

    // MARK: Drags

    func drag(_ message: PageMessage) {
        guard let x = message.x, let y = message.y, abs(x) < 1e5, abs(y) < 1e5 else { return }
        let location = CGPoint(x: x, y: y)
        switch message.phase {
        case "entered":
            endDrag()
            let items = Self.items(message)
            guard !items.isEmpty, uploads.isEmpty else { return }
            draggedItems = items
            tell(.entered, location, items)
        case "moved":
            if let draggedItems { tell(.moved, location, draggedItems) }
        case "exited": endDrag()
        case "dropped": drop(message, at: location)
        default: break
        }
    }

    /// Ends a drag that is over the page without a drop.
    func endDrag() {
        guard draggedItems != nil else { return }
        draggedItems = nil
        tell(.exited, .zero, [])
    }

    private func tell(_ phase: DragEvent.Phase, _ location: CGPoint, _ items: [DragEvent.Item]) {
        client?.surface(self, received: .drag(DragEvent(phase: phase, location: location, items: items)))
    }

    /// The contents of a drop: the text comes with it, the files follow, and the app hears of it when all is there.
    private func drop(_ message: PageMessage, at location: CGPoint) {
        guard var known = draggedItems else { return }
        let items = Self.items(message)
        if items.count == known.count {
            tell(.moved, location, known)
        } else {
            // Some browsers do not say before the drop how many files there are.
            endDrag()
            (known, draggedItems) = (items, items)
            tell(.entered, location, items)
        }
        guard dragUse != .none else { return endDrag() }
        let files = message.files ?? []
        let fileCount = known.count { if case .file = $0 { true } else { false } }
        let finish = { [weak self] (urls: [URL]) in
            guard let self, draggedItems != nil else { return }
            guard urls.count == fileCount else { return endDrag() }
            draggedItems = nil
            var rest = urls[...]
            let contents = known.map { item -> DragEvent.Item in
                switch item {
                case .text: .text(message.text ?? "")
                case .address: .address(message.value ?? "")
                case .file(let type, _): .file(mimeType: type, rest.popFirst())
                }
            }
            tell(.dropped, location, contents)
        }
        guard fileCount > 0 else { return finish([]) }
        guard files.count == fileCount, let serial = message.serial,
            let paths = uploads.expect(files, in: Self.dropFolder(), completion: finish)
        else {
            message.serial.map { holder?.send(UploadMessage(serial: $0, paths: [])) }
            return endDrag()
        }
        holder?.send(UploadMessage(serial: serial, paths: paths))
    }

    /// A new folder among the app's temporary ones.
    private static func dropFolder() -> URL {
        FileRequest.temporaryFolder.appendingPathComponent("Dropped").appendingPathComponent(UUID().uuidString)
    }

    private static func items(_ message: PageMessage) -> [DragEvent.Item] {
        (message.kinds ?? []).prefix(Uploads.countLimit + 2).compactMap { kind in
            switch kind.first {
            case "text": .text(nil)
            case "address": .address(nil)
            case "file": .file(mimeType: kind.dropFirst().first.flatMap { $0.isEmpty ? nil : $0 }, nil)
            default: nil
            }
        }
    }
}
