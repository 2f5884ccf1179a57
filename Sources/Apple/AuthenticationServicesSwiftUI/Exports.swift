@_exported public import AuthenticationServices
