/// What a picture can be taken of.
public protocol XCUIScreenshotProviding {
    /// Takes a picture of what is seen.
    func screenshot() -> XCUIScreenshot
}
