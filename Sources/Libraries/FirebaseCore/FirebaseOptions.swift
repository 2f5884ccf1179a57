public import Foundation

/// What an app is known by at Firebase's servers. Kept.
public final class FirebaseOptions: NSObject, NSCopying, @unchecked Sendable {
    /// The key of the API.
    public var apiKey: String?
    /// The app's identifier.
    public var googleAppID: String
    /// The project's number.
    public var gcmSenderID: String
    /// The project's name.
    public var projectID: String?
    /// The client of OAuth.
    public var clientID: String?
    /// The address of the realtime database.
    public var databaseURL: String?
    /// The place of files.
    public var storageBucket: String?
    /// The bundle's identifier.
    public var bundleID: String

    /// Options of an app.
    public init(googleAppID: String, gcmSenderID GCMSenderID: String) {
        self.googleAppID = googleAppID
        gcmSenderID = GCMSenderID
        bundleID = Bundle.main.bundleIdentifier ?? ""
        super.init()
    }

    /// Empty options.
    public convenience override init() { self.init(googleAppID: "", gcmSenderID: "") }

    /// The options of a property list as Firebase's console makes it; nil if it cannot be read.
    public convenience init?(contentsOfFile plistPath: String) {
        guard let data = FileManager.default.contents(atPath: plistPath),
            let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
            let values = list as? [String: Any]
        else { return nil }
        self.init(
            googleAppID: values["GOOGLE_APP_ID"] as? String ?? "",
            gcmSenderID: values["GCM_SENDER_ID"] as? String ?? "")
        apiKey = values["API_KEY"] as? String
        projectID = values["PROJECT_ID"] as? String
        clientID = values["CLIENT_ID"] as? String
        databaseURL = values["DATABASE_URL"] as? String
        storageBucket = values["STORAGE_BUCKET"] as? String
        bundleID = values["BUNDLE_ID"] as? String ?? bundleID
    }

    /// The options in the app's `GoogleService-Info.plist`.
    public class func defaultOptions() -> FirebaseOptions? {
        Bundle.main.path(forResource: "GoogleService-Info", ofType: "plist").flatMap {
            FirebaseOptions(contentsOfFile: $0)
        }
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = FirebaseOptions(googleAppID: googleAppID, gcmSenderID: gcmSenderID)
        (copy.apiKey, copy.projectID, copy.clientID) = (apiKey, projectID, clientID)
        (copy.databaseURL, copy.storageBucket, copy.bundleID) = (databaseURL, storageBucket, bundleID)
        return copy
    }
}
