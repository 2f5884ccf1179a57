import Foundation
import Network
import Security
import Testing

/// Connections of the module Network by TLS, with a server whose certificate the system does not trust.
@Suite("Secure connections") struct SecureConnectionTests {
    private let queue = DispatchQueue(label: "connections")
    private static let request = Data("GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n".utf8)

    private func connection(
        _ server: SecureServer, _ change: (sec_protocol_options_t) -> Void
    ) throws -> (NWConnection, AsyncStream<NWConnection.State>) {
        let options = NWProtocolTLS.Options()
        change(options.securityProtocolOptions)
        let port = try #require(server.url.port.flatMap { NWEndpoint.Port(rawValue: UInt16($0)) })
        let connection = NWConnection(host: "127.0.0.1", port: port, using: NWParameters(tls: options))
        let states = AsyncStream { continuation in connection.stateUpdateHandler = { continuation.yield($0) } }
        return (connection, states)
    }

    private func answer(_ connection: NWConnection, _ context: NWConnection.ContentContext) async -> String {
        await withCheckedContinuation { continuation in
            connection.receiveMessage { data, _, _, _ in
                continuation.resume(returning: String(decoding: data ?? Data(), as: UTF8.self))
            }
            connection.send(content: Self.request, contentContext: context, completion: .idempotent)
        }
    }

    @Test("The app decides whether the server is trusted", arguments: [true, false]) func decision(isFinal: Bool)
        async throws
    {
        let server = try SecureServer()
        let asked = DispatchQueue(label: "asked")
        nonisolated(unsafe) var heard: [String] = []
        let (connection, stream) = try connection(server) { options in
            sec_protocol_options_set_tls_server_name(options, "seam.example")
            sec_protocol_options_set_verify_block(
                options,
                { metadata, trust, complete in
                    dispatchPrecondition(condition: .onQueue(asked))
                    let trust = sec_trust_copy_ref(trust).takeRetainedValue()
                    heard.append("\(SecTrustGetCertificateCount(trust)) \(SecTrustEvaluateWithError(trust, nil))")
                    heard.append(String(cString: sec_protocol_metadata_get_server_name(metadata)!))
                    complete(true)
                }, asked)
        }
        nonisolated(unsafe) var viabilities: [Bool] = []
        connection.viabilityUpdateHandler = { viabilities.append($0) }
        var states = stream.makeAsyncIterator()
        connection.start(queue: queue)
        #expect(await states.next() == .preparing)
        #expect(await states.next() == .ready)
        #expect(asked.sync { heard } == ["1 false", "seam.example"])
        let metadata = try #require(
            connection.metadata(definition: NWProtocolTLS.definition) as? NWProtocolTLS.Metadata
        ).securityProtocolMetadata
        let version = sec_protocol_metadata_get_negotiated_tls_protocol_version(metadata)
        #expect(version.rawValue >= tls_protocol_version_t.TLSv12.rawValue)
        #expect(sec_protocol_metadata_get_negotiated_protocol(metadata) == nil)
        var names: [String?] = []
        sec_protocol_metadata_access_peer_certificate_chain(metadata) { certificate in
            let certificate = sec_certificate_copy_ref(certificate).takeRetainedValue()
            names.append(SecCertificateCopySubjectSummary(certificate) as String?)
        }
        #expect(names.count == 1)
        let text = await answer(connection, isFinal ? .finalMessage : .defaultMessage)
        #expect(text.hasPrefix("HTTP/1.1 200") && text.hasSuffix("secret"))
        #expect(queue.sync { viabilities } == [true])
        connection.cancel()
        #expect(await states.next() == .cancelled)
    }

    @Test("Who is not trusted is waited for, with the reason") func distrust() async throws {
        let server = try SecureServer()
        var (connection, states) = try connection(server) { _ in }
        var next = states.makeAsyncIterator()
        connection.start(queue: queue)
        #expect(await next.next() == .preparing)
        guard case .waiting(.tls(let status)) = await next.next() else {
            Issue.record("It does not wait.")
            return
        }
        #expect(status == errSSLXCertChainInvalid || status == errSSLHostNameMismatch || status == errSSLCertExpired)
        connection.cancel()
        #expect(await next.next() == .cancelled)

        (connection, states) = try self.connection(server) { options in
            sec_protocol_options_set_verify_block(options, { _, _, complete in complete(false) }, queue)
        }
        next = states.makeAsyncIterator()
        connection.start(queue: queue)
        #expect(await next.next() == .preparing)
        #expect(await next.next() == .waiting(.tls(errSSLBadCert)))
        connection.forceCancel()
        #expect(await next.next() == .cancelled)
    }

    @Test("A connection that is given up while the app decides is let go") func givenUp() async throws {
        let server = try SecureServer()
        let (asking, continuation) = AsyncStream.makeStream(of: Void.self)
        var (connection, states): (NWConnection?, AsyncStream<NWConnection.State>) = try connection(server) { options in
            sec_protocol_options_set_verify_block(options, { _, _, _ in continuation.yield() }, queue)
        }
        var next = states.makeAsyncIterator()
        var asked = asking.makeAsyncIterator()
        connection?.start(queue: queue)
        #expect(await next.next() == .preparing)
        await asked.next()
        connection?.cancel()
        #expect(await next.next() == .cancelled)
        weak let weakly = connection
        connection?.stateUpdateHandler = nil
        connection = nil
        while weakly != nil { await Task.yield() }
    }

    @Test("The server need not be trusted if the app does not ask for that") func unchecked() async throws {
        let server = try SecureServer()
        let (connection, states) = try connection(server) {
            sec_protocol_options_set_peer_authentication_required($0, false)
            sec_protocol_options_add_tls_application_protocol($0, "http/1.1")
        }
        var next = states.makeAsyncIterator()
        connection.start(queue: queue)
        #expect(await next.next() == .preparing)
        #expect(await next.next() == .ready)
        let text = await answer(connection, .defaultMessage)
        #expect(text.hasSuffix("secret"))
        connection.cancel()
    }

    @Test("Options say what they ask for, and parameters what they speak") func parameters() {
        let (first, second) = (OS_sec_protocol_options(), OS_sec_protocol_options())
        #expect(sec_protocol_options_are_equal(first, second))
        sec_protocol_options_add_tls_application_protocol(first, "h2")
        #expect(!sec_protocol_options_are_equal(first, second))
        #expect(NWParameters.tls.debugDescription == "tls, tcp")
        #expect(NWConnection(host: "here", port: 1, using: .tls).metadata(definition: NWProtocolTLS.definition) == nil)
        #expect(NWProtocolTCP.definition.name == "tcp")
    }
}
