internal import CSoup

extension WebConnection {
    /// The IP address of the client; empty if the connection is not of the network.
    var remoteAddress: String {
        guard let address = g_socket_get_remote_address(socket, nil) else { return "" }
        defer { g_object_unref(address) }
        guard g_socket_address_get_family(address) != G_SOCKET_FAMILY_UNIX,
            let inet = g_inet_socket_address_get_address(
                UnsafeMutableRawPointer(address).assumingMemoryBound(to: GInetSocketAddress.self)),
            let text = g_inet_address_to_string(inet)
        else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }

    /// Takes bytes without an end, as no request has to be complete any more.
    func becomeStream() {
        isSocket = true
        allowance.isForRequests = false
        allowance.limit = .max
    }

    /// Tells the client that nothing more will come, where that can be said without ending its own way.
    func endOutput(_ stream: UnsafeMutablePointer<GIOStream>) {
        if isEncrypted { shutDown() } else { g_socket_shutdown(socket, 0, 1, nil) }
    }
}
