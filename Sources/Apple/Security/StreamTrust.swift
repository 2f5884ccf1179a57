import Foundation
import URLLoading

/// What streams know of their host's certificate, as `SecTrust`, which apps ask for by `kCFStreamPropertySSLPeerTrust`.
enum StreamTrust {
    static func install() {
        HostSecurity.makeTrust = { SecTrust(ofServer: $0, named: $1) }
    }
}

@section(".init_array") @used private let installation: @convention(c) () -> Void = { StreamTrust.install() }
