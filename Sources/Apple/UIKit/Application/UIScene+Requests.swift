extension UIScene {
    /// Options of a request for a scene.
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
    /// Options of a request to close a scene.
    @preconcurrency @MainActor
    open class DestructionRequestOptions: NSObject {}
}
