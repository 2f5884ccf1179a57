import Foundation

/// Shows a trace to browsers while it is recorded: `TraceDoor DESCRIPTOR`, an end of a socket that the command holds.
///
/// The first line from the command says where to listen and has the page's files; each line after it is a message for the
/// pages that are open. The program writes `open` for each page that comes, and ends when the command does.
@main
enum TraceDoor {
    static func main() {
        guard CommandLine.arguments.count == 2, let descriptor = Int32(CommandLine.arguments[1]) else {
            FileHandle.standardError.write(Data("usage: TraceDoor DESCRIPTOR\n".utf8))
            exit(2)
        }
        // A browser that goes away must not take the program along, and an interrupt not before the app's last words.
        for number in [SIGPIPE, SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_IGN) }
        TraceProgram(channel: LineChannel(descriptor)).run()
    }
}
