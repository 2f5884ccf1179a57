import Documents
import Glibc
import Testing

@Suite("ListeningSocket")
struct ListeningSocketTests {
    @Test(
        "A socket listens at the port it says, and keeps others from it", arguments: ["127.0.0.1", "::1", "localhost"])
    func listens(address: String) throws {
        let socket = try ListeningSocket(address, port: 0)
        defer { close(socket.descriptor) }
        #expect(socket.port > 0)
        #expect(fcntl(socket.descriptor, F_GETFD) & FD_CLOEXEC != 0)
        #expect(throws: ListeningSocket.Failure(reason: String(cString: strerror(EADDRINUSE)))) {
            _ = try ListeningSocket(address, port: socket.port)
        }
    }

    @Test("An address that is none of this machine's is refused with the reason")
    func refuses() {
        #expect(throws: ListeningSocket.Failure(reason: "there is no such address")) {
            _ = try ListeningSocket("no.such.name.invalid", port: 0)
        }
        #expect(throws: ListeningSocket.Failure(reason: String(cString: strerror(EADDRNOTAVAIL)))) {
            _ = try ListeningSocket("192.0.2.1", port: 0)
        }
    }
}
