/// Pictures that are shown one after the other.
final class AnimatedImage: UIImage, @unchecked Sendable {
    let frames: [UIImage]
    let roundTime: TimeInterval

    init(_ frames: [UIImage], first: UIImage, duration: TimeInterval) {
        self.frames = frames
        roundTime = duration
        super.init(source: first.source, look: first.look)
    }

    required init?(coder: NSCoder) {
        guard let archived = coder._decodeObject(of: [NSArray.self, UIImage.self], forKey: Self.framesKey),
            let frames = archived as? [UIImage] ?? (archived as? NSArray)?.compactMap({ $0 as? UIImage }),
            !frames.isEmpty
        else { return nil }
        self.frames = frames
        roundTime = coder.decodeDouble(forKey: Self.durationKey)
        super.init(coder: coder)
    }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(NSArray(array: frames), forKey: Self.framesKey)
        coder.encode(roundTime, forKey: Self.durationKey)
    }

    private static let (framesKey, durationKey) = ("UIAnimatedImageFrames", "UIAnimatedImageDuration")
}

extension UIImage {
    /// A picture that an image view animates by itself. A round takes `duration` seconds; 0 is a thirtieth of a second
    /// a picture. Nil without pictures.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return AnimatedImage(images, first: first, duration: duration)
    }

    /// The pictures "name0", "name1" and so on of the main bundle, up to the first that is missing.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        var images: [UIImage] = []
        while images.count < 1024, let next = UIImage(named: name + String(images.count)) { images.append(next) }
        return animatedImage(with: images, duration: duration)
    }

    /// The pictures of an animated image; nil for one that stands still.
    public var images: [UIImage]? { (self as? AnimatedImage)?.frames }

    /// Of one round, in seconds.
    public var duration: TimeInterval {
        guard let animated = self as? AnimatedImage else { return 0 }
        return animated.roundTime > 0 ? animated.roundTime : Double(animated.frames.count) / 30
    }
}
