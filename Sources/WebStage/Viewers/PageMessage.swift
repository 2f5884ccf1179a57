internal import Foundation

/// A message of a page. One type for all kinds: a kind takes the fields that it needs, and is ignored without them.
struct PageMessage: Decodable {
    var type: String
    var phase: String?
    var device: String?
    var id: Int?
    var x: Double?
    var y: Double?
    var dx: Double?
    var dy: Double?
    var button: Int?
    var modifiers: Int?
    /// The page's clock, in milliseconds.
    var time: Double?
    var key: String?
    var text: String?
    var start: Int?
    var count: Int?
    /// The number of the text that a change is of.
    var number: Int?
    /// Counts what the page did to the text, or asked for.
    var serial: Int?
    var isOn: Bool?
    var action: String?
    var value: String?
    var direction: String?
    var index: Int?
    var view: PageView?
    /// Files that the page could send.
    var files: [Uploads.Announcement]?
    /// The kind of thing that is dragged: `text`, `address` or `file`, and for a file its kind of content.
    var kinds: [[String]]?

    static func read(_ text: String) -> PageMessage? {
        try? JSONDecoder().decode(PageMessage.self, from: Data(text.utf8))
    }
}

/// A page's size, and the person's settings in the browser.
struct PageView: Decodable, Equatable {
    /// Tells the page from others, and stays the same when it is loaded anew.
    var page: String?
    /// In points, which are the page's pixels.
    var width: Double
    var height: Double
    /// Pixels of the screen to one of the page's.
    var scale: Double
    /// Top, left, bottom, right.
    var safeArea: [Double] = []
    var isDark = false
    /// The size of text in relation to the usual one.
    var textScale = 1.0
    var reducesMotion = false
    /// How much of the page an on-screen keyboard covers, in points.
    var keyboard = 0.0
    /// The name of the device to show; nil: as large as the page.
    var device: String?
    var isOnItsSide = false

    private enum CodingKeys: CodingKey {
        case page, width, height, scale, safeArea, isDark, textScale, reducesMotion, keyboard, device, isOnItsSide
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        func number(_ key: CodingKeys, _ range: ClosedRange<Double>) throws -> Double {
            let value = try values.decode(Double.self, forKey: key)
            return min(max(value, range.lowerBound), range.upperBound)
        }
        // The largest screens; a picture of 8,192 by 8,192 pixels takes a quarter of a gigabyte.
        page = try values.decodeIfPresent(String.self, forKey: .page).map { String($0.prefix(64)) }
        width = try number(.width, 50...4_096).rounded()
        height = try number(.height, 50...4_096).rounded()
        scale = try number(.scale, 0.5...4)
        safeArea = try values.decodeIfPresent([Double].self, forKey: .safeArea) ?? []
        isDark = try values.decodeIfPresent(Bool.self, forKey: .isDark) ?? false
        textScale = try values.decodeIfPresent(Double.self, forKey: .textScale) ?? 1
        reducesMotion = try values.decodeIfPresent(Bool.self, forKey: .reducesMotion) ?? false
        keyboard = min(max(try values.decodeIfPresent(Double.self, forKey: .keyboard) ?? 0, 0), height)
        device = try values.decodeIfPresent(String.self, forKey: .device)
        isOnItsSide = try values.decodeIfPresent(Bool.self, forKey: .isOnItsSide) ?? false
    }
}
