/// What a fetch in the background has found. An app's methods tell it; nothing calls them here, where no server wakes an
/// app.
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// There is something new.
    case newData
    /// There is nothing new.
    case noData
    /// It was not possible to find out.
    case failed
}
