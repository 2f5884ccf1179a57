import Foundation
import Security

/// Certificates made for these tests with openssl; their keys were thrown away.
enum Samples {
    /// A root that signed the other two.
    static let root = data(
        """
        MIIBczCCARmgAwIBAgIBATAKBggqhkjOPQQDAjAoMRcwFQYDVQQDDA5TZWFtIFRlc3QgUm9vdDENMAsGA1UECgwEU2VhbTAgFw0y
        MDAxMDEwMDAwMDBaGA8yMTIwMDEwMTAwMDAwMFowKDEXMBUGA1UEAwwOU2VhbSBUZXN0IFJvb3QxDTALBgNVBAoMBFNlYW0wWTAT
        BgcqhkjOPQIBBggqhkjOPQMBBwNCAAQnhlEqIfGEqE7qjtKYu4FvchuKx2RAZwNxxy8eOUFXfEcGPhWjolrNGyIGpNn1mNdhJ2M8
        uGDUmZbpXm9JQOwbozIwMDAPBgNVHRMBAf8EBTADAQH/MB0GA1UdDgQWBBQBFjpHhSXKBC8gKGEAJFshL0OYrzAKBggqhkjOPQQD
        AgNIADBFAiBziTUyR3G2oFF6AQNgdqLymnOk/ATde9pUf9GV6OlYEQIhAOmmcvufmFWQej7Np7RyuPkjR9cZ/FjThR4xO75wO879
        """)

    /// Of seam.example and 192.0.2.1, valid from 2020 to 2119.
    static let server = data(
        """
        MIIBsjCCAVigAwIBAgIBAjAKBggqhkjOPQQDAjAoMRcwFQYDVQQDDA5TZWFtIFRlc3QgUm9vdDENMAsGA1UECgwEU2VhbTAgFw0y
        MDAxMDEwMDAwMDBaGA8yMTIwMDEwMTAwMDAwMFowFzEVMBMGA1UEAwwMc2VhbS5leGFtcGxlMFkwEwYHKoZIzj0CAQYIKoZIzj0D
        AQcDQgAE0UUozHN0wTitr7RvvrqzLIyqdRFlyXq7960wD7267LeIomEfUPGDjhZVsusqRUIuvmeErowJPQj57kpg9RD+26OBgTB/
        MAkGA1UdEwQCMAAwHQYDVR0RBBYwFIIMc2VhbS5leGFtcGxlhwTAAAIBMBMGA1UdJQQMMAoGCCsGAQUFBwMBMB0GA1UdDgQWBBSg
        aDv7xYAN216P/buhCoFa5LnzLTAfBgNVHSMEGDAWgBQBFjpHhSXKBC8gKGEAJFshL0OYrzAKBggqhkjOPQQDAgNIADBFAiAKqWJO
        dYVgKNnQU+i4rmTM95Q0+zvFvDc3jGeGGBa8oQIhAOlEBpfUN6VXsWYRagZtL807KivRg9DVZttgtW63HrEE
        """)

    /// The same key as the server's, valid in 2020.
    static let expired = data(
        """
        MIIBsTCCAVagAwIBAgIBAzAKBggqhkjOPQQDAjAoMRcwFQYDVQQDDA5TZWFtIFRlc3QgUm9vdDENMAsGA1UECgwEU2VhbTAeFw0y
        MDAxMDEwMDAwMDBaFw0yMTAxMDEwMDAwMDBaMBcxFTATBgNVBAMMDHNlYW0uZXhhbXBsZTBZMBMGByqGSM49AgEGCCqGSM49AwEH
        A0IABNFFKMxzdME4ra+0b766syyMqnURZcl6u/etMA+9uuy3iKJhH1Dxg44WVbLrKkVCLr5nhK6MCT0I+e5KYPUQ/tujgYEwfzAJ
        BgNVHRMEAjAAMB0GA1UdEQQWMBSCDHNlYW0uZXhhbXBsZYcEwAACATATBgNVHSUEDDAKBggrBgEFBQcDATAdBgNVHQ4EFgQUoGg7
        +8WADdtej/27oQqBWuS58y0wHwYDVR0jBBgwFoAUARY6R4UlygQvIChhACRbIS9DmK8wCgYIKoZIzj0EAwIDSQAwRgIhAMFqUBDE
        gEq3gPgczTT34ALG2khe7b2nUHgZhcZlmdy9AiEAl4L54SxP/ONDdXIDjahOmMMWGo/oelTbhwF2QSOOZfM=
        """)

    private static func data(_ text: String) -> Data {
        Data(base64Encoded: text, options: .ignoreUnknownCharacters)!
    }

    static func certificate(_ data: Data) -> SecCertificate { SecCertificateCreateWithData(nil, data as CFData)! }
}
