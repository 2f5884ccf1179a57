/// A message between an app in its box and the file desk, the program outside of it that shows dialogs for files.
///
/// A path goes one way only, from the app to the desk, with files that were dropped on its window. The desk gives the
/// app names and contents.
public enum DoorMessage: Codable, Equatable, Sendable {
    // MARK: From the app

    /// Names the window that the next questions come from, by ``isHandle(_:)``; a dialog of the desk stands over it.
    /// Has no answer.
    case window(handle: String)
    /// Asks for files whose names end in one of the endings, or in any way if there are none.
    case choose(endings: [String], allowsMultiple: Bool)
    /// Asks for a folder with all that is in it.
    case chooseFolder
    /// Asks for files and folders that were dropped on the app's window.
    case take(paths: [String])
    /// Asks for a place to keep files of these names.
    case save(names: [String])
    /// Takes the question back. Ignored if it has been answered already.
    case cancel

    // MARK: From the desk

    /// The end of a question: nothing was chosen.
    case nothing
    /// The end of a question: it could not be done, for the reason given.
    case failed(reason: String)
    /// The app may send what is to be saved.
    case go

    // MARK: Contents, both ways

    /// A folder begins. Files and folders inside it follow, with names that begin with its own and a slash.
    case folder(name: String)
    /// A file begins. Frames of data follow, and then `end`.
    case file(name: String)
    /// The end of a file.
    case end
    /// The end of the contents, and of the question.
    case done
}

extension DoorMessage {
    /// Whether a text may be a window's name: `x11:` with a number in hexadecimal digits, or `wayland:` with a text of the
    /// compositor's.
    public static func isHandle(_ text: String) -> Bool {
        guard text.utf8.count <= 256, let colon = text.firstIndex(of: ":") else { return false }
        let rest = text[text.index(after: colon)...].utf8
        guard !rest.isEmpty else { return false }
        switch text[..<colon] {
        case "x11": return rest.count <= 16 && rest.allSatisfy { Character(UnicodeScalar($0)).isHexDigit }
        // Compositors make texts, in which there is neither a blank nor a control character.
        case "wayland": return rest.allSatisfy { (0x21...0x7E).contains($0) }
        default: return false
        }
    }
}
