extension UIScene {
    /// What a request for a scene says beside what it is for.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject {
        /// The scene from which the request comes.
        open var requestingScene: UIScene?

        public override init() {
            super.init()
        }
    }
}

extension UISceneSession {
    /// What a request to close a scene says beside which.
    @preconcurrency @MainActor
    open class DestructionRequestOptions: NSObject {}
}
