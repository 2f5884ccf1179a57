import Documents
import Testing

@Suite("Secret")
struct SecretTests {
    @Test("Secrets have the bits that are asked for, and no two are the same", arguments: [64, 128, 256])
    func secrets(bits: Int) {
        let secrets = (0..<1_000).map { _ in Secret.make(bits: bits) }
        #expect(Set(secrets).count == secrets.count)
        for secret in secrets {
            #expect(secret.utf8.count == bits / 4)
            #expect(secret.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) })
        }
    }
}
