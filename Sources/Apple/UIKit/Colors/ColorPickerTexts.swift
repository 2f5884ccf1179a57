/// The words of colour wells and colour pickers in a person's language.
struct ColorPickerTexts {
    let title: String
    let grid: String
    let spectrum: String
    let sliders: String
    let opacity: String
    let red: String
    let green: String
    let blue: String
    let hex: String
    let close: String
    let well: String

    private init(_ words: [String]) {
        (title, grid, spectrum, sliders, opacity) = (words[0], words[1], words[2], words[3], words[4])
        (red, green, blue, hex, close, well) = (words[5], words[6], words[7], words[8], words[9], words[10])
    }

    static var current: ColorPickerTexts {
        let code = Bundle.main.preferredLocalizations.first?.prefix(2) ?? "en"
        return ColorPickerTexts(words[String(code)] ?? english)
    }

    private static let english = [
        "Colors", "Grid", "Spectrum", "Sliders", "Opacity", "Red", "Green", "Blue", "Hex Color #", "Close",
        "Color Well",
    ]

    private static let words: [String: [String]] = [
        "ko": ["색상", "격자", "스펙트럼", "슬라이더", "불투명도", "빨간색", "초록색", "파란색", "16진수 색상 #", "닫기", "색상"],
        "ja": ["カラー", "グリッド", "スペクトラム", "スライダ", "不透明度", "レッド", "グリーン", "ブルー", "16進カラー #", "閉じる", "カラー"],
        "de": [
            "Farben", "Raster", "Spektrum", "Regler", "Deckkraft", "Rot", "Grün", "Blau", "Hex-Farbe #", "Schließen",
            "Farbe",
        ],
        "fr": [
            "Couleurs", "Grille", "Spectre", "Curseurs", "Opacité", "Rouge", "Vert", "Bleu", "Couleur hex. #", "Fermer",
            "Couleur",
        ],
        "es": [
            "Colores", "Cuadrícula", "Espectro", "Reguladores", "Opacidad", "Rojo", "Verde", "Azul", "Color hex. #",
            "Cerrar", "Color",
        ],
    ]
}
