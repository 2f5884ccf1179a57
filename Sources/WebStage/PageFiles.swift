internal import Foundation
internal import WebDoor

extension WebSurface {
    /// Answers with the files of the page. Nothing else is there to be had.
    func answer(_ request: WebRequest) -> WebAnswer {
        guard request.method != "POST" else { return .text(404, "There is nothing here.") }
        if let file = downloads.answer(request) { return file }
        guard let bytes = Self.files[request.path] else { return .text(404, "There is nothing here.") }
        return WebAnswer(pageFile: request.path, body: Data(bytes))
    }

    private static let files: [String: [UInt8]] = [
        "": PackageResources.page_html,
        "accessibility.js": PackageResources.accessibility_js,
        "elements.js": PackageResources.elements_js,
        "fields.js": PackageResources.fields_js,
        "files.js": PackageResources.files_js,
        "keys.js": PackageResources.keys_js,
        "link.js": PackageResources.link_js,
        "notices.js": PackageResources.notices_js,
        "page.css": PackageResources.page_css,
        "page.js": PackageResources.page_js,
        "picture.js": PackageResources.picture_js,
        "pointer.js": PackageResources.pointer_js,
        "sharing.js": PackageResources.sharing_js,
        "typing.js": PackageResources.typing_js,
        "view.js": PackageResources.view_js,
        "words.js": PackageResources.words_js,
    ]
}
