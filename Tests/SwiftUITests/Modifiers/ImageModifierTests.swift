import Testing

@testable import SwiftUI
@testable import UIKit

/// How pictures are drawn.
@Suite @MainActor struct ImageModifierTests {
    private let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }

    @Test func picturesAreTemplatesOrNot() {
        let environment = EnvironmentValues()
        #expect(
            Image(uiImage: picture).renderingMode(.template).uiImage(in: environment)?.renderingMode == .alwaysTemplate)
        #expect(
            Image(uiImage: picture).renderingMode(.original).uiImage(in: environment)?.renderingMode == .alwaysOriginal)
        #expect(Image(uiImage: picture).uiImage(in: environment)?.renderingMode == .automatic)
    }

    @Test func capInsetsAreKept() {
        let image = Image(uiImage: picture).resizable(
            capInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), resizingMode: .tile)
        let uiKit = image.uiImage(in: EnvironmentValues())
        #expect(uiKit?.capInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(uiKit?.resizingMode == .tile)
    }

    @Test func symbolsHaveScales() throws {
        func width(_ scale: Image.Scale) -> CGFloat { size(Image(systemName: "star").imageScale(scale)).width }
        #expect(width(.small) < width(.medium))
        #expect(width(.medium) < width(.large))
    }

    @Test func symbolsFollowTheFont() {
        let small = size(Image(systemName: "star").font(.caption)).width
        let large = size(Image(systemName: "star").font(.largeTitle)).width
        #expect(small < large)
        #expect(size(Image(systemName: "star").font(Font.body.weight(.black))) != size(Image(systemName: "star")))
    }

    @Test func pixelsStayApartOnDemand() throws {
        let pixels = UIGraphicsImageRenderer(
            size: CGSize(width: 2, height: 1),
            format: {
                let format = UIGraphicsImageRendererFormat()
                format.scale = 1
                return format
            }()
        ).image { context in
            UIColor.black.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            UIColor.white.setFill()
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
        func shades(_ interpolation: Image.Interpolation) throws -> Set<UInt8> {
            let screen = TestScreen {
                Image(uiImage: pixels).resizable().interpolation(interpolation).frame(width: 100, height: 50)
            }
            let picture = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50)).image { _ in
                screen.all(UIImageView.self).first?.drawHierarchy(
                    in: CGRect(x: 0, y: 0, width: 100, height: 50), afterScreenUpdates: true)
            }
            let data = try #require(picture.cgImage?.dataProvider?.data as Data?)
            return Set(stride(from: 0, to: data.count, by: 4).map { data[data.startIndex + $0] })
        }
        #expect(try shades(.none).count == 2)
        #expect(try shades(.medium).count > 2)
    }

    @Test(arguments: Image.Orientation.allCases) func picturesLieAsTheyAreSaid(_ orientation: Image.Orientation) throws
    {
        let pixels = try #require(picture.cgImage)
        let image = Image(decorative: pixels, scale: 2, orientation: orientation)
        let uiKit = try #require(image.uiImage(in: EnvironmentValues()))
        #expect(uiKit.scale == 2)
        #expect(uiKit.imageOrientation == orientation.uiKit)
        #expect(image.isDecorative)
    }

    @Test func viewsAreDrawnInOtherContexts() throws {
        let renderer = ImageRenderer(
            content: VStack(spacing: 0) {
                Color.red.frame(width: 10, height: 10)
                Color.blue.frame(width: 10, height: 10)
            })
        let context = try #require(
            CGContext(
                data: nil, width: 10, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        var sizes: [CGSize] = []
        renderer.render { size, draw in
            sizes.append(size)
            draw(context)
        }
        #expect(sizes == [CGSize(width: 10, height: 20)])
        let pixels = try #require(context.makeImage()?.withPixels { Array($0) })
        // Blue comes before green and red.
        #expect(pixels[0] < 120 && pixels[2] > 200)
        #expect(pixels[pixels.count - 4] > 200 && pixels[pixels.count - 2] < 120)
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: data))
        let document = try #require(CGContext(consumer: consumer, mediaBox: nil, nil))
        renderer.render { _, draw in
            document.beginPDFPage(nil)
            draw(document)
            document.endPDFPage()
            document.closePDF()
        }
        #expect((data as Data).starts(with: Data("%PDF".utf8)))
        ImageRenderer(content: EmptyView()).render { _, _ in Issue.record("nothing to draw") }
    }
}
