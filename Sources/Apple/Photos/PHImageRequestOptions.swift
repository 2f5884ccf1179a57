public import Foundation

/// Which version of a picture is asked for.
public enum PHImageRequestOptionsVersion: Int, Sendable {
    /// As the person has changed it, or as it was taken. Both are the same here.
    case current = 0
    case unadjusted, original
}

/// How good a picture has to be, and how soon.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
    /// A poor one may come first. Here the good one comes at once, as with the others.
    case opportunistic = 0
    case highQualityFormat, fastFormat
}

/// How a picture is brought to the size that is asked for.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
    /// Not at all.
    case none = 0
    /// To a size that may be somewhat larger. Here it is exact.
    case fast
    /// To the size.
    case exact
}

/// How a picture is asked for.
open class PHImageRequestOptions: NSObject {
    /// The version.
    open var version = PHImageRequestOptionsVersion.current
    /// How good, and how soon.
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// How it is made smaller.
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    /// Whether it may come over the network. Has no effect: all of the library is here.
    open var isNetworkAccessAllowed = false
    /// Whether the answer comes before the call returns.
    open var isSynchronous = false
}

/// How a film is asked for.
open class PHVideoRequestOptions: NSObject {
    /// Whether it may come over the network. Has no effect: all of the library is here.
    open var isNetworkAccessAllowed = false
    /// How good, and how soon. Has no effect: films are given as they are.
    open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
    /// The version. Both are the same.
    open var version = PHVideoRequestOptionsVersion.current
}

/// How good a film has to be.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
    case automatic = 0
    case highQualityFormat, mediumQualityFormat, fastFormat
}

/// Which version of a film is asked for.
public enum PHVideoRequestOptionsVersion: Int, Sendable {
    case current = 0
    case original
}
