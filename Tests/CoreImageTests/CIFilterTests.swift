import CoreGraphics
import CoreImage
import Foundation
import SeamFoundation
import Testing

@Suite struct CIFilterTests {
    private func image(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1, side: Int = 4)
        -> CIImage
    {
        let context = CGContext(
            data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
        context.setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
        context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        return CIImage(cgImage: context.makeImage()!)
    }

    /// Red, green, blue and alpha of a pixel of a picture, not multiplied, from 0 to 255; y upwards.
    private func pixel(_ image: CIImage, _ x: Int = 1, _ y: Int = 1) -> [Int] {
        let part = CIContext(options: nil).createCGImage(image, from: CGRect(x: x, y: y, width: 1, height: 1))!
        let data = part.dataProvider!.data!
        let alpha = Int(data[3])
        func color(_ index: Int) -> Int { alpha == 0 ? 0 : (Int(data[index]) * 255 + alpha / 2) / alpha }
        return [color(2), color(1), color(0), alpha]
    }

    private func isNear(_ one: [Int], _ other: [Int], _ tolerance: Int = 2) -> Bool {
        zip(one, other).allSatisfy { abs($0 - $1) <= tolerance }
    }

    @Test func hasNoFilterOfAnUnknownName() {
        #expect(CIFilter(name: "CINoSuchFilter") == nil)
        #expect(CIFilter(name: "CIColorControls")?.inputKeys.contains(kCIInputContrastKey) == true)
    }

    @Test func rendersWhatItWasMadeFrom() {
        #expect(isNear(pixel(image(0.2, 0.4, 0.6)), [51, 102, 153, 255], 1))
        #expect(isNear(pixel(image(1, 0.5, 0, 0.5)), [255, 128, 0, 128], 2))
        #expect(pixel(image(1, 1, 1), 9, 9) == [0, 0, 0, 0])
        let context = CIContext()
        #expect(context.createCGImage(image(1, 0, 0), from: .infinite) == nil)
        let whole = context.createCGImage(image(1, 0, 0), from: CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(whole?.width == 4 && whole?.height == 4)
    }

    @Test func gradientsHaveNoEnd() throws {
        let linear = CIFilter.linearGradient()
        linear.color0 = .black
        linear.color1 = .clear
        linear.point0 = CGPoint(x: 0, y: 100)
        linear.point1 = CGPoint(x: 0, y: 0)
        let picture = try #require(linear.outputImage)
        #expect(picture.extent.isInfinite)
        #expect(pixel(picture, 5, 200) == [0, 0, 0, 255] && pixel(picture, -5, -20)[3] == 0)
        #expect(abs(pixel(picture, 0, 25)[3] - 65) < 3)
        let smooth = CIFilter.smoothLinearGradient()
        (smooth.color0, smooth.color1) = (linear.color0, linear.color1)
        (smooth.point0, smooth.point1) = (linear.point0, linear.point1)
        #expect(pixel(try #require(smooth.outputImage), 0, 25)[3] < 45)
        let radial = try #require(CIFilter(name: "CIRadialGradient"))
        let round = try #require(radial.outputImage)
        #expect(pixel(round, 150, 150) == [255, 255, 255, 255] && pixel(round, 300, 150) == [0, 0, 0, 255])
        // Both points at one place are no line.
        linear.point1 = linear.point0
        #expect(pixel(try #require(linear.outputImage), 0, 0)[3] == 0)
    }

    @Test func findsTheMeanOfAnArea() throws {
        let half = image(1, 0, 0).cropped(to: CGRect(x: 0, y: 0, width: 2, height: 4)).composited(over: image(1, 1, 1))
        let filter = try #require(CIFilter(name: "CIAreaAverage"))
        filter.setValue(half, forKey: kCIInputImageKey)
        filter.setValue(CIVector(cgRect: half.extent), forKey: kCIInputExtentKey)
        let mean = try #require(filter.outputImage)
        #expect(mean.extent == CGRect(x: 0, y: 0, width: 1, height: 1))
        // Half of the light of white is 188 of 255 in sRGB.
        #expect(isNear(pixel(mean, 0, 0), [255, 188, 188, 255]))
        var bytes = [UInt8](repeating: 0, count: 4)
        CIContext(options: [.workingColorSpace: kCFNull!]).render(
            mean, toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .BGRA8,
            colorSpace: nil)
        #expect(isNear(bytes.map(Int.init), [128, 128, 255, 255]))
        filter.setValue(CIVector(cgRect: CGRect(x: 50, y: 50, width: 2, height: 2)), forKey: kCIInputExtentKey)
        #expect(pixel(try #require(filter.outputImage), 0, 0) == [0, 0, 0, 0])
    }

    @Test func putsAColorOverAPicture() throws {
        let generator = try #require(CIFilter(name: "CIConstantColorGenerator"))
        generator.setValue(CIColor(red: 0, green: 0, blue: 1, alpha: 0.5), forKey: kCIInputColorKey)
        let color = try #require(generator.outputImage)
        #expect(color.extent.isInfinite)
        let filter = try #require(CIFilter(name: "CISourceOverCompositing"))
        #expect(filter.outputImage == nil)
        filter.setValue(color, forKey: kCIInputImageKey)
        filter.setValue(image(1, 0, 0), forKey: kCIInputBackgroundImageKey)
        let result = try #require(filter.outputImage).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(result.extent == CGRect(x: 0, y: 0, width: 4, height: 4))
        // Half of each in linear light is 188 in sRGB.
        #expect(isNear(pixel(result), [188, 0, 188, 255]))
        #expect(filter.value(forKey: kCIInputImageKey) as? CIImage === color)
    }

    @Test func changesColors() {
        let orange = image(1, 0.5, 0)
        let gray = pixel(orange.applyingFilter("CIColorControls", parameters: [kCIInputSaturationKey: 0]))
        #expect(gray[0] == gray[1] && gray[1] == gray[2] && gray[3] == 255)
        // 0.2126 + 0.7152 × 0.214 in linear light.
        #expect(isNear(gray, [162, 162, 162, 255]))
        #expect(isNear(pixel(orange.applyingFilter("CIColorControls")), [255, 128, 0, 255], 1))
        let flat = orange.applyingFilter("CIColorControls", parameters: [kCIInputContrastKey: CGFloat(0)])
        #expect(isNear(pixel(flat), [188, 188, 188, 255]))
        let white = orange.applyingFilter("CIColorControls", parameters: [kCIInputBrightnessKey: 1.0])
        #expect(isNear(pixel(white), [255, 255, 255, 255]))
        #expect(isNear(pixel(orange.applyingFilter("CIColorInvert")), [0, 127, 255, 255]))
        let twice = image(0.5, 0.5, 0.5).applyingFilter("CIExposureAdjust", parameters: [kCIInputEVKey: 1])
        #expect(isNear(pixel(twice), [176, 176, 176, 255]))
        let swapped = orange.applyingFilter(
            "CIColorMatrix",
            parameters: [
                "inputRVector": CIVector(x: 0, y: 0, z: 1, w: 0), "inputBVector": CIVector(x: 1, y: 0, z: 0, w: 0),
            ])
        #expect(isNear(pixel(swapped), [0, 128, 255, 255], 1))
        let tone = orange.applyingFilter(
            "CIColorMonochrome", parameters: [kCIInputColorKey: CIColor.white, kCIInputIntensityKey: 1.0])
        #expect(isNear(pixel(tone), [162, 162, 162, 255]))
    }

    @Test func blursBeyondTheEdges() {
        let square = image(1, 1, 1)
        let blurred = square.applyingGaussianBlur(sigma: 2)
        #expect(blurred.extent == CGRect(x: -6, y: -6, width: 16, height: 16))
        let (middle, edge, outside) = (pixel(blurred, 2, 2)[3], pixel(blurred, 0, 2)[3], pixel(blurred, -3, 2)[3])
        #expect(middle > edge && edge > outside && outside > 0)
        // What goes on beyond its edges stays as it is.
        let clamped = square.clampedToExtent().applyingGaussianBlur(sigma: 2).cropped(to: square.extent)
        #expect(clamped.extent == square.extent)
        #expect(pixel(clamped, 0, 0) == [255, 255, 255, 255])
        let box = square.applyingFilter("CIBoxBlur", parameters: [kCIInputRadiusKey: 1])
        #expect(isNear([pixel(box, -1, 1)[3]], [85]))
    }

    @Test func movesAndScales() {
        let red = image(1, 0, 0)
        let moved = red.transformed(by: CGAffineTransform(translationX: 10, y: 0))
        #expect(moved.extent == CGRect(x: 10, y: 0, width: 4, height: 4))
        #expect(pixel(moved, 11, 1) == [255, 0, 0, 255])
        #expect(pixel(moved, 1, 1)[3] == 0)
        let large = red.transformed(by: CGAffineTransform(scaleX: 3, y: 3))
        #expect(large.extent.width == 12)
        #expect(pixel(large, 6, 6) == [255, 0, 0, 255])
        let both = red.composited(over: moved)
        #expect(both.extent == CGRect(x: 0, y: 0, width: 14, height: 4))
        #expect(
            red.cropped(to: CGRect(x: 2, y: 0, width: 9, height: 9)).extent == CGRect(x: 2, y: 0, width: 2, height: 4))
    }

    @Test func readsColors() {
        let color = CIColor(string: "0.5 0.25 1.0 0.5")
        #expect(color == CIColor(red: 0.5, green: 0.25, blue: 1, alpha: 0.5))
        #expect(CIColor(cgColor: CGColor(red: 0.5, green: 0.25, blue: 1, alpha: 0.5)) == color)
    }

    /// The mean of an area in memory, as apps take it for the colour of a picture.
    private func mean(_ image: CIImage, _ context: CIContext, _ format: CIFormat = .RGBA8) -> [Int] {
        let area = CIFilter(
            name: "CIAreaAverage",
            parameters: [kCIInputImageKey: image, kCIInputExtentKey: CIVector(cgRect: image.extent)])
        var bytes = [UInt8](repeating: 0, count: 4)
        context.render(
            area!.outputImage!, toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
            format: format, colorSpace: nil)
        return bytes.map(Int.init)
    }

    @Test func anAreaHasOneColour() {
        #expect(isNear(mean(image(0.2, 0.4, 0.6), CIContext()), [51, 102, 153, 255], 1))
        #expect(isNear(mean(image(0.2, 0.4, 0.6), CIContext(), .BGRA8), [153, 102, 51, 255], 1))
        let half = image(1, 1, 1, side: 4).cropped(to: CGRect(x: 0, y: 0, width: 2, height: 4))
            .composited(over: image(0, 0, 0, side: 4))
        // In linear light, and of the values as they are.
        #expect(isNear(mean(half, CIContext()), [188, 188, 188, 255], 2))
        #expect(isNear(mean(half, CIContext(options: [.workingColorSpace: NSNull()])), [128, 128, 128, 255], 2))
        let filter = CIFilter(
            name: "CIAreaMaximum",
            parameters: [kCIInputImageKey: half, kCIInputExtentKey: CIVector(cgRect: half.extent)])!
        #expect(isNear(pixel(filter.outputImage!, 0, 0), [255, 255, 255, 255]))
        #expect(filter.outputImage?.extent == CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    @Test func rowsAreWrittenFromTheTop() {
        let low = image(1, 0, 0, side: 2).cropped(to: CGRect(x: 0, y: 0, width: 2, height: 1))
        var bytes = [UInt8](repeating: 9, count: 16)
        CIContext().render(
            low, toBitmap: &bytes, rowBytes: 8, bounds: CGRect(x: 0, y: 0, width: 2, height: 2), format: .RGBA8,
            colorSpace: nil)
        #expect(bytes == [0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 255, 255, 0, 0, 255])
    }
}
