/// The system's words on alerts about permissions, in the app's language.
package struct PermissionTexts {
    package let allow: String
    package let deny: String
    package let allowOnce: String
    package let allowInUse: String
    package let keepInUse: String
    package let changeToAlways: String
    private let location: String
    private let alwaysLocation: String
    private let notifications: String
    package let notificationsMessage: String

    private init(_ words: [String]) {
        (allow, deny, allowOnce, allowInUse) = (words[0], words[1], words[2], words[3])
        (keepInUse, changeToAlways) = (words[4], words[5])
        (location, alwaysLocation, notifications, notificationsMessage) = (words[6], words[7], words[8], words[9])
    }

    package func location(_ app: String) -> String { location.replacingOccurrences(of: "%@", with: app) }
    package func alwaysLocation(_ app: String) -> String { alwaysLocation.replacingOccurrences(of: "%@", with: app) }
    package func notifications(_ app: String) -> String { notifications.replacingOccurrences(of: "%@", with: app) }

    package static var current: PermissionTexts { of(Bundle.main.preferredLocalizations.first ?? "en") }

    static func of(_ language: String) -> PermissionTexts {
        PermissionTexts(words[String(language.prefix(2))] ?? english)
    }

    private static let english = [
        "Allow", "Don’t Allow", "Allow Once", "Allow While Using App", "Keep Only While Using",
        "Change to Always Allow", "Allow “%@” to use your location?",
        "Allow “%@” to also use your location even when you are not using the app?",
        "“%@” Would Like to Send You Notifications",
        "Notifications may include alerts, sounds, and icon badges. These can be configured in Settings.",
    ]

    private static let words: [String: [String]] = [
        "ko": [
            "허용", "허용 안 함", "한 번 허용", "앱을 사용하는 동안 허용", "앱을 사용하는 동안만 유지", "항상 허용으로 변경",
            "‘%@’ 앱이 사용자의 위치를 사용하도록 허용하겠습니까?",
            "앱을 사용하지 않을 때에도 ‘%@’ 앱이 사용자의 위치를 사용하도록 허용하겠습니까?",
            "‘%@’에서 알림을 보내고자 합니다.", "경고, 사운드 및 아이콘 배지가 알림에 포함될 수 있습니다. 설정에서 이를 구성할 수 있습니다.",
        ]
    ]
}
