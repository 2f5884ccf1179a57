public import Foundation
public import SeamFoundation

/// Something that an app does for the system: for shortcuts, for Siri, for widgets.
///
/// Nothing here asks an app for it but the app itself, its buttons and its tests, which call ``perform()``.
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
    /// The words for it.
    static var title: LocalizedStringResource { get }
    /// What it does, in more words.
    static var description: IntentDescription? { get }
    /// Whether the app comes to the front for it. False by default.
    static var openAppWhenRun: Bool { get }
    /// Whether it is found in lists of the system's. True by default.
    static var isDiscoverable: Bool { get }
    /// Whether the device has to be unlocked for it.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    /// What comes of it.
    associatedtype PerformResult: IntentResult
    /// Does it.
    func perform() async throws -> PerformResult
    /// The sentence that its parameters are in.
    associatedtype SummaryContent: ParameterSummary
    /// The sentence that its parameters are in.
    @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }
    /// Creates one whose parameters have their defaults.
    init()
}

extension AppIntent {
    /// Declares a parameter: `@Parameter(title: "Name") var name: String`.
    public typealias Parameter = IntentParameter
    /// A sentence with parameters in it.
    public typealias Summary = IntentParameterSummary<Self>
    /// What is in the place of a value that the app has: `@Dependency var store: Store`.
    public typealias Dependency = AppDependency

    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
    public static var isDiscoverable: Bool { true }
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    public static var persistentIdentifier: String { String(describing: Self.self) }
    public static var parameterSummary: some ParameterSummary { IntentParameterSummary<Self>() }

    /// Tells the system that a person has done it in the app. Has no effect: nothing suggests it.
    @discardableResult
    public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }

    /// Asks the person whether to go on. Nobody can be asked here: it goes on.
    public func requestConfirmation() async throws {}

    /// Does it.
    @discardableResult
    public func callAsFunction() async throws -> PerformResult { try await perform() }
}

/// A type with a name that stays the same from one version of an app to the next.
public protocol PersistentlyIdentifiable {
    /// The name. That of the type by default.
    static var persistentIdentifier: String { get }
}

/// Whether the device has to be unlocked.
public enum IntentAuthenticationPolicy: Sendable {
    /// It need not be.
    case alwaysAllowed
    /// The person is to be known.
    case requiresAuthentication
    /// It has to be.
    case requiresLocalDeviceAuthentication
}

/// The name of a thing that a person has done.
public struct IntentDonationIdentifier: Hashable, Sendable {
    private let id = UUID()
}
