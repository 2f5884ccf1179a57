import Documents
import Foundation

/// The program and the environment that a visit to an app is started with, with places for what differs from visit to
/// visit.
struct VisitProgram {
    let arguments: [String]
    let environment: [String: String]

    /// - Parameters:
    ///   - languages: The folder of the bundles for languages.
    ///   - scratch: A folder for what is in each box. It has to stay for as long as visits are started.
    init(
        product: AppBuilder.Product, installation: Installation, languages: URL, hasNetwork: Bool,
        region: RegionRequest,
        scratch: URL
    ) throws(BuildError) {
        let words = try Box.words(
            visiting: product, installation: installation, languages: languages,
            container: ServedApp.Placeholder.container.text, runtime: ServedApp.Placeholder.runtime.text,
            network: hasNetwork ? .on : .off, scratch: scratch)
        arguments = (words ?? []) + [ServedApp.Placeholder.executable.text]
        environment = Self.environment(of: installation, region, in: Self.passed(hasNetwork))
    }

    /// The part of the operator's environment that an app sees.
    private static func passed(_ hasNetwork: Bool) -> [String: String] {
        var names: Set = ["LD_LIBRARY_PATH", "TZ", "FONTCONFIG_FILE", "FONTCONFIG_PATH"]
        if hasNetwork { names.formUnion(["SSL_CERT_FILE", "SSL_CERT_DIR", "http_proxy", "https_proxy", "no_proxy"]) }
        // The address of a proxy may have a password in it.
        return ProcessInfo.processInfo.environment.filter { names.contains($0.key) && !$0.value.contains("@") }
    }

    /// Adds what an app is told at its start.
    private static func environment(
        of installation: Installation, _ region: RegionRequest, in environment: [String: String]
    ) -> [String: String] {
        var environment = environment
        let container = ServedApp.Placeholder.container.text
        environment["PATH"] = "/usr/local/bin:/usr/bin:/bin"
        environment["HOME"] = container
        environment["TMPDIR"] = container + "/tmp"
        environment["CFFIXED_USER_HOME"] = container
        environment["XDG_CONFIG_HOME"] = container + "/Library/Preferences"
        environment["LANG"] = ServedApp.Placeholder.locale.text + ".UTF-8"
        environment["LANGUAGE"] = ServedApp.Placeholder.languages.text
        if let timeZone = region.timeZone { environment["TZ"] = timeZone }
        // A report would tell a visitor nothing, and takes time and memory.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        var launch = LaunchEnvironment()
        var browser = BrowserSettings(library: installation.libraryFile("WebStage").path)
        browser.socketPath = ServedApp.Placeholder.socket.text
        launch.browser = browser
        launch.configurationHome = ""
        launch.locale = region.locale
        launch.write(to: &environment)
        return environment
    }
}
