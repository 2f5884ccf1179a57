/// A part of a resizable picture: a corner, an edge or the middle.
struct ImageSlice {
    let image: CGImage
    let place: CGRect
    /// How large one of it is, if it is repeated.
    let step: CGSize

    /// Whether it is repeated, and the last of it may stand out.
    var isTiled: Bool { step.width < place.width || step.height < place.height }

    /// Where it is drawn.
    var tiles: [CGRect] {
        var tiles: [CGRect] = []
        var y = place.minY
        while y < place.maxY - 0.001 {
            var x = place.minX
            while x < place.maxX - 0.001 {
                tiles.append(CGRect(x: x, y: y, width: step.width, height: step.height))
                x += step.width
            }
            y += step.height
        }
        return tiles
    }
}

extension UIImage {
    /// Nine parts: corners as they are, edges and the middle drawn out.
    func slices(of image: CGImage, in rect: CGRect) -> [ImageSlice] {
        let insets = capInsets
        func spans(_ total: CGFloat, _ near: CGFloat, _ far: CGFloat, _ center: CGFloat?, _ room: CGFloat) -> [(
            CGFloat, CGFloat, CGFloat, CGFloat
        )] {
            // Where the room is too small for the caps, they shrink alike.
            let shrink = near + far > room ? room / (near + far) : 1
            let middle = total - near - far
            return [
                (0, near, 0, near * shrink),
                (
                    near, center.map { $0 > 0 ? min($0, middle) : middle } ?? middle, near * shrink,
                    room - (near + far) * shrink
                ),
                (total - far, far, room - far * shrink, far * shrink),
            ]
        }
        let columns = spans(size.width, insets.left, insets.right, look.centerSize?.width, rect.width)
        let rows = spans(size.height, insets.top, insets.bottom, look.centerSize?.height, rect.height)
        var slices: [ImageSlice] = []
        for (i, row) in rows.enumerated() {
            for (j, column) in columns.enumerated() {
                guard row.1 > 0, column.1 > 0, row.3 > 0, column.3 > 0 else { continue }
                let part = CGRect(
                    x: column.0 * scale, y: row.0 * scale, width: column.1 * scale, height: row.1 * scale)
                guard let cropped = image.cropping(to: part) else { continue }
                let place = CGRect(x: rect.minX + column.2, y: rect.minY + row.2, width: column.3, height: row.3)
                let tiles = resizingMode == .tile && (i == 1 || j == 1)
                let width = tiles && j == 1 ? column.1 : place.width
                let height = tiles && i == 1 ? row.1 : place.height
                // A repeated single pixel is a stretched one.
                let step = CGSize(
                    width: width * scale <= 1 ? place.width : width,
                    height: height * scale <= 1 ? place.height : height)
                slices.append(ImageSlice(image: cropped, place: place, step: step))
            }
        }
        return slices
    }
}
