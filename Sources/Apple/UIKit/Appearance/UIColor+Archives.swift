internal import CoreGraphics

extension UIColor {
    /// Colours in archives, under the keys of iOS.
    enum Archived {
        static let systemName = "UISystemColorName"
        private static let (red, green, blue, alpha) = ("UIRed", "UIGreen", "UIBlue", "UIAlpha")
        private static let white = "UIWhite"

        /// The colour of an archive; nil if it has none.
        static func color(_ coder: NSCoder) -> CGColor? {
            guard coder.allowsKeyedCoding else { return nil }
            let alpha = coder.containsValue(forKey: alpha) ? CGFloat(coder.decodeDouble(forKey: alpha)) : 1
            if coder.containsValue(forKey: red) {
                return CGColor(
                    red: coder.decodeDouble(forKey: red), green: coder.decodeDouble(forKey: green),
                    blue: coder.decodeDouble(forKey: blue), alpha: alpha)
            }
            guard coder.containsValue(forKey: white) else { return nil }
            let white = CGFloat(coder.decodeDouble(forKey: white))
            return CGColor(red: white, green: white, blue: white, alpha: alpha)
        }

        /// A colour of the system's stays one; another that adapts is archived as it is now.
        static func encode(_ color: UIColor, _ coder: NSCoder) {
            if let name = UIColor.systemName(of: color) { coder.encode(name as NSString, forKey: systemName) }
            let parts = color.cgColor.rgba
            coder.encode(Double(parts.red), forKey: red)
            coder.encode(Double(parts.green), forKey: green)
            coder.encode(Double(parts.blue), forKey: blue)
            coder.encode(Double(parts.alpha), forKey: alpha)
        }
    }
}
