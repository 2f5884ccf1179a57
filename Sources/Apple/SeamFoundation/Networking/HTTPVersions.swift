public import Foundation

/// The version of HTTP that keeps no connection.
nonisolated(unsafe) public let kCFHTTPVersion1_0: CFString = "HTTP/1.0"
/// The version of HTTP that keeps its connection.
nonisolated(unsafe) public let kCFHTTPVersion1_1: CFString = "HTTP/1.1"
/// The version of HTTP that answers several requests on one connection.
nonisolated(unsafe) public let kCFHTTPVersion2_0: CFString = "HTTP/2.0"
/// The version of HTTP over QUIC.
nonisolated(unsafe) public let kCFHTTPVersion3_0: CFString = "HTTP/3.0"
