/// The words of the commands for editing, in the app's language.
enum EditMenuTexts {
    static func title(of edit: StandardEdit) -> String? {
        let words = Bundle.main.preferredLocalizations.first?.prefix(2) == "ko" ? korean : english
        return words[edit]
    }

    private static let english: [StandardEdit: String] = [
        .cut: "Cut", .copy: "Copy", .select: "Select", .selectAll: "Select All", .paste: "Paste", .delete: "Delete",
    ]
    private static let korean: [StandardEdit: String] = [
        .cut: "오려두기", .copy: "복사하기", .select: "선택", .selectAll: "전체 선택", .paste: "붙여넣기", .delete: "삭제",
    ]
}
