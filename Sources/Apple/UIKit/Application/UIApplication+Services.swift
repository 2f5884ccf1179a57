package import Stage

extension UIApplication: AppServices {
    package var clipboard: Clipboard { connectedWindowScenes.first?.surface?.clipboard ?? .memory }

    package func give(_ data: Data, named name: String) -> Bool {
        connectedWindowScenes.first?.surface?.give(data, named: name) ?? false
    }

    package func ask(_ saving: FileSaving) -> Bool {
        guard let surface = connectedWindowScenes.first?.surface, surface.savesByDialog else { return false }
        surface.fileSaving = saving
        return true
    }

    package func open(_ url: URL) { open(url, options: [:], completionHandler: nil) }

    package func joinScene(_ window: UIWindow) {
        if window.windowScene == nil { window.windowScene = connectedWindowScenes.first }
    }

    package var runsApp: Bool { delegate != nil || !connectedScenes.isEmpty }
}

@section(".init_array") @used private let registration: @convention(c) () -> Void = {
    App.find = { UIApplication.shared }
}
