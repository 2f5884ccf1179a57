internal import Stage

extension UIImage {
    /// Images in archives: their pixels as PNG, or the name of a symbol; how they are tinted, stretched and mirrored.
    enum Archived {
        private static let (data, symbolName, scale) = ("UIImageData", "UISystemSymbolName", "UIScale")
        private static let (mode, caps, resizing) = ("UIRenderingMode", "UICapInsets", "UIResizingMode")
        private static let (alignment, flips) = ("UIAlignmentRectInsets", "UIFlipsForRightToLeft")

        /// What an archived image consists of; nil if there is none.
        static func image(_ coder: NSCoder) -> (Source, Look)? {
            guard coder.allowsKeyedCoding else { return nil }
            var look = Look()
            let source: Source
            if let name = coder._decodeObject(of: NSString.self, forKey: symbolName) as String? {
                guard let symbol = SymbolImage.system(name, nil) else { return nil }
                source = .symbol(symbol)
                look.scale = symbol.displayScale
            } else {
                guard let bytes = coder._decodeObject(of: NSData.self, forKey: data) as Data?,
                    let pixels = try? ImageCodec.decode(bytes)
                else { return nil }
                source = .pixels(pixels)
                let archived = CGFloat(coder.decodeDouble(forKey: scale))
                look.scale = archived.isFinite && archived > 0 ? archived : 1
            }
            look.renderingMode = RenderingMode(rawValue: coder.decodeInteger(forKey: mode)) ?? .automatic
            if coder.containsValue(forKey: caps) {
                look.isResizable = true
                look.capInsets = coder.decodeUIEdgeInsets(forKey: caps)
                look.resizingMode = ResizingMode(rawValue: coder.decodeInteger(forKey: resizing)) ?? .tile
            }
            look.alignmentRectInsets = coder.decodeUIEdgeInsets(forKey: alignment)
            look.flipsForRightToLeft = coder.decodeBool(forKey: flips)
            return (source, look)
        }

        static func encode(_ image: UIImage, _ coder: NSCoder) {
            if case .symbol(let symbol) = image.source, !symbol.isCustom {
                coder.encode(symbol.name as NSString, forKey: symbolName)
            } else if let png = image.pngData() {
                coder.encode(png as NSData, forKey: data)
                coder.encode(Double(image.scale), forKey: scale)
            }
            coder.encode(image.look.renderingMode.rawValue, forKey: mode)
            if image.look.isResizable {
                coder.encode(image.look.capInsets, forKey: caps)
                coder.encode(image.look.resizingMode.rawValue, forKey: resizing)
            }
            coder.encode(image.look.alignmentRectInsets, forKey: alignment)
            coder.encode(image.look.flipsForRightToLeft, forKey: flips)
        }
    }
}
