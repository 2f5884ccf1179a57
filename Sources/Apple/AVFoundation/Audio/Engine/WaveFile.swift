import Foundation

/// A file of samples, as Microsoft's and IBM's RIFF WAVE has it.
struct WaveFile {
    /// What a sample is: a whole number, or one with a floating point.
    var isFloat: Bool
    var bits: Int
    var channels: Int
    var rate: Double
    /// The samples, the channels' in turn.
    var samples: Data

    var frameSize: Int { bits / 8 * channels }
    var frames: Int { frameSize > 0 ? samples.count / frameSize : 0 }

    /// Reads a file; nil if it is none, or of samples that are packed.
    init?(_ data: Data) {
        let data = Data(data)
        func number(_ place: Int, _ size: Int) -> Int {
            (0..<size).reduce(0) { $0 | Int(data[place + $1]) << (8 * $1) }
        }
        func word(_ place: Int) -> String { String(decoding: data[place..<place + 4], as: UTF8.self) }
        guard data.count >= 12, word(0) == "RIFF", word(8) == "WAVE" else { return nil }
        var place = 12
        var format: (kind: Int, channels: Int, rate: Int, bits: Int)?
        while place + 8 <= data.count {
            let (name, start) = (word(place), place + 8)
            let size = min(number(place + 4, 4), data.count - start)
            if name == "fmt ", size >= 16 {
                var kind = number(start, 2)
                // The kind of an extensible format stands in its name.
                if kind == 0xFFFE, size >= 26 { kind = number(start + 24, 2) }
                format = (kind, number(start + 2, 2), number(start + 4, 4), number(start + 14, 2))
            }
            if name == "data", let format {
                let isKnown =
                    format.kind == 1 && [8, 16, 24, 32].contains(format.bits)
                    || format.kind == 3 && [32, 64].contains(format.bits)
                guard isKnown, format.channels > 0, format.rate > 0 else { return nil }
                self.init(
                    isFloat: format.kind == 3, bits: format.bits, channels: format.channels, rate: Double(format.rate),
                    samples: data.subdata(in: start..<start + size))
                return
            }
            place = start + size + size % 2
        }
        return nil
    }

    init(isFloat: Bool, bits: Int, channels: Int, rate: Double, samples: Data) {
        (self.isFloat, self.bits, self.channels) = (isFloat, bits, channels)
        (self.rate, self.samples) = (rate, samples)
    }

    /// A file of the samples of a buffer, of 16 bits.
    init(_ buffer: AVAudioPCMBuffer) {
        let channels = Int(buffer.format.channelCount)
        var samples = Data(capacity: Int(buffer.frameLength) * channels * 2)
        for frame in 0..<Int(buffer.frameLength) {
            for channel in 0..<channels {
                let value = buffer[frame, channel]
                let whole = value.isFinite ? Int16(min(max(value, -1) * 32768, 32767)) : 0
                withUnsafeBytes(of: whole.littleEndian) { samples.append(contentsOf: $0) }
            }
        }
        self.init(isFloat: false, bits: 16, channels: channels, rate: buffer.format.sampleRate, samples: samples)
    }

    /// A sample, from -1 to 1.
    subscript(frame: Int, channel: Int) -> Float {
        let place = samples.startIndex + frame * frameSize + channel * bits / 8
        var raw: UInt64 = 0
        for byte in 0..<bits / 8 { raw |= UInt64(samples[place + byte]) << (8 * byte) }
        if isFloat { return bits == 32 ? Float(bitPattern: UInt32(raw)) : Float(Double(bitPattern: raw)) }
        // Samples of a byte have no sign.
        if bits == 8 { return (Float(raw) - 128) / 128 }
        let whole = Int64(bitPattern: raw << (64 - bits)) >> (64 - bits)
        return Float(Double(whole) / Double(Int64(1) << (bits - 1)))
    }

    /// What is written to the disk.
    var data: Data {
        var data = Data()
        func add(_ value: Int, _ size: Int) { for byte in 0..<size { data.append(UInt8(value >> (8 * byte) & 0xFF)) } }
        data.append(contentsOf: "RIFF".utf8)
        add(36 + samples.count, 4)
        data.append(contentsOf: "WAVEfmt ".utf8)
        add(16, 4)
        add(isFloat ? 3 : 1, 2)
        add(channels, 2)
        add(Int(rate), 4)
        add(Int(rate) * frameSize, 4)
        add(frameSize, 2)
        add(bits, 2)
        data.append(contentsOf: "data".utf8)
        add(samples.count, 4)
        data.append(samples)
        return data
    }
}
