import AppBuilder

extension CommandOption {
    static let locale = CommandOption.value(
        "--locale", "LOCALE", of: .suggestion(["de_DE", "en_US", "ja_JP", "ko_KR"]),
        "the user's language and country, such as ko_KR, in place of the session's")

    static let timeZone = CommandOption.value(
        "--time-zone", "ZONE",
        of: .suggestion(["America/New_York", "Asia/Seoul", "Asia/Tokyo", "Europe/Berlin", "UTC"]),
        "the user's time zone, such as Asia/Seoul, in place of the session's")
}

extension Arguments {
    /// The values of `--locale` and `--time-zone`.
    func regionRequest() throws(BuildError) -> RegionRequest {
        try RegionRequest(locale: value(.locale), timeZone: value(.timeZone))
    }
}
