/// The words of pickers of photos in a person's language.
@MainActor
struct PhotoGridTexts {
    let title: String
    let cancel: String
    let add: String
    let photo: String
    let film: String

    private init(_ words: [String]) {
        (title, cancel, add, photo, film) = (words[0], words[1], words[2], words[3], words[4])
    }

    static var current: PhotoGridTexts {
        let code = Bundle.main.preferredLocalizations.first?.prefix(2) ?? "en"
        return PhotoGridTexts(words[String(code)] ?? english)
    }

    /// What assistive technology says of a picture or film: what it is, and when it was taken.
    func label(of item: PhotoShelf.Item) -> String {
        "\(item.isFilm ? film : photo), \(Self.formatter.string(from: item.date))"
    }

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        formatter.timeStyle = .short
        return formatter
    }()

    private static let english = ["Photos", "Cancel", "Add", "Photo", "Video"]

    private static let words: [String: [String]] = [
        "ko": ["사진", "취소", "추가", "사진", "비디오"],
        "ja": ["写真", "キャンセル", "追加", "写真", "ビデオ"],
        "zh": ["照片", "取消", "添加", "照片", "视频"],
        "de": ["Fotos", "Abbrechen", "Hinzufügen", "Foto", "Video"],
        "fr": ["Photos", "Annuler", "Ajouter", "Photo", "Vidéo"],
        "es": ["Fotos", "Cancelar", "Añadir", "Foto", "Vídeo"],
    ]
}
