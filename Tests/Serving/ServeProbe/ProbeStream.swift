import Foundation
import Glibc
import WebDoor

/// Answers piece by piece.
@MainActor
enum ProbeStream {
    /// Bytes that follow from their number, so that lost, doubled or swapped ones are noticed.
    static func bytes(_ count: Int) -> Data {
        Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 8) })
    }

    static func answer(_ exchange: WebExchange) {
        let count = Int(exchange.query ?? "") ?? 0
        switch exchange.path {
        case "/": exchange.answer(.text(200, "stream"))
        case "/endless":
            exchange.begin(200, headers: [("Content-Type", "text/plain")], length: nil)
            more(exchange, count, Data(repeating: 46, count: 1000))
        case "/short":
            // Announces more than it has.
            exchange.begin(200, headers: [], length: 1000)
            exchange.write(Data("part".utf8)) { exchange.abort() }
        case "/early":
            // Refuses a body that it has not read.
            exchange.answer(.text(413, "too long"))
        case "/slowly":
            var total = 0
            exchange.readBody { piece in
                guard let piece else { return exchange.answer(.text(200, "\(total)")) }
                total += piece.count
                exchange.continueBody()
            }
            exchange.continueBody()
        default: exchange.answer(.text(404, "no \(exchange.path)"))
        }
    }

    private static func more(_ exchange: WebExchange, _ count: Int, _ piece: Data) {
        guard count > 0 else { return exchange.end() }
        exchange.write(piece) { more(exchange, count - 1, piece) }
    }
}
