/// How `launchApp` opens an app.
public struct FlowLaunch: Equatable, Sendable {
    /// Which app, if the flow says so.
    public var appID: String?
    /// Whether what the app has stored is removed first.
    public var clearState = false
    /// Whether what the app keeps in the keychain is removed first.
    public var clearKeychain = false
    /// Whether an app that runs is ended first.
    public var stopsApp = true
    /// Defaults that the app is started with, as `-NAME VALUE`.
    public var arguments: [FlowVariable] = []
    /// Answers to what the app asks the person for.
    public var permissions = GivenPermissions()

    /// Creates an ordinary launch.
    public init() {}
}
