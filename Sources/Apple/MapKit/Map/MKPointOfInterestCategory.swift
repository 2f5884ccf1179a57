/// A kind of place that many people look for.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Airport.
    public static let airport = MKPointOfInterestCategory(rawValue: "MKPOICategoryAirport")
    /// Amusement park.
    public static let amusementPark = MKPointOfInterestCategory(rawValue: "MKPOICategoryAmusementPark")
    /// Aquarium.
    public static let aquarium = MKPointOfInterestCategory(rawValue: "MKPOICategoryAquarium")
    /// Machines that give money.
    public static let atm = MKPointOfInterestCategory(rawValue: "MKPOICategoryATM")
    /// Bakery.
    public static let bakery = MKPointOfInterestCategory(rawValue: "MKPOICategoryBakery")
    /// Bank.
    public static let bank = MKPointOfInterestCategory(rawValue: "MKPOICategoryBank")
    /// Beach.
    public static let beach = MKPointOfInterestCategory(rawValue: "MKPOICategoryBeach")
    /// Brewery.
    public static let brewery = MKPointOfInterestCategory(rawValue: "MKPOICategoryBrewery")
    /// Cafe.
    public static let cafe = MKPointOfInterestCategory(rawValue: "MKPOICategoryCafe")
    /// Campground.
    public static let campground = MKPointOfInterestCategory(rawValue: "MKPOICategoryCampground")
    /// Car rental.
    public static let carRental = MKPointOfInterestCategory(rawValue: "MKPOICategoryCarRental")
    /// Places where cars are charged.
    public static let evCharger = MKPointOfInterestCategory(rawValue: "MKPOICategoryEVCharger")
    /// Fire station.
    public static let fireStation = MKPointOfInterestCategory(rawValue: "MKPOICategoryFireStation")
    /// Fitness center.
    public static let fitnessCenter = MKPointOfInterestCategory(rawValue: "MKPOICategoryFitnessCenter")
    /// Food market.
    public static let foodMarket = MKPointOfInterestCategory(rawValue: "MKPOICategoryFoodMarket")
    /// Gas station.
    public static let gasStation = MKPointOfInterestCategory(rawValue: "MKPOICategoryGasStation")
    /// Hospital.
    public static let hospital = MKPointOfInterestCategory(rawValue: "MKPOICategoryHospital")
    /// Hotel.
    public static let hotel = MKPointOfInterestCategory(rawValue: "MKPOICategoryHotel")
    /// Laundry.
    public static let laundry = MKPointOfInterestCategory(rawValue: "MKPOICategoryLaundry")
    /// Library.
    public static let library = MKPointOfInterestCategory(rawValue: "MKPOICategoryLibrary")
    /// Marina.
    public static let marina = MKPointOfInterestCategory(rawValue: "MKPOICategoryMarina")
    /// Movie theater.
    public static let movieTheater = MKPointOfInterestCategory(rawValue: "MKPOICategoryMovieTheater")
    /// Museum.
    public static let museum = MKPointOfInterestCategory(rawValue: "MKPOICategoryMuseum")
    /// National park.
    public static let nationalPark = MKPointOfInterestCategory(rawValue: "MKPOICategoryNationalPark")
    /// Nightlife.
    public static let nightlife = MKPointOfInterestCategory(rawValue: "MKPOICategoryNightlife")
    /// Park.
    public static let park = MKPointOfInterestCategory(rawValue: "MKPOICategoryPark")
    /// Parking.
    public static let parking = MKPointOfInterestCategory(rawValue: "MKPOICategoryParking")
    /// Pharmacy.
    public static let pharmacy = MKPointOfInterestCategory(rawValue: "MKPOICategoryPharmacy")
    /// Police.
    public static let police = MKPointOfInterestCategory(rawValue: "MKPOICategoryPolice")
    /// Post office.
    public static let postOffice = MKPointOfInterestCategory(rawValue: "MKPOICategoryPostOffice")
    /// Public transport.
    public static let publicTransport = MKPointOfInterestCategory(rawValue: "MKPOICategoryPublicTransport")
    /// Restaurant.
    public static let restaurant = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestaurant")
    /// Restroom.
    public static let restroom = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestroom")
    /// School.
    public static let school = MKPointOfInterestCategory(rawValue: "MKPOICategorySchool")
    /// Stadium.
    public static let stadium = MKPointOfInterestCategory(rawValue: "MKPOICategoryStadium")
    /// Store.
    public static let store = MKPointOfInterestCategory(rawValue: "MKPOICategoryStore")
    /// Theater.
    public static let theater = MKPointOfInterestCategory(rawValue: "MKPOICategoryTheater")
    /// University.
    public static let university = MKPointOfInterestCategory(rawValue: "MKPOICategoryUniversity")
    /// Winery.
    public static let winery = MKPointOfInterestCategory(rawValue: "MKPOICategoryWinery")
    /// Zoo.
    public static let zoo = MKPointOfInterestCategory(rawValue: "MKPOICategoryZoo")
}
