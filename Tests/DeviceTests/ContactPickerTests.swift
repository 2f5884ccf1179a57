import ContactsUI
import Testing

/// What those who import the picker alone see.
@Suite @MainActor struct ContactPickerTests {
    @Test func contactsComeWithThePicker() {
        let picker = CNContactPickerViewController()
        picker.displayedPropertyKeys = [CNContactPhoneNumbersKey]
        #expect(picker.displayedPropertyKeys == [CNContactPhoneNumbersKey])
        #expect(CNContact().givenName.isEmpty)
    }
}
