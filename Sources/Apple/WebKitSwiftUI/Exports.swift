@_exported public import WebKit
