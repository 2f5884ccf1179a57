/// The words of maps, in the app's language.
struct MapTexts {
    let userLocation: String
    let map: String
    let noMap: String
    let compass: String
    let tracking: String
    let more: String

    private init(_ words: [String]) {
        (userLocation, map, noMap, compass, tracking, more) =
            (words[0], words[1], words[2], words[3], words[4], words[5])
    }

    static var current: MapTexts {
        let code = Bundle.main.preferredLocalizations.first?.prefix(2) ?? "en"
        return MapTexts(words[String(code)] ?? english)
    }

    private static let english = ["My Location", "Map", "Grid", "Compass", "Tracking", "%d more"]

    private static let words: [String: [String]] = [
        "ko": ["나의 위치", "지도", "격자", "나침반", "추적", "그 외 %d개"]
    ]
}
