import Foundation

/// Where a link in a text ends, and what it leads to.
enum LinkEnds {
    private static let brackets: [Character: Character] = [")": "(", "]": "[", "}": "{"]

    /// Takes off what belongs to the sentence: punctuation, and brackets that do not begin in the link.
    static func trim(_ link: inout String) {
        while let last = link.last {
            if let open = brackets[last] {
                guard link.filter({ $0 == last }).count > link.filter({ $0 == open }).count else { return }
            } else if !".,;:!?'\"’”»…·".contains(last) {
                return
            }
            link.removeLast()
        }
    }

    /// The address that a link leads to; nil if what is written is none.
    static func url(of link: String) -> URL? {
        if let colon = link.range(of: "://") {
            return colon.upperBound < link.endIndex ? URL(string: link) : nil
        }
        if link.lowercased().hasPrefix("mailto:") { return link.contains("@") ? URL(string: link) : nil }
        let server = link.prefix { !"/?#:".contains($0) }
        guard let last = server.split(separator: ".").last, domains.contains(last.lowercased()) else { return nil }
        if server.contains("@") { return URL(string: "mailto:" + link) }
        return URL(string: "http://" + link)
    }

    /// Domains at the top of the Internet's names: those of countries, and those of general use.
    private static let domains: Set<String> = {
        let general = """
            com org net edu gov mil int info biz name pro aero coop museum jobs mobi travel tel cat asia post xxx app dev page \
            io ai xyz online site website space shop store tech blog cloud link live news club wiki design agency academy \
            email world today life media studio digital network systems solutions software services company team social \
            chat video photo photos gallery art music games game fun guru expert tips guide help support center city \
            global international land house homes realty rent cafe restaurant pizza bar beer wine coffee kitchen fashion \
            style beauty health care clinic dental fitness yoga run bike auto cars taxi tours flights hotel vacations \
            holiday bank finance financial money cash credit loan insurance fund ventures capital market markets trade \
            exchange legal law attorney school university college education institute science engineering energy solar \
            green earth garden farm farmers family kids baby dog pet church community foundation charity gift gifts \
            events party dance theater movie film actor book books press ink zone one top vip win icu
            """
        let countries = Locale.Region.isoRegions.map { $0.identifier.lowercased() }.filter { $0.count == 2 }
        return Set(general.split(separator: " ").map(String.init) + countries + ["uk", "eu", "su"])
    }()
}
