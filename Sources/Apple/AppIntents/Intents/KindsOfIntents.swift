public import SeamFoundation

/// An intent whose parameters are what a person sets of a widget.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
    /// What a widget is set to is no work.
    public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that changes a live activity.
public protocol LiveActivityIntent: AppIntent {}

/// An intent that begins or ends sound.
public protocol AudioPlaybackIntent: AppIntent {}

/// An intent that begins or ends recording.
public protocol AudioRecordingIntent: AppIntent {}

/// An intent that deletes something.
public protocol DeleteIntent: AppIntent {}

/// An intent of the system's own kinds.
public protocol SystemIntent: AppIntent {}

/// An intent that an app goes on with in front.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
    /// Asks to go on in front. The app is there already.
    public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {}
}

/// An intent that shows something of an app.
public protocol OpenIntent: SystemIntent {
    /// What is shown.
    associatedtype Value
    /// What is shown.
    var target: Value { get set }
}

extension OpenIntent {
    public static var openAppWhenRun: Bool { true }
}

/// An intent that sets a value.
public protocol SetValueIntent: AppIntent {
    /// What is set.
    associatedtype ValueType
    /// What is set.
    var value: ValueType { get set }
}

/// Intents of a module.
public protocol AppIntentsPackage {
    /// Those of others that are in it.
    static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
    public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
