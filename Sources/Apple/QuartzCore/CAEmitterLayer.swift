public import CoreGraphics
public import Foundation
package import Stage

/// Throws particles: snow, confetti, fire. Each particle's way is worked out from its number, so that the same layer shows
/// the same at the same moment.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer, DrawingLayer {
    private static let key = "_emission"
    /// Since when the particles are born at which rate, in seconds of the emission.
    private var rates: [(start: Double, rate: Double)] = [(0, 1)]
    private var textures: [ObjectIdentifier: (image: CGImage, texture: Texture)] = [:]

    /// A layer that throws nothing.
    public override init() { super.init() }
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CAEmitterLayer else { return }
        emitterCells = layer.emitterCells
        rates = layer.rates
        (emitterPosition, emitterSize) = (layer.emitterPosition, layer.emitterSize)
        (emitterShape, emitterMode) = (layer.emitterShape, layer.emitterMode)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The kinds of particles.
    open var emitterCells: [CAEmitterCell]? {
        didSet {
            if emitterCells?.isEmpty == false { run() }
            setNeedsDisplayContent()
        }
    }

    /// By how much the cells' rates of birth are multiplied. 1 by default. At 0, those that are born go on.
    open var birthRate: Float = 1 { didSet { rates.append((emission, Double(birthRate))) } }
    /// By how much the cells' lifetimes are multiplied. 1 by default.
    open var lifetime: Float = 1 { didSet { setNeedsDisplayContent() } }
    /// By how much the cells' speeds are multiplied. 1 by default.
    open var velocity: Float = 1 { didSet { setNeedsDisplayContent() } }
    /// By how much the cells' sizes are multiplied. 1 by default.
    open var scale: Float = 1 { didSet { setNeedsDisplayContent() } }
    /// By how much the cells' turning is multiplied. 1 by default.
    open var spin: Float = 1 { didSet { setNeedsDisplayContent() } }
    /// Another number is another row of chances. 0 by default.
    open var seed: UInt32 = 0 { didSet { setNeedsDisplayContent() } }

    /// The middle of the form from which particles are thrown.
    open var emitterPosition = CGPoint.zero { didSet { setNeedsDisplayContent() } }
    /// The depth of the form. Has no effect.
    open var emitterZPosition: CGFloat = 0
    /// The size of the form; the radius of a circle is its width.
    open var emitterSize = CGSize.zero { didSet { setNeedsDisplayContent() } }
    /// The depth of the form. Has no effect.
    open var emitterDepth: CGFloat = 0
    /// The form. A point by default.
    open var emitterShape: CAEmitterLayerEmitterShape = .point { didSet { setNeedsDisplayContent() } }
    /// From where of the form. `.volume` by default.
    open var emitterMode: CAEmitterLayerEmitterMode = .volume { didSet { setNeedsDisplayContent() } }
    /// The order of drawing. `.unordered` by default.
    open var renderMode: CAEmitterLayerRenderMode = .unordered { didSet { setNeedsDisplayContent() } }
    /// Whether depth is kept. Has no effect.
    open var preservesDepth = false

    /// For how many seconds the layer has been throwing.
    private var emission: Double {
        if case .number(let seconds)? = presentationState.value(for: Self.key) { return seconds }
        return 0
    }

    /// The time of the emission is a property that goes on for good.
    private func run() {
        guard animation(forKey: Self.key) == nil else { return }
        modelState.extra[Self.key] = .number(0)
        let day = 86_400.0
        let clock = CABasicAnimation(keyPath: Self.key)
        clock.fromValue = 0.0
        clock.toValue = day
        clock.duration = day
        clock.repeatCount = .infinity
        clock.isRemovedOnCompletion = false
        add(clock, forKey: Self.key)
    }

    package func draw(_ state: LayerState, on canvas: Canvas) {
        guard case .number(let now)? = state.value(for: Self.key) else { return }
        for (number, cell) in (emitterCells ?? []).enumerated() where cell.isEnabled && cell.birthRate > 0 {
            guard let texture = texture(of: cell) else { continue }
            for particle in particles(of: cell, number, at: now - cell.beginTime) {
                draw(particle, texture.image, texture.texture, cell, on: canvas)
            }
        }
    }

    private func texture(of cell: CAEmitterCell) -> (image: CGImage, texture: Texture)? {
        guard let image = cell.contents as? CGImage else { return nil }
        let key = ObjectIdentifier(cell)
        if let kept = textures[key], kept.image === image { return kept }
        let made = (image: image, texture: Texture(image))
        textures[key] = made
        return made
    }

    private struct Particle {
        var age: Double
        var chance: Chance
    }

    /// Numbers from -1 to 1, the same for the same particle.
    private struct Chance {
        var state: UInt64
        mutating func next() -> Double {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return Double((z ^ (z >> 31)) >> 11) / Double(1 << 53) * 2 - 1
        }
    }

    /// Those that live at a moment.
    private func particles(of cell: CAEmitterCell, _ number: Int, at now: Double) -> [Particle] {
        let longest = Double((cell.lifetime + abs(cell.lifetimeRange) / 2) * lifetime)
        guard now >= 0, longest > 0 else { return [] }
        var result: [Particle] = []
        for (index, period) in rates.enumerated() {
            let end = index + 1 < rates.count ? rates[index + 1].start : now
            let rate = Double(cell.birthRate) * period.rate
            guard rate > 0, end >= now - longest else { continue }
            // The first of those that may still live; one is born when the period begins.
            let first = max(0, Int(((now - longest - period.start) * rate).rounded(.down)))
            let last = Int(((min(end, now) - period.start) * rate).rounded(.down))
            guard first <= last, last - first < 20_000 else { continue }
            for birth in first...last {
                let age = now - period.start - Double(birth) / rate
                let mark = UInt64(birth) &* 0x1_0001 ^ UInt64(number) << 40 ^ UInt64(index) << 48 ^ UInt64(seed)
                var chance = Chance(state: mark)
                let life = Double(cell.lifetime + cell.lifetimeRange / 2 * Float(chance.next())) * Double(lifetime)
                if age >= 0, age < life { result.append(Particle(age: age, chance: chance)) }
            }
        }
        if renderMode == .oldestLast { result.sort { $0.age < $1.age } }
        if renderMode == .oldestFirst { result.sort { $0.age > $1.age } }
        return result
    }

    private func origin(_ chance: inout Chance) -> CGPoint {
        let (a, b) = (chance.next(), chance.next())
        let (width, height) = (emitterSize.width, emitterSize.height)
        let onEdge = emitterMode == .outline || emitterMode == .points
        var place = CGPoint.zero
        switch emitterShape {
        case .line: place.x = width / 2 * CGFloat(a)
        case .rectangle, .cuboid:
            place = CGPoint(x: width / 2 * CGFloat(a), y: height / 2 * CGFloat(b))
            if onEdge {
                // The side by the second number, the place on it by the first.
                switch Int((b + 1) * 2) {
                case 0: place.y = -height / 2
                case 1: place.y = height / 2
                case 2: place = CGPoint(x: -width / 2, y: height / 2 * CGFloat(a))
                default: place = CGPoint(x: width / 2, y: height / 2 * CGFloat(a))
                }
            }
        case .circle, .sphere:
            let radius = width * (onEdge ? 1 : CGFloat(abs(b).squareRoot()))
            let angle = CGFloat(a) * .pi
            place = CGPoint(x: radius * cos(angle), y: radius * sin(angle))
        default: break
        }
        return CGPoint(x: emitterPosition.x + place.x, y: emitterPosition.y + place.y)
    }

    private func draw(
        _ particle: Particle, _ image: CGImage, _ texture: Texture, _ cell: CAEmitterCell, on canvas: Canvas
    ) {
        var chance = particle.chance
        let age = CGFloat(particle.age)
        let origin = origin(&chance)
        let angle = cell.emissionLongitude + cell.emissionRange / 2 * CGFloat(chance.next())
        let pace = (cell.velocity + cell.velocityRange / 2 * CGFloat(chance.next())) * CGFloat(velocity)
        let size = (cell.scale + cell.scaleRange / 2 * CGFloat(chance.next()) + cell.scaleSpeed * age) * CGFloat(scale)
        let turn = (cell.spin + cell.spinRange / 2 * CGFloat(chance.next())) * CGFloat(spin) * age
        let parts = cell.color?.components ?? []
        let (red, green, blue) = parts.count > 3 ? (parts[0], parts[1], parts[2]) : (1, 1, 1)
        func part(_ value: CGFloat, _ range: Float, _ speed: Float) -> CGFloat {
            min(max(value + CGFloat(range / 2 * Float(chance.next()) + speed * Float(particle.age)), 0), 1)
        }
        let color = CGColor(
            red: part(red, cell.redRange, cell.redSpeed),
            green: part(green, cell.greenRange, cell.greenSpeed),
            blue: part(blue, cell.blueRange, cell.blueSpeed), alpha: 1)
        let alpha = part(cell.color?.alpha ?? 1, cell.alphaRange, cell.alphaSpeed)
        guard size > 0, alpha > 0 else { return }
        let width = CGFloat(image.width) / cell.contentsScale * size
        let height = CGFloat(image.height) / cell.contentsScale * size
        canvas.save()
        canvas.translate(
            x: origin.x + pace * cos(angle) * age + cell.xAcceleration * age * age / 2,
            y: origin.y + pace * sin(angle) * age + cell.yAcceleration * age * age / 2)
        if turn != 0 { canvas.concatenate(CGAffineTransform(rotationAngle: turn)) }
        let place = CGRect(x: -width / 2, y: -height / 2, width: width, height: height)
        if alpha < 1 { canvas.pushOpacity(Double(alpha)) }
        let rgb = color.components ?? []
        if rgb.prefix(3).allSatisfy({ $0 >= 0.999 }) {
            canvas.draw(texture, in: place)
        } else {
            canvas.draw(texture, in: place, tint: color)
        }
        if alpha < 1 { canvas.pop() }
        canvas.restore()
    }
}
