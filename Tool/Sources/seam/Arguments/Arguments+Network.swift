import AppBuilder
import Documents

extension Arguments {
    /// Reads `--no-sandbox` and `--network`.
    ///
    /// - Parameter usual: The share of the network if none is asked for.
    func network(usually usual: NetworkAccess) throws(BuildError) -> NetworkAccess {
        if has(.noSandbox) { Sandbox.refuse() }
        guard let network = value(.network).flatMap(NetworkAccess.init) else { return usual }
        if has(.noSandbox), network != .on {
            throw BuildError(.usage, "seam: --network \(network.rawValue) needs the box, and --no-sandbox does without")
        }
        return network
    }

    /// The share of the network and the hosts that answer in it.
    func networkAndStubs(usually usual: NetworkAccess) throws(BuildError) -> (NetworkAccess, [NetworkStub]) {
        let network = try network(usually: usual)
        let stubs = try stubs()
        if network == .off, let stub = stubs.first {
            throw BuildError(
                .usage,
                "seam: --stub \(stub.host): nothing answers with --network off; with --network stubs such hosts do")
        }
        if network == .stubs, let stub = stubs.first(where: { !$0.target.hasPrefix("/") }) {
            throw BuildError(
                .usage, "seam: --stub \(stub.host): the app reaches \(stub.target) with --network on only")
        }
        return (network, stubs)
    }
}
