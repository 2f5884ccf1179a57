import AppBuilder
import Documents
import Foundation

extension CommandOption {
    static let target = CommandOption.value(
        "--target", "NAME", "the target of the project, if there are several to choose from")

    static let dependency = CommandOption.value(
        "--dependency", "NAME=PATH", of: .assignedFolder,
        "build the library NAME from PATH, a Swift package or a folder of Swift files; one that another needs comes "
            + "before it",
        isRepeatable: true)

    static let network = CommandOption.value(
        "--network", "ACCESS", of: .choice(NetworkAccess.allCases.map(\.rawValue)),
        "the app's network: this machine's own, none, or none but that the hosts of --stub answer")

    static let leaks = CommandOption.optionalFile(
        "--leaks", "FILE.json", ["json"],
        "tell which controllers and view models stay when their screen has gone, and what keeps them; as JSON in FILE "
            + "too")

    static let noSandbox = CommandOption.flag(
        "--no-sandbox",
        "run the app, its tests and its packages outside the box: they may read and change whatever you may")

    static let stub = CommandOption.value(
        "--stub", "HOST=DIR", of: .assignedFolder,
        """
        answer requests to HOST from the files in DIR: /a/b is a/b, a/b.json or a/b/index.json there, and else not
        found (404.json, if there is one); a/b?KEY=VALUE.json for requests with that in their query, a/POST b.json for
        those of a method, a/*.json for what has no file of its own. HOST=http://ADDRESS asks another server
        """,
        isRepeatable: true)
}

extension Arguments {
    /// What `--leaks` asks for; nil if it was not given. Its file is there afterwards.
    func leakRequest() throws(BuildError) -> LeakRequest? {
        guard has(.leaks) else { return nil }
        let request = LeakRequest(report: value(.leaks).map { URL(fileURLWithPath: $0).standardizedFileURL })
        try request.prepare()
        return request
    }
}
