@_exported public import OHHTTPStubs
