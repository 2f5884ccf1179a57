public import CoreGraphics
public import Foundation

/// How the values between key frames are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along straight lines.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Not at all: each value lasts until the next.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// At an even pace, whatever the key times say.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Along a smooth curve through the values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Along a smooth curve, at an even pace.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Through several values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values of the key frames.
    public var values: [Any]?
    /// When each value is reached, from 0 to 1; evenly when nil.
    public var keyTimes: [NSNumber]?
    /// The way that a point or a position takes, in place of ``values``. Without key times and calculation mode
    /// `.paced` each piece of it takes equally long.
    public var path: CGPath? {
        didSet { way = path.map(PathWay.init) }
    }
    /// Whether the layer turns as the path does. Nil, the default, is not at all.
    public var rotationMode: CAAnimationRotationMode?
    private var way: PathWay?
    /// How progress is spread between two key frames, one for each pair.
    public var timingFunctions: [CAMediaTimingFunction]?
    /// How the values between key frames are found. `.linear` by default.
    public var calculationMode: CAAnimationCalculationMode = .linear

    override func apply(to state: inout LayerState, elapsed: CFTimeInterval) {
        guard let keyPath, let progress = progress(elapsed: elapsed), let current = state.value(for: keyPath),
            let value = value(at: progress)
        else { return }
        state.setValue(isAdditive ? current.adding(value) : value, for: keyPath)
        guard let rotationMode, let way, let angle = way.angle(at: share(of: way, progress)),
            let rotation = state.value(for: "transform.rotation.z")
        else { return }
        let turned = rotationMode == .rotateAutoReverse ? angle + .pi : angle
        state.setValue(rotation.adding(.number(turned)), for: "transform.rotation.z")
    }

    /// How far along the path the animation is: the number of a piece and the share of it.
    private func share(of way: PathWay, _ progress: Double) -> (piece: Int, share: Double) {
        if calculationMode == .paced || calculationMode == .cubicPaced { return way.place(atShare: progress) }
        let last = way.pieces.count - 1
        guard let keyTimes, keyTimes.count > way.pieces.count else {
            let position = progress * Double(way.pieces.count)
            let piece = min(Int(position), last)
            return (piece, calculationMode == .discrete ? 0 : position - Double(piece))
        }
        let times = keyTimes.map(\.doubleValue)
        let piece = (0...last).last { times[$0] <= progress } ?? 0
        let span = times[piece + 1] - times[piece]
        var share = span > 0 ? min(1, max(0, (progress - times[piece]) / span)) : 1
        if let timingFunctions, timingFunctions.indices.contains(piece) {
            share = timingFunctions[piece].value(at: share)
        }
        return (piece, calculationMode == .discrete ? 0 : share)
    }

    func value(at progress: Double) -> AnimatableValue? {
        if let way, !way.pieces.isEmpty {
            let place = share(of: way, progress)
            return .point(way.pieces[place.piece].point(at: place.share))
        }
        let frames = (values ?? []).compactMap(AnimatableValue.init)
        guard frames.count > 1 else { return frames.first }
        let times = times(for: frames)
        if calculationMode == .discrete {
            // Each value lasts until the time of the next; there may be one more time than values.
            let index = times.lastIndex { $0 <= progress } ?? 0
            return frames[min(index, frames.count - 1)]
        }
        let last = min(times.count, frames.count) - 2
        guard last >= 0 else { return frames[0] }
        let segment = (0...last).last { times[$0] <= progress } ?? 0
        let span = times[segment + 1] - times[segment]
        var share = span > 0 ? min(1, max(0, (progress - times[segment]) / span)) : 1
        if let timingFunctions, timingFunctions.indices.contains(segment) {
            share = timingFunctions[segment].value(at: share)
        }
        switch calculationMode {
        case .cubic, .cubicPaced: return AnimatableValue.curve(through: frames, from: segment, share)
        default: return frames[segment].interpolated(to: frames[segment + 1], share)
        }
    }

    private func times(for frames: [AnimatableValue]) -> [Double] {
        if calculationMode == .paced || calculationMode == .cubicPaced {
            var sums = [0.0]
            for index in 1..<frames.count {
                sums.append(sums[index - 1] + frames[index - 1].distance(to: frames[index]))
            }
            if let total = sums.last, total > 0 { return sums.map { $0 / total } }
        } else if let keyTimes {
            return keyTimes.map(\.doubleValue)
        }
        // Values between which nothing is interpolated last equally long, the last one too.
        let spans = calculationMode == .discrete ? frames.count : frames.count - 1
        return frames.indices.map { Double($0) / Double(spans) }
    }
}

extension AnimatableValue {
    /// How far it is to another value, for an even pace.
    func distance(to other: AnimatableValue) -> Double {
        switch (self, other) {
        case (.number(let a), .number(let b)): return abs(a - b)
        case (.point(let a), .point(let b)): return Double(hypot(a.x - b.x, a.y - b.y))
        case (.size(let a), .size(let b)): return Double(hypot(a.width - b.width, a.height - b.height))
        case (.rect(let a), .rect(let b)):
            let squares: [CGFloat] = [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height]
            return Double(squares.reduce(0) { $0 + $1 * $1 }.squareRoot())
        case (.transform(let a), .transform(let b)):
            return zip(a.elements, b.elements).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
        default: return 1
        }
    }

    /// The Catmull-Rom curve through `frames`, between one of them and the next, by the pyramid of Barry and Goldman:
    /// it needs nothing but mixing two values.
    static func curve(through frames: [AnimatableValue], from index: Int, _ t: Double) -> AnimatableValue {
        let (b, c) = (frames[index], frames[index + 1])
        // Beyond the ends the curve goes on as it came.
        let a = index > 0 ? frames[index - 1] : c.interpolated(to: b, 2)
        let d = index + 2 < frames.count ? frames[index + 2] : b.interpolated(to: c, 2)
        let (ab, bc, cd) = (a.interpolated(to: b, t + 1), b.interpolated(to: c, t), c.interpolated(to: d, t - 1))
        let abc = ab.interpolated(to: bc, (t + 1) / 2)
        let bcd = bc.interpolated(to: cd, t / 2)
        return abc.interpolated(to: bcd, t)
    }
}
