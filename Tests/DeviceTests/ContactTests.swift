@testable import Contacts
import Foundation
import Testing

struct ContactTests {
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")

    private func contact(_ given: String, _ family: String) -> CNMutableContact {
        let contact = CNMutableContact()
        (contact.givenName, contact.familyName) = (given, family)
        return contact
    }

    @Test func contactsHoldWhatTheyAreGiven() {
        let one = contact("길동", "홍")
        one.phoneNumbers = [
            CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "010-1234-5678"))
        ]
        let address = CNMutablePostalAddress()
        address.city = "서울"
        one.postalAddresses = [CNLabeledValue(label: CNLabelHome, value: address)]
        one.emailAddresses = [CNLabeledValue(label: nil, value: "a@b.kr")]
        let copy = one.copy() as? CNContact
        #expect(copy?.phoneNumbers.first?.value.stringValue == "010-1234-5678")
        #expect(copy?.postalAddresses.first?.value.city == "서울")
        #expect(copy?.emailAddresses.first?.value == "a@b.kr")
        #expect(copy == one)
        one.givenName = "other"
        #expect(copy != one && copy?.givenName == "길동")
        #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelHome) == "home")
        #expect(CNLabeledValue<NSString>.localizedString(forLabel: "mine") == "mine")
    }

    @Test func whatIsSavedIsThereAgain() throws {
        defer { try? FileManager.default.removeItem(at: file) }
        let one = contact("A", "B")
        try ContactFile(file).change { $0.append(one.values) }
        #expect(try ContactFile(file).contacts() == [one.values])
        #expect(throws: CNError.self) {
            try ContactFile(file).change {
                $0 = []
                throw CNError(.recordDoesNotExist)
            }
        }
        #expect(try ContactFile(file).contacts() == [one.values])
        try Data("no".utf8).write(to: file)
        #expect(throws: (any Error).self) { try ContactFile(file).contacts() }
    }

    @Test func namesSortAndAreFound() {
        let contacts = [contact("나", "이"), contact("가", "최"), contact("다", "김")]
        #expect(CNContactSortOrder.familyName.sorted(contacts).map(\.familyName) == ["김", "이", "최"])
        #expect(CNContactSortOrder.givenName.sorted(contacts).map(\.givenName) == ["가", "나", "다"])
        let predicate = CNContact.predicateForContacts(matchingName: "김")
        #expect(contacts.filter { predicate.evaluate(with: $0) }.map(\.givenName) == ["다"])
        let company = CNMutableContact()
        company.organizationName = "Seam"
        #expect(CNContactFormatter.string(from: company, style: .fullName) == "Seam")
        #expect(CNContactFormatter.string(from: CNContact(), style: .fullName) == nil)
    }

    @Test func addressesAreWrittenAsTheirCountriesDo() {
        let address = CNMutablePostalAddress()
        address.street = "1 Main Street"
        address.city = "Springfield"
        address.state = "IL"
        address.postalCode = "62701"
        address.country = "USA"
        address.isoCountryCode = "us"
        func text() -> String { CNPostalAddressFormatter.string(from: address, style: .mailingAddress) }
        #expect(text() == "1 Main Street\nSpringfield IL 62701\nUSA")
        address.isoCountryCode = "de"
        address.state = ""
        #expect(text() == "1 Main Street\n62701 Springfield\nUSA")
        let home = CNMutablePostalAddress()
        home.street = "세종대로 110"
        home.city = "서울특별시"
        home.isoCountryCode = "KR"
        #expect(CNPostalAddressFormatter().string(from: home) == "서울특별시\n세종대로 110")
        #expect(CNPostalAddressFormatter().string(from: CNPostalAddress()).isEmpty)
    }
}
