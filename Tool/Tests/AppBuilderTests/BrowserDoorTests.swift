import Testing

@testable import AppBuilder

@Suite("BrowserDoor")
struct BrowserDoorTests {
    @Test(
        "An address that other machines reach is refused without TLS",
        arguments: [
            ("127.0.0.1", true), ("127.3.2.1", true), ("::1", true), ("localhost", true), ("0.0.0.0", false),
            ("192.168.0.1", false), ("127.example.com", false), ("127.0.0.1.example.com", false), ("::", false),
        ])
    func loopback(address: String, isAllowed: Bool) throws {
        var request = BrowserDoor.Request()
        request.address = address
        if isAllowed {
            try request.check()
        } else {
            #expect(throws: BuildError.self) { try request.check() }
            request.isInsecure = true
            try request.check()
        }
    }
}
