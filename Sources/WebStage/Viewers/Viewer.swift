internal import Foundation
internal import WebDoor

/// A page that shows the app.
@MainActor
final class Viewer {
    let socket: WebSocket
    /// The last picture sent; nil before the first one.
    var grid: FrameGrid?
    /// The state of the app that it has been sent, counted by the surface.
    var version = -1
    /// Pictures sent that it has not said it shows.
    var waiting = 0
    /// Its messages about text, where it is known what was sent last.
    var lastText = ""
    /// The last of its changes to the text that the app has had.
    var textSerial = 0
    /// The page's last description of itself.
    var view: PageView?

    init(_ socket: WebSocket) {
        self.socket = socket
    }

    /// A page may be two pictures behind: while it draws one, the next is on its way.
    var isReady: Bool { socket.isOpen && waiting < 2 && view != nil }

    /// Sends a message; its keys must be sorted, so that equal messages are equal texts.
    func send(_ message: some Encodable) {
        guard let text = Wire.text(message) else { return }
        socket.send(text)
    }
}
