internal import Stage

/// The name of the window.
struct TitleMessage: Encodable {
    var type = "title"
    var text: String
}

/// The shape of the pointer, in the words of style sheets.
struct CursorMessage: Encodable {
    var type = "cursor"
    var name: String
}

/// Who may touch.
struct HoldingMessage: Encodable {
    var type = "holding"
    var isHolder: Bool
    var viewers: Int
}

/// The screen that the pictures show, in points.
struct ScreenMessage: Encodable {
    var type = "screen"
    var width: Double
    var height: Double
    var device: String?
    var safeArea: [Double]
}

/// Text that the app put on the clipboard.
struct CopyMessage: Encodable {
    var type = "copy"
    var text: String
}

/// Asks for the text of the browser's clipboard, which `clipboard` answers.
struct ReadClipboardMessage: Encodable {
    var type = "readClipboard"
    var serial: Int
}

/// A file for the person.
struct DownloadMessage: Encodable {
    var type = "download"
    var path: String
    var name: String
}

/// An address to open in another tab.
struct OpenMessage: Encodable {
    var type = "open"
    var url: String
}

extension CursorShape {
    var cssName: String {
        switch self {
        case .arrow: "default"
        case .text: "text"
        case .link: "pointer"
        case .none: "none"
        }
    }
}
