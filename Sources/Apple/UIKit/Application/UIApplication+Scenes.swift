package import Stage

extension UIApplication {
    /// Where another window comes from; nil where there can only be one, as without a display.
    package static var makeSceneSurface: (() throws -> Surface)?

    /// Brings a scene to the front, or opens a window for a new one.
    ///
    /// - Parameters:
    ///   - sceneSession: A session of ``openSessions``; nil for a new one.
    ///   - userActivity: What the new scene is to continue.
    ///   - options: Not used: a desktop places windows itself.
    ///   - errorHandler: Called when there can be no other window: the Info.plist does not allow several, or there is no
    ///     display.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        if let scene = sceneSession?.scene as? UIWindowScene {
            scene.surface?.present()
            if let userActivity { scene.delegate?.scene(scene, continue: userActivity) }
            return
        }
        guard supportsMultipleScenes else {
            errorHandler?(UISceneError(.multipleScenesNotSupported))
            return
        }
        guard let make = Self.makeSceneSurface, let surface = try? make() else {
            errorHandler?(UISceneError(.requestDenied))
            return
        }
        NextTurn.perform { [self] in
            let session =
                sceneSession
                ?? UISceneSession(
                    role: .windowApplication,
                    configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
            var connection = UIScene.ConnectionOptions()
            if let userActivity { connection.userActivities = [userActivity] }
            openScene(session, connection, on: surface)
        }
    }

    /// Closes the window of a session for good.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneSession.DestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard openSessions.contains(sceneSession) else {
            errorHandler?(UISceneError(.requestDenied))
            return
        }
        NextTurn.perform { [self] in
            (sceneSession.scene as? UIWindowScene)?.disconnect()
            discard(sceneSession)
        }
    }

    private func openScene(_ session: UISceneSession, _ options: UIScene.ConnectionOptions, on surface: Surface) {
        let scene = UIWindowScene(session: session, connectionOptions: options)
        scene.attach(to: surface)
        surface.title = Self.displayName
        connectByManifest(scene, options)
        scene.enterForeground()
        surface.present()
    }
}
