import Documents
import Foundation

/// The meaning of a request's path.
enum ServeRoute: Equatable {
    /// The list of apps.
    case list
    case style
    case icon(app: String)
    /// A form was sent that ends a visit, or starts it again.
    case end
    /// The app's name without the slash that relative addresses need.
    case withoutSlash
    /// Something of a visit. `path` is what the app is asked for: it begins with a slash.
    case visit(VisitAddress, path: String)

    /// The part of addresses for what belongs to no app. No app's name begins so.
    private static let own = "-"

    /// Nil for paths that lead nowhere. `path` is as it came over the wire.
    init?(path: String) {
        guard path.hasPrefix("/"), path.utf8.count <= 4096 else { return nil }
        var parts = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        var names: [String] = []
        for part in parts {
            // Neither a step up nor a separator in disguise.
            guard let name = String(part).removingPercentEncoding, name != ".", name != "..",
                !name.utf8.contains(where: { $0 == 47 || $0 == 92 || $0 < 32 || $0 == 127 })
            else { return nil }
            names.append(name)
        }
        switch names {
        case [""]: self = .list
        case [Self.own, "style.css"]: self = .style
        case [Self.own, "end"]: self = .end
        case _ where names.count == 3 && names[0] == Self.own && names[1] == "icon" && ServedApp.isSafeName(names[2]):
            self = .icon(app: names[2])
        default:
            guard ServedApp.isSafeName(names[0]) else { return nil }
            var address = VisitAddress(app: names[0])
            parts.removeFirst()
            names.removeFirst()
            if let first = names.first, first.hasPrefix("@") {
                let name = String(first.dropFirst())
                guard ServedApp.isSafeName(name) else { return nil }
                address.name = name.precomposedStringWithCanonicalMapping
                parts.removeFirst()
                names.removeFirst()
            }
            guard !names.isEmpty else {
                self = .withoutSlash
                return
            }
            self = .visit(address, path: "/" + parts.joined(separator: "/"))
        }
    }
}
