/// Hears of activities that the app is to continue.
struct ContinuedActivityModifier: NodeModifier {
    typealias Body = Never
    let type: String
    let action: (NSUserActivity) -> Void

    func makeEffect() -> OpenURLEffect { OpenURLEffect() }

    func update(_ effect: OpenURLEffect, _ inputs: Inputs) {
        effect.activityType = type
        effect.action = { [type] url in
            let activity = NSUserActivity(activityType: type)
            activity.webpageURL = url
            action(activity)
        }
    }
}

/// Describes what a person does in a view, while it is there.
struct UserActivityModifier: NodeModifier {
    typealias Body = Never
    let type: String
    let isActive: Bool
    let change: (NSUserActivity) -> Void

    func makeEffect() -> UserActivityEffect { UserActivityEffect() }

    func update(_ effect: UserActivityEffect, _ inputs: Inputs) {
        guard isActive else { return effect.end() }
        let activity =
            effect.activity.flatMap { $0.activityType == type ? $0 : nil } ?? NSUserActivity(activityType: type)
        if activity !== effect.activity { effect.end() }
        effect.activity = activity
        change(activity)
    }
}

final class UserActivityEffect: ModifierEffect {
    var activity: NSUserActivity?

    func end() { activity = nil }
}

extension View {
    /// Runs an action with each activity of a type that the app is to continue: that of browsing the web has the address of
    /// a page whose links the app has.
    public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { modifier(ContinuedActivityModifier(type: activityType, action: action)) }

    /// Describes what a person does in the view, while it is there and that is so. `update` is called at every change; no
    /// other device and no search of the system's hears of the activity here.
    public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { modifier(UserActivityModifier(type: activityType, isActive: isActive, change: update)) }

    /// Describes what a person does with an element in the view, while the view is there; nothing without an element.
    public func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View {
        userActivity(activityType, isActive: element != nil) { activity in
            if let element { update(element, activity) }
        }
    }

    /// Says which outer events the view's window takes. Has no effect: a scene takes all of them.
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
}
