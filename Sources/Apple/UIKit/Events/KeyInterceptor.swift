package import Stage

/// A responder that may take a key before the text does that has the focus.
@preconcurrency @MainActor
package protocol KeyInterceptor: UIResponder {
    /// Whether the key is taken, and goes no further.
    func intercept(_ event: KeyEvent) -> Bool
}
