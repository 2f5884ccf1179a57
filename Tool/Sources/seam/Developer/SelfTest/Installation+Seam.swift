import AppBuilder
import Foundation

extension Installation {
    /// Runs the seam command without a display, and returns how it ended and what it printed.
    ///
    /// - Parameter data: Where apps keep what they keep, as if they had just been installed; nil: where the user's do.
    func seam(_ words: [String], data: URL? = nil) throws(BuildError) -> (ending: Subprocess.Ending, text: String) {
        var environment = Desktop.environmentWithoutDisplay
        if let data { environment["XDG_DATA_HOME"] = data.path }
        return try Subprocess.output(of: root.appending(path: "seam").path, words, environment: environment)
    }
}
