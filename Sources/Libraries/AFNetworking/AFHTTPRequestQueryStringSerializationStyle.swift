/// How a serializer writes parameters as a query.
public enum AFHTTPRequestQueryStringSerializationStyle: UInt, Sendable {
    /// As RFC 3986 has it.
    case defaultStyle = 0
}
