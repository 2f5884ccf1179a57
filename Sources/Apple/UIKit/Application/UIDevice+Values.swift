internal import ObjectiveC
internal import SeamPrimitives

/// Apps turn a phone by setting its orientation by name, which iOS has refused since its version 16, saying so.
extension UIDevice: KeyValueContainer {
    nonisolated package func holds(key: String) -> Bool { key == "orientation" }

    nonisolated package func heldValue(forKey key: String) -> Any? {
        MainActor.assumeIsolated { orientation.rawValue }
    }

    nonisolated package func hold(_ value: Any?, forKey key: String) {
        LoggedOnce.say(
            "UIDevice.orientation cannot be set: ask with UIWindowScene.requestGeometryUpdate(_:errorHandler:)")
    }
}
