/// A server shows who it is by its certificate.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// A server wants to know who is there by a certificate. No challenge has it: certificates of the app's are not sent here.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"
