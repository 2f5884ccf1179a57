public import CoreGraphics
import Foundation
internal import CGTK

extension TextLayout {
    /// Draws into a context whose y grows downwards, from any thread; the top left corner is at `point`, and `color`
    /// is for what has no colour of its own.
    public func draw(in context: CGContext, at point: CGPoint, color: CGColor = .black) {
        let target = Unchecked(context)
        withShaped { shaped in
            let context = target.value
            context.saveGState()
            context.translateBy(x: point.x, y: point.y)
            shaped.draw(in: context, color: color)
            context.restoreGState()
        }
    }
}

extension ShapedText {
    fileprivate func draw(in context: CGContext, color: CGColor) {
        for line in lines {
            forEachRun(in: line) { glyphItem, x, width in
                let item = glyphItem.pointee.item!
                guard let run = run(at: Int(item.pointee.offset) + line.layoutStart) else { return }
                let ink = run.style.color ?? color
                let baseline = line.baseline - run.style.baselineOffset
                let parts = run.style.isDecorated ? decorations(of: run, line: line, x: x, width: width, ink: ink) : []
                for part in parts where part.layer == .background { fill(part, context) }
                let shadow = run.style.shadow
                if let shadow { begin(shadow, context) }
                defer { if shadow != nil { context.restoreGState() } }
                for part in parts where part.layer == .under { fill(part, context) }
                if let attachment = run.style.attachment {
                    draw(attachment, in: attachment.box(x: x, baseline: baseline), ink, context)
                } else {
                    context.drawGlyphs(color: ink) { cairo in
                        let string = glyphItem.pointee.glyphs.pointee
                        GlyphPainter(masks: masks, cairo: cairo).draw(
                            GlyphPainter.Row(
                                font: item.pointee.analysis.font,
                                glyphs: UnsafeBufferPointer(start: string.glyphs, count: Int(string.num_glyphs)), x: x,
                                y: baseline))
                    }
                }
                for part in parts where part.layer == .over { fill(part, context) }
            }
        }
    }

    /// Draws what follows with a shadow, until the state is restored.
    private func begin(_ shadow: TextShadow, _ context: CGContext) {
        context.saveGState()
        // A context takes the measures of shadows in pixels.
        let scale = hypot(context.ctm.a, context.ctm.b)
        context.setShadow(
            offset: CGSize(width: shadow.offset.width * scale, height: shadow.offset.height * scale),
            blur: shadow.blur * scale, color: shadow.color)
    }

    private func draw(_ attachment: TextAttachment, in box: CGRect, _ ink: CGColor, _ context: CGContext) {
        guard let image = attachment.image else { return }
        guard attachment.isTemplate else { return context.drawTopDown(image, in: box) }
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.drawTopDown(image, in: box)
        context.setBlendMode(.sourceIn)
        context.setFillColor(ink)
        context.fill(box)
        context.endTransparencyLayer()
    }

    private func fill(_ part: Decoration, _ context: CGContext) {
        context.setFillColor(part.color)
        context.fill(part.rect)
    }
}
