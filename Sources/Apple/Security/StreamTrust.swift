import Foundation
import URLLoading

/// What streams know of their host's certificate, as `SecTrust`, which apps ask for by `kCFStreamPropertySSLPeerTrust`.
enum StreamTrust {
    static func install() {
        HostSecurity.makeTrust = { certificates, name in
            let certificates = certificates.compactMap { SecCertificate(der: $0) }
            guard !certificates.isEmpty else { return nil }
            return SecTrust(certificates, [SecPolicyCreateSSL(true, name.map { $0 as NSString })])
        }
    }
}

@section(".init_array") @used private let installation: @convention(c) () -> Void = { StreamTrust.install() }
