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

/// A picture that the app put on the clipboard: where the page finds it, a PNG.
struct CopyImageMessage: Encodable {
    var type = "copyImage"
    var path: String
}

/// Asks for the text of the browser's clipboard, which `clipboard` answers.
struct ReadClipboardMessage: Encodable {
    var type = "readClipboard"
    var serial: Int
}

/// Asks the person for files, with a dialog of the browser's.
struct ChooseFilesMessage: Encodable {
    var type = "chooseFiles"
    /// 0 takes the question back.
    var serial: Int
    /// Endings of names, with their dots, and kinds of content.
    var accept: [String] = []
    var endings: [String] = []
    var isMultiple = false
    var isForFolders = false
}

/// Where the page is to send the files that it announced.
struct UploadMessage: Encodable {
    var type = "upload"
    /// That of the announcement.
    var serial: Int
    /// In the order of the announcement; empty if they are not wanted.
    var paths: [String]
}

/// The outcome for the things that are dragged over the page.
struct DragUseMessage: Encodable {
    var type = "dragUse"
    var use: String
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
