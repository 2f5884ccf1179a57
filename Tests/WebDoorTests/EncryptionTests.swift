import Foundation
import Testing

@testable import WebDoor

private let openssl = "/usr/bin/openssl"

@MainActor
@Suite("TLS", .enabled(if: FileManager.default.isExecutableFile(atPath: openssl)))
struct EncryptionTests {
    private func run(_ words: [String], input: Data = Data()) throws -> Data { try Self.run(words, input: input) }

    nonisolated static func run(_ words: [String], input: Data = Data()) throws -> Data {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: openssl)
        process.arguments = words
        let (reading, writing) = (Pipe(), Pipe())
        process.standardInput = reading
        process.standardOutput = writing
        process.standardError = FileHandle.nullDevice
        try process.run()
        reading.fileHandleForWriting.write(input)
        let data = writing.fileHandleForReading.readDataToEndOfFile()
        try? reading.fileHandleForWriting.close()
        process.waitUntilExit()
        return data
    }

    /// A certificate for this machine that is good for a day.
    private func withCertificate<Result>(_ body: (String, String) async throws -> Result) async throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "door-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (certificate, key) = (folder.appending(path: "c.pem").path, folder.appending(path: "k.pem").path)
        _ = try run([
            "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", key,
            "-out",
            certificate, "-days", "1", "-subj", "/CN=localhost",
        ])
        return try await body(certificate, key)
    }

    @Test("It answers over TLS, and nobody without")
    func answers() async throws {
        try await withCertificate { certificate, key in
            let door = try TestDoor(isSecure: true) { try $0.encrypt(certificate: certificate, key: key) }
            guard case .port(let port) = door.place else { return }
            let request = "GET /?token=\(TestDoor.token) HTTP/1.1\r\nHost: \(door.host)\r\nConnection: close\r\n\r\n"
            let text = try await door.serve {
                String(
                    decoding: try Self.run(
                        ["s_client", "-quiet", "-ign_eof", "-CAfile", certificate, "-connect", "127.0.0.1:\(port)"],
                        input: Data(request.utf8)), as: UTF8.self)
            }
            #expect(text.hasPrefix("HTTP/1.1 200"))
            #expect(text.contains("SameSite=Strict; Secure"))
            let plain = try await door.serve { client in
                client.send(request)
                return (try? client.rest()) ?? Data()
            }
            #expect(!String(decoding: plain, as: UTF8.self).contains("200 OK"))
            #expect(door.requests.count == 1)
            #expect(await door.wait { door.server.connectionCount == 0 })
        }
    }

    @Test("A greeting that never ends is cut off")
    func slowGreeting() async throws {
        try await withCertificate { certificate, key in
            var limits = WebServer.Limits()
            limits.patience = 1
            let door = try TestDoor(limits: limits, isSecure: true) {
                try $0.encrypt(certificate: certificate, key: key)
            }
            try await door.serve { client in
                client.send([0x16, 3, 1, 2, 0, 1, 0, 1] as [UInt8])
                _ = try? client.rest()
            }
            #expect(await door.wait { door.server.connectionCount == 0 })
        }
    }

    @Test("Files that are no certificate are refused in words")
    func damaged() async throws {
        try await withCertificate { certificate, key in
            let server = WebServer(rules: DoorRules(token: "t", hosts: [], cookieName: "c", isSecure: true))
            #expect(throws: WebServer.Failure.self) { try server.encrypt(certificate: certificate, key: "/nowhere") }
            #expect(throws: WebServer.Failure.self) { try server.encrypt(certificate: "/etc/passwd", key: key) }
        }
    }
}
