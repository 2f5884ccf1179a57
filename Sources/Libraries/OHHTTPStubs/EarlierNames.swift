// The names of version 8 and before.

/// The earlier name of ``HTTPStubs``.
public typealias OHHTTPStubs = HTTPStubs
/// The earlier name of ``HTTPStubsResponse``.
public typealias OHHTTPStubsResponse = HTTPStubsResponse
/// The earlier name of ``HTTPStubsDescriptor``.
public typealias OHHTTPStubsDescriptor = HTTPStubsDescriptor
/// The earlier name of ``HTTPStubsTestBlock``.
public typealias OHHTTPStubsTestBlock = HTTPStubsTestBlock
/// The earlier name of ``HTTPStubsResponseBlock``.
public typealias OHHTTPStubsResponseBlock = HTTPStubsResponseBlock
