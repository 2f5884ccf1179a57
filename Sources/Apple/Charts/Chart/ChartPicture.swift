import SwiftUI

/// The marks of a chart with its axes.
struct ChartPicture: View {
    let marks: [_ChartMark]
    let settings: ChartSettings
    let geometry: GeometryProxy
    private var size: CGSize { geometry.size }

    var body: some View {
        let plan = ChartPlan(marks, settings, size: size)
        let drawing = ChartDrawing(plan)
        let proxy = ChartProxy(plan: plan, geometry: geometry)
        ZStack(alignment: .topLeading) {
            settings.background?(proxy).frame(width: size.width, height: size.height)
            Canvas { context, _ in
                for line in plan.lines {
                    let path = Path {
                        $0.move(to: line.from)
                        $0.addLine(to: line.to)
                    }
                    context.stroke(path, with: .any(line.color), style: line.style)
                }
            }
            .frame(width: size.width, height: size.height).allowsHitTesting(false)
            plot(drawing).frame(width: plan.plot.width, height: plan.plot.height)
                .offset(x: plan.plot.minX, y: plan.plot.minY)
            ForEach(drawing.symbols.indices, id: \.self) { index in
                let symbol = drawing.symbols[index]
                symbol.view.fixedSize().opacity(symbol.opacity).frame(width: 0, height: 0)
                    .offset(x: plan.plot.minX + symbol.place.x, y: plan.plot.minY + symbol.place.y)
            }
            ForEach(plan.labels.indices, id: \.self) { index in
                let label = plan.labels[index]
                label.view.font(.caption2).foregroundColor(.secondary).lineLimit(1).fixedSize()
                    .frame(width: 0, height: 0, alignment: label.anchor)
                    .offset(x: label.place.x, y: label.place.y)
            }
            ForEach(annotations(drawing, plan).indices, id: \.self) { index in
                let annotation = annotations(drawing, plan)[index]
                annotation.view.fixedSize().frame(width: 0, height: 0, alignment: annotation.anchor)
                    .offset(x: annotation.place.x, y: annotation.place.y)
            }
            ChartTouchArea(plan: plan, proxy: proxy)
                .frame(width: plan.plot.width, height: plan.plot.height)
                .offset(x: plan.plot.minX, y: plan.plot.minY)
            settings.overlay?(proxy).frame(width: size.width, height: size.height)
        }
        .frame(width: size.width, height: size.height, alignment: .topLeading)
    }

    private func plot(_ drawing: ChartDrawing) -> AnyView {
        // Marks at the edges are drawn whole, and a canvas ends at its own. Beyond the part that is shown of a chart that is
        // scrolled there is nothing.
        let margin: CGFloat = settings.visible.xLength == nil ? 60 : 0
        let canvas = Canvas { context, _ in
            context.translateBy(x: margin, y: margin)
            for piece in drawing.pieces {
                context.opacity = piece.opacity
                let shading = GraphicsContext.Shading.any(piece.style)
                if let stroke = piece.stroke {
                    context.stroke(piece.path, with: shading, style: stroke)
                } else {
                    context.fill(piece.path, with: shading)
                }
            }
        }
        .padding(-margin)
        .allowsHitTesting(false)
        .clipped(settings.visible.xLength != nil)
        return settings.plotStyle?(ChartPlotContent(content: AnyView(canvas))) ?? AnyView(canvas)
    }

    private func annotations(_ drawing: ChartDrawing, _ plan: ChartPlan) -> [ChartPlan.Label] {
        drawing.places.flatMap { mark, rect in
            mark.annotations.map { annotation in
                let rect = rect.offsetBy(dx: plan.plot.minX, dy: plan.plot.minY)
                let gap = annotation.spacing
                let (place, anchor): (CGPoint, Alignment) =
                    switch annotation.position {
                    case .overlay:
                        (
                            CGPoint(x: rect.x(annotation.alignment), y: rect.y(annotation.alignment)),
                            annotation.alignment
                        )
                    case .automatic, .top:
                        (
                            CGPoint(x: rect.x(annotation.alignment), y: rect.minY - gap),
                            Alignment(horizontal: annotation.alignment.horizontal, vertical: .bottom)
                        )
                    case .bottom:
                        (
                            CGPoint(x: rect.x(annotation.alignment), y: rect.maxY + gap),
                            Alignment(horizontal: annotation.alignment.horizontal, vertical: .top)
                        )
                    case .leading:
                        (
                            CGPoint(x: rect.minX - gap, y: rect.y(annotation.alignment)),
                            Alignment(horizontal: .trailing, vertical: annotation.alignment.vertical)
                        )
                    case .trailing:
                        (
                            CGPoint(x: rect.maxX + gap, y: rect.y(annotation.alignment)),
                            Alignment(horizontal: .leading, vertical: annotation.alignment.vertical)
                        )
                    case .topLeading: (CGPoint(x: rect.minX, y: rect.minY - gap), .bottomLeading)
                    case .topTrailing: (CGPoint(x: rect.maxX, y: rect.minY - gap), .bottomTrailing)
                    case .bottomLeading: (CGPoint(x: rect.minX, y: rect.maxY + gap), .topLeading)
                    case .bottomTrailing: (CGPoint(x: rect.maxX, y: rect.maxY + gap), .topTrailing)
                    }
                let label = ChartPlan.Label(view: annotation.content, place: place, anchor: anchor)
                return annotation.overflow.fitted(label, in: size)
            }
        }
    }
}

extension GraphicsContext.Shading {
    @MainActor
    fileprivate static func any(_ style: any ShapeStyle) -> GraphicsContext.Shading {
        func open<S: ShapeStyle>(_ style: S) -> GraphicsContext.Shading { .style(style) }
        return open(style)
    }
}

extension View {
    @ViewBuilder fileprivate func clipped(_ isClipped: Bool) -> some View {
        if isClipped { clipped() } else { self }
    }
}

extension CGRect {
    /// Where an alignment is from left to right.
    fileprivate func x(_ alignment: Alignment) -> CGFloat {
        switch alignment.horizontal {
        case .leading: minX
        case .trailing: maxX
        default: midX
        }
    }

    /// Where an alignment is from above to below.
    fileprivate func y(_ alignment: Alignment) -> CGFloat {
        switch alignment.vertical {
        case .top: minY
        case .bottom: maxY
        default: midY
        }
    }
}
