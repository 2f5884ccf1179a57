public import Foundation

// On iOS every value that has a class in Foundation can be an argument of a format: `%@` shows its description, and a
// predicate takes the value itself.

/// A value that formats show by its description.
public protocol _DescribedArgument: CVarArg, _CVarArgObject, CustomStringConvertible {}

extension _DescribedArgument {
    public var _cVarArgObject: any CVarArg { NSString(string: description) }
    public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {}
extension Date: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {}
extension URL: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {}
extension Data: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {}
extension Decimal: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {}
extension Array: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {}
extension Set: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {}
extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {}
extension NSUUID: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {}
extension NSDate: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {}
extension NSURL: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {}
extension NSData: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {}
extension NSNumber: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {}
extension NSArray: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {}
extension NSSet: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {}
extension NSDictionary: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {}
extension NSError: @retroactive CVarArg, @retroactive _CVarArgObject, _DescribedArgument {}
