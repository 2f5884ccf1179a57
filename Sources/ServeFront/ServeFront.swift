import Documents
import Foundation
import Serving

/// Serves apps to visitors: `ServeFront SETTINGS`, a file that `seam serve` writes.
///
/// It prints its address when it listens, and ends with status 2 if it cannot.
@main
enum ServeFront {
    static func main() {
        guard CommandLine.arguments.count == 2 else {
            fail("usage: ServeFront SETTINGS")
        }
        do {
            let settings = try ServeSettings.read(URL(fileURLWithPath: CommandLine.arguments[1]))
            try ServeProgram(settings).run()
        } catch {
            fail("\(error)")
        }
    }

    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data("seam: \(message)\n".utf8))
        exit(2)
    }
}
