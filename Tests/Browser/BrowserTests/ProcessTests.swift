import Foundation
import Glibc
import Testing

extension BrowserTests {
    /// The processes behind a page.
    @Suite("Processes")
    struct ProcessTests {
        @Test(
            "A command that is killed takes its app along, in the box and outside", arguments: [[], ["--no-sandbox"]])
        func killed(options: [String]) throws {
            let app = try BrowserApp("\(BrowserApp.examples)/Profile", arguments: options)
            let port = try #require(URL(string: app.link)?.port.flatMap(UInt16.init(exactly:)))
            #expect(connects(to: port))
            kill(app.command.pid, SIGKILL)
            #expect(app.command.status(within: 5) == SIGKILL)
            for _ in 0..<500 where connects(to: port) { usleep(10_000) }
            #expect(!connects(to: port))
        }

        private func connects(to port: UInt16) -> Bool {
            let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
            defer { close(descriptor) }
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = port.bigEndian
            address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
            return withUnsafePointer(to: &address) { address in
                address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
                }
            }
        }
    }
}
