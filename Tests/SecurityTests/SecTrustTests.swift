import Foundation
import URLLoading
import Security
import Testing

@Suite struct SecTrustTests {
    private let root = Samples.certificate(Samples.root)
    private let server = Samples.certificate(Samples.server)
    private let expired = Samples.certificate(Samples.expired)

    private func trust(_ certificates: [SecCertificate], _ policy: SecPolicy, anchored: Bool = true) -> SecTrust {
        var trust: SecTrust?
        #expect(SecTrustCreateWithCertificates(certificates, policy, &trust) == errSecSuccess)
        if anchored { SecTrustSetAnchorCertificates(trust!, [root]) }
        return trust!
    }

    private func failure(_ trust: SecTrust) -> OSStatus? {
        var error: CFError?
        let isTrusted = SecTrustEvaluateWithError(trust, &error)
        #expect(isTrusted == (error == nil))
        if let error { #expect(error.domain == NSOSStatusErrorDomain) }
        return error.map { OSStatus($0.code) }
    }

    @Test func certificatesTellOfThemselves() {
        #expect(SecCertificateCopySubjectSummary(root) == "Seam Test Root")
        #expect(SecCertificateCopySubjectSummary(server) == "seam.example")
        #expect(SecCertificateCopyData(server) as Data == Samples.server)
        #expect(Samples.certificate(Samples.server) == server)
        #expect(server != expired)
        #expect(SecCertificateCopySerialNumberData(root, nil) as Data? == Data([1]))
        var name: CFString?
        #expect(SecCertificateCopyCommonName(server, &name) == errSecSuccess)
        #expect(name == "seam.example")
    }

    @Test func whatIsNoCertificateIsNone() {
        #expect(SecCertificateCreateWithData(nil, Data("certificate".utf8) as CFData) == nil)
        #expect(SecCertificateCreateWithData(nil, Data() as CFData) == nil)
        #expect(SecCertificateCreateWithData(nil, Samples.server.dropLast(40) as CFData) == nil)
    }

    @Test func aServersSpaceHasItsTrust() throws {
        let url = try #require(URL(string: "https://seam.example:8443/"))
        let space = ServerTrustSpace(url, [Samples.server])
        let trust = try #require(space.serverTrust)
        SecTrustSetAnchorCertificates(trust, [root])
        #expect(failure(trust) == nil && SecTrustGetCertificateAtIndex(trust, 0) == server)
        let other = try #require(ServerTrustSpace(URL(string: "https://other.example/")!, [Samples.server]).serverTrust)
        SecTrustSetAnchorCertificates(other, [root])
        #expect(failure(other) != nil)
        #expect(ServerTrustSpace(url, [Data("none".utf8)]).serverTrust == nil)
        let plain = URLProtectionSpace(
            host: "a.test", port: 80, protocol: "http", realm: nil, authenticationMethod: nil)
        #expect(plain.serverTrust == nil)
    }

    @Test func keysAreComparedByTheirNumbers() {
        let key = SecCertificateCopyKey(server)
        #expect(key != nil)
        #expect(key == SecCertificateCopyKey(expired))
        #expect(key?.hash == SecCertificateCopyKey(expired)?.hash)
        #expect(key != SecCertificateCopyKey(root))
        #expect(SecTrustCopyKey(trust([server], SecPolicyCreateBasicX509())) == key)
    }

    @Test func aChainToAnAnchorIsTrusted() {
        let trust = trust([server], SecPolicyCreateSSL(true, "seam.example"))
        var result = SecTrustResultType.proceed
        #expect(SecTrustGetTrustResult(trust, &result) == errSecSuccess)
        #expect(result == .invalid)
        #expect(failure(trust) == nil)
        #expect(SecTrustEvaluate(trust, &result) == errSecSuccess)
        #expect(result == .unspecified)
        #expect(SecTrustGetCertificateCount(trust) == 2)
        #expect(SecTrustGetCertificateAtIndex(trust, 0) == server)
        #expect(SecTrustGetCertificateAtIndex(trust, 1) == root)
        #expect(SecTrustGetCertificateAtIndex(trust, 2) == nil)
        #expect(SecTrustCopyCertificateChain(trust) as? [SecCertificate] == [server, root])
    }

    @Test func theNameHasToFit() {
        #expect(failure(trust([server], SecPolicyCreateSSL(true, "other.example"))) == errSecHostNameMismatch)
        #expect(failure(trust([server], SecPolicyCreateSSL(true, "192.0.2.1"))) == nil)
        #expect(failure(trust([server], SecPolicyCreateSSL(true, "192.0.2.2"))) == errSecHostNameMismatch)
        #expect(failure(trust([server], SecPolicyCreateSSL(true, nil))) == nil)
        #expect(failure(trust([server], SecPolicyCreateSSL(false, nil))) == errSecInvalidExtendedKeyUsage)
        #expect(failure(trust([server], SecPolicyCreateBasicX509())) == nil)
    }

    @Test func theDateHasToFit() {
        let trust = trust([expired], SecPolicyCreateBasicX509())
        #expect(failure(trust) == errSecCertificateExpired)
        var result = SecTrustResultType.invalid
        SecTrustEvaluate(trust, &result)
        #expect(result == .recoverableTrustFailure)
    }

    @Test func anUnknownIssuerIsNotTrusted() {
        let trust = trust([server, root], SecPolicyCreateBasicX509(), anchored: false)
        #expect(failure(trust) == errSecNotTrusted)
        #expect(SecTrustSetAnchorCertificates(trust, [root]) == errSecSuccess)
        #expect(failure(trust) == nil)
        #expect(SecTrustSetAnchorCertificates(trust, [server]) == errSecSuccess)
        #expect(failure(trust) == nil)
        #expect(SecTrustSetAnchorCertificates(trust, nil) == errSecSuccess)
        #expect(failure(trust) == errSecNotTrusted)
    }

    @Test func aForgedSignatureIsNeverTrusted() {
        var bytes = Samples.server
        bytes[bytes.count - 1] ^= 1
        let trust = trust([Samples.certificate(bytes)], SecPolicyCreateBasicX509())
        var result = SecTrustResultType.invalid
        SecTrustEvaluate(trust, &result)
        #expect(result == .fatalTrustFailure)
        #expect(failure(trust) == errSecInvalidSignature)
    }

    @Test func everyPolicyHasToBeSatisfied() {
        let trust = trust([server], SecPolicyCreateBasicX509())
        let soft = SecPolicyCreateRevocation(kSecRevocationUseAnyAvailableMethod)!
        let hard = SecPolicyCreateRevocation(kSecRevocationOCSPMethod | kSecRevocationRequirePositiveResponse)!
        let wrong = SecPolicyCreateSSL(true, "other.example")
        #expect(SecTrustSetPolicies(trust, [SecPolicyCreateBasicX509(), soft] as CFTypeRef) == errSecSuccess)
        #expect(failure(trust) == nil)
        #expect(SecTrustSetPolicies(trust, [soft, wrong]) == errSecSuccess)
        #expect(failure(trust) == errSecHostNameMismatch)
        #expect(SecTrustSetPolicies(trust, hard) == errSecSuccess)
        #expect(failure(trust) == errSecIncompleteCertRevocationCheck)
        #expect(SecTrustSetPolicies(trust, "policy") == errSecParam)
    }

    @Test func evaluationMayBeLeftToAnotherThread() async {
        let trust = trust([server], SecPolicyCreateSSL(true, "other.example"))
        let code = await withCheckedContinuation { done in
            SecTrustEvaluateAsyncWithError(trust, .global()) { _, isTrusted, error in
                done.resume(returning: isTrusted ? 0 : error?.code ?? 0)
            }
        }
        #expect(code == Int(errSecHostNameMismatch))
    }

    @Test func aConnectionHandsOutNoTrust() {
        let space = URLProtectionSpace(
            host: "seam.example", port: 443, protocol: "https", realm: nil, authenticationMethod: nil)
        #expect(space.serverTrust == nil)
    }

    @Test func randomBytesFillTheBuffer() {
        var bytes = [UInt8](repeating: 0, count: 64)
        #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
        // That three quarters of them are zero has a chance of 2 to the power of -340.
        #expect(bytes.count { $0 == 0 } < 48)
        let first = bytes
        #expect(SecRandomCopyBytes(nil, 32, &bytes) == errSecSuccess)
        #expect(Array(bytes[32...]) == Array(first[32...]))
        #expect(bytes != first)
    }

    @Test func statusesHaveWords() {
        #expect((SecCopyErrorMessageString(errSecItemNotFound, nil) as String?)?.isEmpty == false)
        #expect(SecCopyErrorMessageString(12_345, nil) == nil)
    }
}
