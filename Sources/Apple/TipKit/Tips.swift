public import SwiftUI

/// What tips are made of, and settings of all of them.
public enum Tips {
    /// Whether a tip is shown.
    public enum Status: Hashable, Sendable {
        /// Its rules do not hold yet, or another tip has its turn.
        case pending
        /// It may be shown.
        case available
        /// It is never shown again.
        case invalidated(InvalidationReason)
    }

    /// Why a tip is never shown again.
    public enum InvalidationReason: String, Hashable, Sendable, Codable {
        /// A person did what it tells of.
        case actionPerformed
        /// It was shown as often as it may.
        case displayCountExceeded
        /// It was shown as long as it may.
        case displayDurationExceeded
        /// A person closed it.
        case tipClosed
    }

    // MARK: Options

    /// How often a tip is shown at most.
    public struct MaxDisplayCount: TipOption {
        let count: Int
        /// Creates a limit; a tip that was shown so often is never shown again.
        public init(_ maxDisplayCount: Int) { count = maxDisplayCount }
    }

    /// Whether a tip is shown though another one was a short time ago.
    public struct IgnoresDisplayFrequency: TipOption {
        let ignores: Bool
        /// Creates the option.
        public init(_ ignoresDisplayFrequency: Bool) { ignores = ignoresDisplayFrequency }
    }

    // MARK: Buttons

    /// A button of a tip.
    @MainActor @preconcurrency
    public struct Action: Identifiable {
        /// What tells it from others.
        nonisolated public let id: String
        /// Its place among the tip's.
        public internal(set) var index: Int?
        let label: () -> Text
        let handler: (@Sendable () -> Void)?
        let isDisabled: Bool

        /// Creates a button with a title.
        ///
        /// - Parameters:
        ///   - id: What tells it from others; nil for its place.
        ///   - title: Its title.
        ///   - disabled: Whether it can not be used.
        ///   - perform: What it does, besides telling the view of the tip.
        @_disfavoredOverload
        public init<S: StringProtocol>(
            id: String? = nil, title: S, disabled: Bool = false, perform handler: (@Sendable () -> Void)? = nil
        ) {
            let title = String(title)
            self.init(id: id ?? title, isDisabled: disabled, handler: handler) { Text(verbatim: title) }
        }

        /// Creates a button with a title that is translated.
        public init(
            id: String? = nil, title: LocalizedStringResource, disabled: Bool = false,
            perform handler: (@Sendable () -> Void)? = nil
        ) {
            let title = String(localized: title)
            self.init(id: id ?? title, isDisabled: disabled, handler: handler) { Text(verbatim: title) }
        }

        /// Creates a button with words of any look.
        public init(
            id: String? = nil, perform handler: @escaping @Sendable () -> Void = {}, _ label: @escaping () -> Text
        ) {
            self.init(id: id ?? "", isDisabled: false, handler: handler, label: label)
        }

        private init(
            id: String, isDisabled: Bool, handler: (@Sendable () -> Void)?, label: @escaping () -> Text
        ) {
            (self.id, self.isDisabled, self.handler, self.label) = (id, isDisabled, handler, label)
        }
    }

    // MARK: Settings

    /// A setting of all tips.
    public struct ConfigurationOption: Sendable {
        let frequency: DisplayFrequency?
        let location: DatastoreLocation?

        /// How long it is from one tip to another.
        public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption {
            ConfigurationOption(frequency: frequency, location: nil)
        }
        /// Where it is kept what was shown.
        public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
            ConfigurationOption(frequency: nil, location: location)
        }

        /// How long it is from one tip to another.
        public struct DisplayFrequency: Sendable {
            let seconds: TimeInterval
            /// No time.
            public static let immediate = DisplayFrequency(seconds: 0)
            /// An hour.
            public static let hourly = DisplayFrequency(seconds: 3600)
            /// A day.
            public static let daily = DisplayFrequency(seconds: 86400)
            /// A week.
            public static let weekly = DisplayFrequency(seconds: 7 * 86400)
            /// A month, of thirty days.
            public static let monthly = DisplayFrequency(seconds: 30 * 86400)
        }

        /// Where it is kept what was shown.
        public struct DatastoreLocation: Sendable {
            let folder: URL?
            /// In the app's folder for what supports it.
            public static let applicationDefault = DatastoreLocation(folder: nil)
            /// In a folder.
            public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation(folder: url) }
            /// In the folder that apps of a group share.
            public static func groupContainer(identifier: String) throws -> DatastoreLocation {
                guard
                    let folder = FileManager.default.containerURL(
                        forSecurityApplicationGroupIdentifier: identifier)
                else { throw TipKitError.missingGroupContainerEntitlements }
                return DatastoreLocation(folder: folder)
            }
        }
    }

    /// Has tips be shown from now on. Without it none are.
    public static func configure(_ options: [ConfigurationOption] = []) throws {
        try TipStore.shared.configure(
            frequency: options.compactMap(\.frequency).last?.seconds ?? 0,
            folder: options.compactMap(\.location).last?.folder)
    }

    /// Forgets all that was shown. It has to be called before ``configure(_:)``.
    public static func resetDatastore() throws { try TipStore.shared.forget() }

    /// Shows all tips, whatever their rules say.
    public static func showAllTipsForTesting() { TipStore.shared.override { _ in true } }
    /// Shows some tips, whatever their rules say.
    public static func showTipsForTesting(_ tips: [any Tip.Type]) {
        let names = Set(tips.map { String(describing: $0) })
        TipStore.shared.override { names.contains($0) ? true : nil }
    }
    /// Shows no tips.
    public static func hideAllTipsForTesting() { TipStore.shared.override { _ in false } }
    /// Hides some tips.
    public static func hideTipsForTesting(_ tips: [any Tip.Type]) {
        let names = Set(tips.map { String(describing: $0) })
        TipStore.shared.override { names.contains($0) ? false : nil }
    }
}

/// What can be wrong with tips.
public struct TipKitError: Error, Equatable, Sendable {
    private let name: String
    /// Tips were set up before.
    public static let tipsDatastoreAlreadyConfigured = TipKitError(name: "tipsDatastoreAlreadyConfigured")
    /// The app is in no such group.
    public static let missingGroupContainerEntitlements = TipKitError(name: "missingGroupContainerEntitlements")
}
