import Foundation

/// How long a task took for what: a part for each request that was made, as one that was led elsewhere makes several.
open class URLSessionTaskMetrics: NSObject, @unchecked Sendable {
    /// The requests, in their order.
    open private(set) var transactionMetrics: [URLSessionTaskTransactionMetrics]
    /// From the task's beginning to its end.
    open private(set) var taskInterval: DateInterval
    /// How many answers led elsewhere.
    open private(set) var redirectCount: Int

    init(_ transactions: [URLSessionTaskTransactionMetrics], _ interval: DateInterval, redirects: Int) {
        (transactionMetrics, taskInterval, redirectCount) = (transactions, interval, redirects)
    }

    /// Where an answer came from.
    public enum ResourceFetchType: Int, Sendable {
        /// Somewhere else, as a protocol of the app's.
        case unknown
        /// The network.
        case networkLoad
        /// A server that sent it unasked.
        case serverPush
        /// What was kept.
        case localCache
    }

    /// How a name was looked up.
    public enum DomainResolutionProtocol: Int, Sendable {
        /// By the system, which does not say how.
        case unknown
        /// By messages without a connection.
        case udp
        /// By a connection.
        case tcp
        /// By an encrypted connection.
        case tls
        /// By HTTP.
        case https
    }
}
