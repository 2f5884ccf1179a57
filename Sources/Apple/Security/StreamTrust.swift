import Foundation
import URLLoading

/// What streams know of their host's certificate, as `SecTrust`, and of their session, as `SSLContext`, which apps ask for
/// by `kCFStreamPropertySSLPeerTrust` and `kCFStreamPropertySSLContext`.
enum StreamTrust {
    static func install() {
        HostSecurity.makeTrust = { SecTrust(ofServer: $0, named: $1) }
        HostSecurity.makeContext = { SSLContext(peerName: $0) }
    }
}

@section(".init_array") @used private let installation: @convention(c) () -> Void = { StreamTrust.install() }
