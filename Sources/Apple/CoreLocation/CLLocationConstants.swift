/// An angle in degrees.
public typealias CLLocationDegrees = Double
/// A length in metres.
public typealias CLLocationDistance = Double
/// How far a value may be from the true one, in metres; negative if it is not known at all.
public typealias CLLocationAccuracy = Double
/// A speed in metres a second.
public typealias CLLocationSpeed = Double
/// How far a speed may be from the true one, in metres a second.
public typealias CLLocationSpeedAccuracy = Double
/// A direction in degrees, clockwise from north; negative if it is not known.
public typealias CLLocationDirection = Double
/// How far a direction may be from the true one, in degrees.
public typealias CLLocationDirectionAccuracy = Double
/// One part of a heading, in microteslas.
public typealias CLHeadingComponentValue = Double
/// The number of a beacon, or of a group of them.
public typealias CLBeaconMajorValue = UInt16
/// The number of a beacon in its group.
public typealias CLBeaconMinorValue = UInt16

/// Every movement counts.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// Every change of the heading counts.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
/// The greatest distance that there is.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
/// The longest time that there is.
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude

/// As exact as can be, for finding one's way.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As exact as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// To ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// To a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// To a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// To three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// As exact as an app is told that may not know exactly.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = .greatestFiniteMagnitude

/// The domain of errors of this framework.
public let kCLErrorDomain = "kCLErrorDomain"
/// The key of the other region that an error is about.
public let kCLErrorUserInfoAlternateRegionKey = "kCLErrorUserInfoAlternateRegionKey"
