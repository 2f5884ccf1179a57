package import Documents

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
    private let titles: [PermissionKind: String]

    private init(_ words: [String], _ titles: [PermissionKind: String]) {
        self.titles = titles
        (allow, deny, allowOnce, allowInUse) = (words[0], words[1], words[2], words[3])
        (keepInUse, changeToAlways) = (words[4], words[5])
        (location, alwaysLocation, notifications, notificationsMessage) = (words[6], words[7], words[8], words[9])
    }

    package func location(_ app: String) -> String { location.replacingOccurrences(of: "%@", with: app) }
    package func alwaysLocation(_ app: String) -> String { alwaysLocation.replacingOccurrences(of: "%@", with: app) }
    package func notifications(_ app: String) -> String { notifications.replacingOccurrences(of: "%@", with: app) }

    /// What the alert about something of the person's is called.
    package func title(_ kind: PermissionKind, _ app: String) -> String {
        (titles[kind] ?? "%@").replacingOccurrences(of: "%@", with: app)
    }

    package static var current: PermissionTexts { of(Bundle.main.preferredLocalizations.first ?? "en") }

    static func of(_ language: String) -> PermissionTexts {
        let code = String(language.prefix(2))
        return PermissionTexts(words[code] ?? english, titles[code] ?? englishTitles)
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

    private static let englishTitles: [PermissionKind: String] = [
        .calendar: "“%@” Would Like to Access Your Calendar", .camera: "“%@” Would Like to Access the Camera",
        .contacts: "“%@” Would Like to Access Your Contacts",
        .health: "“%@” Would Like to Access and Update Your Health Data",
        .medialibrary: "“%@” Would Like to Access Apple Music And Your Media Library",
        .microphone: "“%@” Would Like to Access the Microphone",
        .motion: "“%@” Would Like to Access Your Motion & Fitness Activity",
        .photos: "“%@” Would Like to Access Your Photo Library",
        .reminders: "“%@” Would Like to Access Your Reminders",
        .speech: "“%@” Would Like to Access Speech Recognition",
        .usertracking: "Allow “%@” to track your activity across other companies’ apps and websites?",
    ]

    private static let titles: [String: [PermissionKind: String]] = [
        "ko": [
            .calendar: "‘%@’에서 사용자의 캘린더에 접근하려고 합니다.", .camera: "‘%@’에서 카메라에 접근하려고 합니다.",
            .contacts: "‘%@’에서 사용자의 연락처에 접근하려고 합니다.",
            .health: "‘%@’에서 사용자의 건강 데이터에 접근하고 업데이트하려고 합니다.",
            .medialibrary: "‘%@’에서 Apple Music 및 사용자의 미디어 보관함에 접근하려고 합니다.",
            .microphone: "‘%@’에서 마이크에 접근하려고 합니다.", .motion: "‘%@’에서 사용자의 동작 및 피트니스 활동에 접근하려고 합니다.",
            .photos: "‘%@’에서 사용자의 사진 보관함에 접근하려고 합니다.",
            .reminders: "‘%@’에서 사용자의 미리 알림에 접근하려고 합니다.", .speech: "‘%@’에서 음성 인식에 접근하려고 합니다.",
            .usertracking: "‘%@’ 앱이 다른 회사의 앱 및 웹 사이트에 걸친 사용자의 활동을 추적하도록 허용하겠습니까?",
        ]
    ]
}
