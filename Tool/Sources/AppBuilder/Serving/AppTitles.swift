import Documents
import Foundation

/// Reads the names that people know an app by.
enum AppTitles {
    /// By language; the one for the empty string stands for all others.
    static func read(_ bundle: URL, name: String) -> [String: String] {
        let data = FileManager.default.contents(atPath: bundle.appending(path: "Info.plist").path)
        let info = data.flatMap { try? PropertyListReader.read($0) }?.dictionary ?? [:]
        var titles = ["": title(info.compactMapValues(\.string)) ?? name]
        for language in languages(of: bundle) {
            let file = bundle.appending(path: language + ".lproj/InfoPlist.strings")
            guard let data = FileManager.default.contents(atPath: file.path) else { continue }
            titles[language] = title(StringsFile.read(data))
        }
        return titles
    }

    private static func title(_ values: [String: String]) -> String? {
        [values["CFBundleDisplayName"], values["CFBundleName"]].compactMap(\.self).first { !$0.isEmpty }
    }

    /// The languages that a bundle has a folder for.
    static func languages(of bundle: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: bundle.path)) ?? []).sorted()
            .filter { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }.map { String($0.dropLast(6)) }
    }
}
