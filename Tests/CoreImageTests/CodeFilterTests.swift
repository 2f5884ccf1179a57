import CoreGraphics
import CoreImage
import Foundation
import SeamFoundation
import Testing

/// Codes that cameras read, and filters with inputs that have types.
@Suite struct CodeFilterTests {
    /// Which pixels are dark, in rows from above.
    private func squares(_ image: CIImage) throws -> [[Bool]] {
        let picture = try #require(CIContext(options: nil).createCGImage(image, from: image.extent))
        let data = try #require(picture.dataProvider?.data)
        return (0..<picture.height).map { y in
            (0..<picture.width).map { x in data[y * picture.bytesPerRow + x * 4] < 128 }
        }
    }

    @Test func textsBecomeCodes() throws {
        let filter = CIFilter.qrCodeGenerator()
        #expect(filter.outputImage == nil && filter.correctionLevel == "M")
        filter.message = Data("안녕".utf8)
        let image = try #require(filter.outputImage)
        #expect(image.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
        let rows = try squares(image)
        // Room around it, and a pattern in three of its corners.
        #expect(!rows[0].contains(true) && !rows[22].contains(true))
        let edge = [true, true, true, true, true, true, true, false]
        #expect(Array(rows[1][1...8]) == edge && Array(rows[1][14...21]) == edge.reversed())
        #expect(Array(rows[21][1...8]) == edge && Array(rows[21][15...21]) != Array(repeating: true, count: 7))
        #expect(rows[7][1...7].allSatisfy { $0 } && rows[3][3] && !rows[2][2])
        // Between the patterns every second square is dark.
        #expect((9...13).map { rows[7][$0] } == [true, false, true, false, true])
    }

    /// Apps make codes larger by a transform, and their squares have no soft edges then.
    @Test func codesAreSharpWhenTheyAreLarger() throws {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data("안녕".utf8)
        let image = try #require(filter.outputImage)
        let small = try squares(image)
        let large = image.transformed(by: CGAffineTransform(scaleX: 3, y: 3))
        let picture = try #require(CIContext(options: nil).createCGImage(large, from: large.extent))
        let data = try #require(picture.dataProvider?.data)
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                #expect(data[y * picture.bytesPerRow + x * 4] == (small[y / 3][x / 3] ? 0 : 255), "\(x), \(y)")
            }
        }
        // Other pictures are sharp only if they are asked to be.
        let dot = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        func edge(_ image: CIImage) throws -> UInt8 {
            let larger = image.transformed(by: CGAffineTransform(scaleX: 8, y: 8))
            let picture = try #require(CIContext(options: nil).createCGImage(larger, from: larger.extent))
            return try #require(picture.dataProvider?.data)[4 * picture.bytesPerRow + 3]
        }
        #expect(try edge(dot) < 255 && edge(dot.samplingNearest()) == 255)
        #expect(try edge(dot.samplingNearest().samplingLinear()) < 255)
    }

    @Test func codesGrowWithWhatTheySay() throws {
        func side(_ count: Int, _ level: String) -> CGFloat? {
            let filter = CIFilter(name: "CIQRCodeGenerator")
            filter?.setValue(Data(repeating: 65, count: count), forKey: "inputMessage")
            filter?.setValue(level, forKey: "inputCorrectionLevel")
            return filter?.outputImage?.extent.width
        }
        // The most bytes of the smallest code and of the largest (ISO/IEC 18004).
        #expect(side(17, "L") == 23 && side(18, "L") == 27)
        #expect(side(7, "H") == 23 && side(8, "H") == 27)
        #expect(side(2953, "L") == 179 && side(2954, "L") == nil)
        #expect(side(1273, "H") == 179 && side(1274, "H") == nil)
        #expect(side(0, "M") == 23)
    }

    @Test func textsBecomeBars() throws {
        let filter = CIFilter.code128BarcodeGenerator()
        filter.message = Data("A1".utf8)
        let image = try #require(filter.outputImage)
        // Eleven squares for each sign with the start and the sum, thirteen for the end, and the room around.
        #expect(image.extent == CGRect(x: 0, y: 0, width: 4 * 11 + 13 + 14, height: 32 + 14))
        let row = try squares(image)[20]
        #expect(Array(row[7..<18]) == "11010010000".map { $0 == "1" })
        #expect(Array(row[18..<29]) == "10100011000".map { $0 == "1" })
        filter.message = Data("한글".utf8)
        #expect(filter.outputImage == nil)
    }

    private func image(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> CIImage {
        CIImage(color: CIColor(red: red, green: green, blue: blue)).cropped(
            to: CGRect(x: 0, y: 0, width: 40, height: 40))
    }

    private func pixel(_ image: CIImage?, _ x: Int = 20, _ y: Int = 20) throws -> [Int] {
        let image = try #require(image)
        let part = try #require(
            CIContext(options: nil).createCGImage(image, from: CGRect(x: x, y: y, width: 1, height: 1)))
        let data = try #require(part.dataProvider?.data)
        return [Int(data[2]), Int(data[1]), Int(data[0]), Int(data[3])]
    }

    @Test func inputsHaveTypes() throws {
        let sepia = CIFilter.sepiaTone()
        sepia.inputImage = image(0.5, 0.5, 0.5)
        #expect(sepia.intensity == 1)
        let full = try pixel(sepia.outputImage)
        #expect(full[0] > full[1] && full[1] > full[2])
        sepia.intensity = 0
        #expect(try abs(pixel(sepia.outputImage)[0] - 128) <= 1)
        // The inputs are those that are set by name.
        sepia.setValue(0.25, forKey: kCIInputIntensityKey)
        #expect(sepia.intensity == 0.25)
        let current: CIFilter = sepia
        #expect(current.inputKeys.contains(kCIInputIntensityKey))
        let twirl = CIFilter.twirlDistortion()
        twirl.center = CGPoint(x: 20, y: 10)
        #expect(twirl.value(forKey: kCIInputCenterKey) as? CIVector == CIVector(x: 20, y: 10))
    }

    @Test func cellsHaveOneColour() throws {
        let left = image(1, 0, 0).cropped(to: CGRect(x: 0, y: 0, width: 20, height: 40))
        let both = left.composited(over: image(0, 0, 1))
        let filter = CIFilter.pixellate()
        (filter.inputImage, filter.center, filter.scale) = (both, .zero, 16)
        // The cell from 16 to 32 has its middle in the blue half.
        #expect(try pixel(filter.outputImage, 17, 5) == [0, 0, 255, 255])
        #expect(try pixel(filter.outputImage, 15, 5) == [255, 0, 0, 255])
        let crystals = CIFilter.crystallize()
        crystals.inputImage = both
        let colors = try (0..<40).map { try pixel(crystals.outputImage, $0, 20) }
        #expect(colors.allSatisfy { $0 == [255, 0, 0, 255] || $0 == [0, 0, 255, 255] })
    }

    @Test func edgesAndMasks() throws {
        let both = image(1, 1, 1).cropped(to: CGRect(x: 0, y: 0, width: 20, height: 40)).composited(
            over: image(0, 0, 0))
        let edges = CIFilter.edges()
        edges.inputImage = both
        #expect(try pixel(edges.outputImage, 19, 20)[0] > 200)
        #expect(try pixel(edges.outputImage, 5, 20)[0] == 0)
        // Where the picture ends there is no edge.
        #expect(try pixel(edges.outputImage, 0, 20)[0] == 0)
        let blend = CIFilter.blendWithMask()
        (blend.inputImage, blend.backgroundImage, blend.maskImage) = (image(1, 0, 0), image(0, 1, 0), both)
        #expect(try pixel(blend.outputImage, 5, 20) == [255, 0, 0, 255])
        #expect(try pixel(blend.outputImage, 30, 20) == [0, 255, 0, 255])
        let vignette = CIFilter.vignette()
        (vignette.inputImage, vignette.intensity) = (image(1, 1, 1), 1)
        #expect(try pixel(vignette.outputImage, 20, 20)[0] > 250)
        #expect(try pixel(vignette.outputImage, 1, 1)[0] < 230)
        let mono = CIFilter.photoEffectMono()
        mono.inputImage = image(1, 0.2, 0)
        let gray = try pixel(mono.outputImage)
        #expect(gray[0] == gray[1] && gray[1] == gray[2])
        #expect(CIFilter.filterNames(inCategory: nil).allSatisfy { CIFilter(name: $0) != nil })
    }

    /// Numbers that are none, and places far from everything, draw something or nothing.
    @Test(arguments: [Double.nan, .infinity, -1e300, 0])
    func oddNumbersStopNothing(number: Double) throws {
        let picture = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 2, height: 2))
        let names = CIFilter.filterNames(inCategory: nil)
        #expect(names.count > 30)
        // What is soft to the largest radius takes its time.
        let slow = ["Blur", "Bloom", "Unsharp", "Sharpen"]
        for name in names where !(number > 1e9) || !slow.contains(where: name.contains) {
            let filter = try #require(CIFilter(name: name))
            for key in filter.inputKeys {
                switch filter.value(forKey: key) {
                case is CIVector: filter.setValue(CIVector(x: number, y: number, z: number, w: number), forKey: key)
                case is Double, is Int, is CGFloat, is NSNumber: filter.setValue(number, forKey: key)
                case nil where key == "inputMessage": filter.setValue(Data("a".utf8), forKey: key)
                case nil: filter.setValue(picture, forKey: key)
                default: break
                }
            }
            guard let output = filter.outputImage else { continue }
            _ = CIContext().createCGImage(output, from: CGRect(x: 0, y: 0, width: 2, height: 2))
        }
    }

    @Test func nothingIsFoundInPictures() throws {
        let detector = try #require(
            CIDetector(
                ofType: CIDetectorTypeQRCode, context: nil, options: [CIDetectorAccuracy: CIDetectorAccuracyHigh]))
        #expect(detector.features(in: CIImage.empty()).isEmpty)
        #expect(detector.features(in: CIImage.empty(), options: [:]).isEmpty)
        #expect(CIDetector(ofType: "Cats", context: nil) == nil)
    }
}
