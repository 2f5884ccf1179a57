/// Names of frameworks' and libraries' types for what is outside of an app: the network, files, databases.
enum Storage {
    static let names: Set<String> = [
        "URLSession", "URLSessionConfiguration", "NSPersistentContainer", "NSPersistentCloudKitContainer",
        "NSManagedObjectContext", "NSFetchRequest", "UserDefaults", "FileManager", "Realm", "AF", "Alamofire",
        "MoyaProvider",
        "Session", "KeychainAccess", "Keychain", "SecItemAdd", "CKContainer", "Firestore", "ModelContainer", "SQLite",
        "FMDatabase", "Connection",
    ]

    /// Those of which a view's use is a use of a store or of the network, and nothing else.
    static let certain: Set<String> = names.subtracting([
        "Session", "Connection", "FileManager", "Keychain", "SQLite", "Realm",
    ])
}
