/// The words of the pages, in the languages that they are written in.
struct PageText {
    var language: String
    var apps: String
    var running: String
    var open: String
    var end: String
    var again: String
    var back: String
    var noApps: String
    var kept: String
    var keptHelp: String
    var keptName: String
    var full: (title: String, body: String)
    var notFound: (title: String, body: String)
    var badName: (title: String, body: String)
    var tooManyKept: (title: String, body: String)
    var failed: (title: String, body: String)
    var closed: (title: String, body: String)
    var crashed: (title: String, body: String)
    var memory: (title: String, body: String)
    var processes: (title: String, body: String)
    var processorTime: (title: String, body: String)
    var refused: (title: String, body: String)
    var unanswered: (title: String, body: String)

    static let english = PageText(
        language: "en", apps: "Apps", running: "running", open: "Open", end: "End", again: "Start again",
        back: "All apps", noApps: "There are no apps here.", kept: "Keep a visit",
        keptHelp: "What you do in a visit is deleted when it ends. One with a name is kept for this browser.",
        keptName: "Name",
        full: ("Everything is taken", "As many people as there is room for are here now. Try again in a minute."),
        notFound: ("There is nothing here", "There is no app and no page of this name."),
        badName: ("This name cannot be used", "Use letters and digits, and - _ . after the first."),
        tooManyKept: ("No more visits can be kept", "Start one without a name, or take a name that you had before."),
        failed: ("The app did not start", "The log of the server says more."),
        closed: ("The app has ended", "It has closed itself."),
        crashed: ("The app has crashed", "What you did since its start may be lost."),
        memory: ("The app was ended", "It took more memory than a visit may have."),
        processes: ("The app was ended", "It started more processes than a visit may have."),
        processorTime: ("The app was ended", "It used more processor time than a visit may have."),
        refused: ("This is not allowed", "The request did not come from a page of this server."),
        unanswered: ("The app does not answer", "It may be busy, or it has just ended."))

    static let korean = PageText(
        language: "ko", apps: "앱", running: "실행 중", open: "열기", end: "끝내기", again: "다시 시작",
        back: "모든 앱", noApps: "여기에는 앱이 없습니다.", kept: "이름을 붙여 두기",
        keptHelp: "앱에서 한 일은 방문이 끝나면 지워집니다. 이름을 붙이면 이 브라우저를 위해 남겨 둡니다.",
        keptName: "이름",
        full: ("자리가 없습니다", "지금은 들어올 수 있는 사람이 모두 찼습니다. 1분 뒤에 다시 시도하세요."),
        notFound: ("아무것도 없습니다", "이 이름의 앱이나 페이지가 없습니다."),
        badName: ("쓸 수 없는 이름입니다", "글자와 숫자를 쓰세요. 두 번째 글자부터는 - _ . 도 쓸 수 있습니다."),
        tooManyKept: ("더 남겨 둘 수 없습니다", "이름 없이 시작하거나, 전에 쓰던 이름을 쓰세요."),
        failed: ("앱을 시작하지 못했습니다", "서버의 기록에 까닭이 적혀 있습니다."),
        closed: ("앱이 끝났습니다", "앱이 스스로 끝냈습니다."),
        crashed: ("앱이 갑자기 멈추었습니다", "시작한 뒤에 한 일이 사라졌을 수 있습니다."),
        memory: ("앱을 끝냈습니다", "한 방문에 허락된 것보다 메모리를 많이 썼습니다."),
        processes: ("앱을 끝냈습니다", "한 방문에 허락된 것보다 프로세스를 많이 만들었습니다."),
        processorTime: ("앱을 끝냈습니다", "한 방문에 허락된 것보다 프로세서를 오래 썼습니다."),
        refused: ("허락되지 않습니다", "이 서버의 페이지에서 온 요청이 아닙니다."),
        unanswered: ("앱이 대답하지 않습니다", "바쁘거나 방금 끝났을 수 있습니다."))

    /// The words for a visitor; English if there are none in the visitor's languages.
    static func best(for languages: LanguagePreferences) -> PageText {
        languages.best(of: ["en", "ko"]) == "ko" ? korean : english
    }

    /// The title and the text of the page for a visit that is over.
    func message(for reason: Visit.Reason) -> (title: String, body: String) {
        switch reason {
        case .closed, .ended, .idle, .shutdown: closed
        case .crashed: crashed
        case .memory: memory
        case .processes: processes
        case .processorTime: processorTime
        case .failed: failed
        }
    }
}
