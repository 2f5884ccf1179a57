extension UIScreen {
    /// A picture of what the app's windows show, without the status bar of a device.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        let picture = UIView(frame: bounds)
        picture.isUserInteractionEnabled = false
        let windows = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
        for window in windows.filter({ !$0.isHidden }).sorted(by: { $0.windowLevel.rawValue < $1.windowLevel.rawValue })
        {
            guard let part = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
            part.frame = window.frame
            picture.addSubview(part)
        }
        return picture
    }
}
