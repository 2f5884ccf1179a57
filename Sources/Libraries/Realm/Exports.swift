@_exported import RealmSwift

/// The name that Objective-C has for a realm.
public typealias RLMRealm = Realm
/// The name that Objective-C has for what all objects inherit from.
public typealias RLMObjectBase = ObjectBase
/// The name that Objective-C has for an object's class.
public typealias RLMObject = Object
/// The name that Objective-C has for a token.
public typealias RLMNotificationToken = NotificationToken
