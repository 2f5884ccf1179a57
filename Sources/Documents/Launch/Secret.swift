/// Random text that nobody guesses, for addresses, cookies and names of folders.
public enum Secret {
    /// A new secret from the system's source of random numbers, in hexadecimal digits.
    ///
    /// - Parameter bits: A multiple of 64.
    public static func make(bits: Int = 128) -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<max(1, bits / 64)).map { _ in
            let part = String(generator.next() as UInt64, radix: 16)
            return String(repeating: "0", count: 16 - part.count) + part
        }.joined()
    }
}
