extension UIWindow {
    /// Shakes the device: what has the keyboard's focus in the window is told, or else the controller on top, and the
    /// responders after it.
    package func shakeDevice() {
        let event = UIEvent()
        event.type = .motion
        event.subtype = .motionShake
        let first = firstResponder ?? topResponder
        first.motionBegan(.motionShake, with: event)
        first.motionEnded(.motionShake, with: event)
    }
}
