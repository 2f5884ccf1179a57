import Foundation
import CoreFoundation

func checkCasts() {
    let text = "héllo 한글"
    print((text as NSString).length, (text as NSString).substring(to: 5), ("a/b.txt" as NSString).pathExtension)
    print(NSString(string: text).range(of: "한글").location, (text as NSString) as String)
    print((5 as NSNumber).doubleValue, (2.5 as NSNumber).intValue, (true as NSNumber).boolValue)
    let range = NSRange(location: 0, length: (text as NSString).length)
    print(range.length, (text as NSString).replacingCharacters(in: NSRange(location: 0, length: 1), with: "j"))
    let dictionary = ["a": 1, "b": "two"] as [String: Any]
    print((dictionary as NSDictionary).count, (dictionary as NSDictionary)["b"] as? String ?? "-")
    print(([1, 2, 3] as NSArray).count, ([1, 2] as NSArray).firstObject as? Int ?? 0)
    let objects = ["title": "t" as AnyObject, "count": 3 as AnyObject] as [String: AnyObject]
    print(objects["title"] as? String ?? "-", objects["count"] as? Int ?? 0, objects.count)
    let any: Any = "x"
    print((any as? NSString)?.length ?? -1, any as AnyObject is NSString)
    let json = try! JSONSerialization.jsonObject(with: Data(#"{"n": 3, "list": [{"s": "x"}], "none": null}"#.utf8))
    let root = json as! [String: AnyObject]
    print(root["n"] as? Int ?? 0, (root["list"] as? [[String: AnyObject]])?.first?["s"] as? String ?? "-")
    print((json as? NSDictionary)?["n"] as? NSNumber ?? 0, root["none"] is NSNull)
    let error = NSError(domain: "d", code: 7, userInfo: [NSLocalizedDescriptionKey: "broken"])
    print((error as Error).localizedDescription, (error as Error as NSError).code)
    print((Date(timeIntervalSince1970: 0) as NSDate).timeIntervalSince1970, (Data([1, 2]) as NSData).length)
    print((URL(string: "https://a.b/c")! as NSURL).host ?? "-", ("s" as CFString) as String)
    let set = Set([1, 2]) as NSSet
    print(set.count, String(describing: "s" as NSString), "\(NSStringFromClass(AppDelegate.self))")
    let mutable = NSMutableDictionary(dictionary: ["k": "v"])
    mutable["n"] = 1
    print(mutable.count, (mutable as? [String: Any])?["k"] as? String ?? "-")
    let switched: Any = 4
    switch switched {
    case let number as NSNumber: print("number", number.intValue)
    default: print("other")
    }
}
