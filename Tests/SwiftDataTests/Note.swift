import SwiftData

/// A model, as `@Model` is translated.
final class Note: PersistentModel {
    enum Mood: String, Codable { case calm, busy }

    struct Place: Codable, Equatable {
        var name: String
        var floor: Int
    }

    var _modelState = _ModelState()
    @_ModelProperty var number: Int
    @_ModelProperty var text: String
    @_ModelProperty var mood: Mood
    @_ModelProperty var place: Place? = nil
    @_ModelProperty var written: Date? = nil
    @_ModelProperty var folder: Folder? = nil
    var visits = 0

    init(_ number: Int, _ text: String, mood: Mood = .calm) {
        self.number = number
        self.text = text
        self.mood = mood
    }

    required init(_restoring state: _ModelState) {
        _number = .restored
        _text = .restored
        _mood = .restored
        _place = .restored
        _written = .restored
        _folder = .restored
        _modelState = state
    }

    static var schemaMetadata: [Schema.PropertyMetadata] {
        [
            Schema.PropertyMetadata(name: "number", keypath: \Note.number, metadata: Schema.Attribute(.unique)),
            Schema.PropertyMetadata(name: "text", keypath: \Note.text),
            Schema.PropertyMetadata(name: "mood", keypath: \Note.mood),
            Schema.PropertyMetadata(name: "place", keypath: \Note.place),
            Schema.PropertyMetadata(name: "written", keypath: \Note.written),
            Schema.PropertyMetadata(name: "folder", keypath: \Note.folder),
        ]
    }
}

/// A model with others in it, as `@Model` is translated.
final class Folder: PersistentModel {
    var _modelState = _ModelState()
    @_ModelProperty var title: String
    @_ModelProperty var notes: [Note] = []

    init(_ title: String) { self.title = title }

    required init(_restoring state: _ModelState) {
        _title = .restored
        _notes = .restored
        _modelState = state
    }

    static var schemaMetadata: [Schema.PropertyMetadata] {
        [
            Schema.PropertyMetadata(name: "title", keypath: \Folder.title),
            Schema.PropertyMetadata(
                name: "notes", keypath: \Folder.notes,
                metadata: Schema.Relationship(deleteRule: .cascade, inverse: \Note.folder)),
        ]
    }
}

/// A model of which no two objects have the same row and number, as `#Unique` is translated.
final class Seat: PersistentModel {
    var _modelState = _ModelState()
    @_ModelProperty var row: String
    @_ModelProperty var number: Int
    @_ModelProperty var guest: String

    static var _uniqueKeys: [[AnyKeyPath]] { SwiftData._keys(of: Seat.self, [[\.row, \.number]]) }

    init(_ row: String, _ number: Int, _ guest: String) {
        self.row = row
        self.number = number
        self.guest = guest
    }

    required init(_restoring state: _ModelState) {
        _row = .restored
        _number = .restored
        _guest = .restored
        _modelState = state
    }

    static var schemaMetadata: [Schema.PropertyMetadata] {
        [
            Schema.PropertyMetadata(name: "row", keypath: \Seat.row),
            Schema.PropertyMetadata(name: "number", keypath: \Seat.number),
            Schema.PropertyMetadata(name: "guest", keypath: \Seat.guest),
        ]
    }
}
