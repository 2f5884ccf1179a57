import Foundation

/// A task that exchanges messages with a server by the protocol of WebSockets.
///
/// Messages may be sent and awaited before the connection stands. What has failed once fails all that waits.
open class URLSessionWebSocketTask: URLSessionTask, @unchecked Sendable {
    /// Why a connection was closed, by the numbers of RFC 6455.
    public enum CloseCode: Int, Sendable {
        /// It is not closed.
        case invalid = 0
        /// What was to be done is done.
        case normalClosure = 1000
        /// Who closes it goes away.
        case goingAway = 1001
        /// The other has broken the protocol.
        case protocolError = 1002
        /// The other has sent what is not understood.
        case unsupportedData = 1003
        /// It was closed without a reason.
        case noStatusReceived = 1005
        /// It was lost.
        case abnormalClosure = 1006
        /// A text was no UTF-8.
        case invalidFramePayloadData = 1007
        /// A message was against the rules.
        case policyViolation = 1008
        /// A message was too large.
        case messageTooBig = 1009
        /// The server lacks an extension.
        case mandatoryExtensionMissing = 1010
        /// The server has failed.
        case internalServerError = 1011
        /// No encrypted connection could be made.
        case tlsHandshakeFailure = 1015
    }

    /// A message.
    public enum Message: Sendable {
        /// One of bytes.
        case data(Data)
        /// One of text.
        case string(String)
    }

    let talk = SocketTalk()

    /// The largest message that is taken, in bytes: 1 MiB at first. A larger one ends the connection.
    open var maximumMessageSize: Int {
        get { talk.maximumMessageSize }
        set { talk.maximumMessageSize = newValue }
    }

    /// Why the server has closed the connection.
    open var closeCode: CloseCode { talk.closeCode }
    /// The server's reason, if it gave one.
    open var closeReason: Data? { talk.closeReason }

    /// Sends a message. The handler is called when it is on its way, or with why it is not.
    open func send(_ message: Message, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        talk.send(message, completionHandler)
    }

    /// Sends a message, and waits until it is on its way.
    open func send(_ message: Message) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            send(message) { error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }

    /// Waits for the next message. The handler is called once.
    open func receive(completionHandler: @escaping @Sendable (Result<Message, any Error>) -> Void) {
        talk.receive(completionHandler)
    }

    /// Waits for the next message.
    open func receive() async throws -> Message {
        try await withCheckedThrowingContinuation { continuation in
            receive { continuation.resume(with: $0) }
        }
    }

    /// Asks whether the server is there. The handler is called at its answer, or with why there is none.
    open func sendPing(pongReceiveHandler: @escaping @Sendable ((any Error)?) -> Void) {
        talk.ping(pongReceiveHandler)
    }

    /// Closes the connection.
    ///
    /// - Parameters:
    ///   - closeCode: Why, for the server.
    ///   - reason: Words for the server, at most 123 bytes of UTF-8.
    open func cancel(with closeCode: CloseCode, reason: Data?) {
        talk.close(closeCode, reason)
        cancel()
    }
}
