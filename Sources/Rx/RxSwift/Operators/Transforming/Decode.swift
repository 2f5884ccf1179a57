import Foundation

/// A decoder of values from data, such as `JSONDecoder`. RxSwift 6 calls it `DataDecoder`, as Alamofire calls one of its own:
/// for apps that were written with RxSwift 5 and Alamofire the name would be ambiguous.
public protocol _DataDecoder {
    /// Decodes a value of a type.
    func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
}

extension JSONDecoder: _DataDecoder {}
extension PropertyListDecoder: _DataDecoder {}

extension ObservableType where Element == Data {
    /// Decodes each value. An error of the decoder ends the sequence.
    public func decode<Item: Decodable, Decoder: _DataDecoder>(
        type: Item.Type, decoder: Decoder
    ) -> Observable<Item> {
        map { try decoder.decode(type, from: $0) }
    }
}
