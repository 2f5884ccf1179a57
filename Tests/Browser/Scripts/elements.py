"""Uses an app's accessible elements as tests of web pages do, as the keyboard does and as a screen reader does. The second
argument says which app it is."""
import sys

from playwright.sync_api import expect

from seam_page import App, wait_for

expect.set_options(timeout=10000)


def tasks(app):
    page = app.page
    field = page.get_by_role('textbox')
    rows = page.get_by_role('listitem')
    expect(page.get_by_text('Nothing to do')).to_be_visible()
    field.fill('Buy milk')
    expect(field).to_have_value('Buy milk')
    page.get_by_role('button', name='Add').click()
    expect(page.get_by_text('1 of 1 to do')).to_be_visible()
    expect(field).to_have_value('')
    field.press_sequentially('Call Jiho')
    expect(field).to_have_value('Call Jiho')
    field.press('Enter')
    expect(page.get_by_text('2 of 2 to do')).to_be_visible()
    # The same text once more is a row of its own.
    field.fill('Buy milk')
    field.press('Enter')
    expect(rows).to_have_text(['Buy milk', 'Call Jiho', 'Buy milk'])
    page.get_by_role('listitem', name='Call Jiho').click()
    expect(page.get_by_text('2 of 3 to do')).to_be_visible()
    page.get_by_text('Call Jiho', exact=True).click()
    expect(page.get_by_text('3 of 3 to do')).to_be_visible()


def profile(app):
    page = app.page
    expect(page.get_by_role('heading', name='Profile', level=1)).to_be_visible()
    expect(page.get_by_role('button', name='Save')).to_be_disabled()
    name = page.get_by_role('textbox').first
    expect(name).to_have_value('지민')
    name.fill('서연')
    expect(page.get_by_text('Hello, 서연!')).to_be_visible()
    page.get_by_role('button', name='Save').click()
    expect(page.get_by_text('Saved: 서연, jimin@example.com')).to_be_visible()
    name.clear()
    expect(page.get_by_text('A name is needed.')).to_be_visible()
    page.get_by_role('button', name='Reset').click()
    expect(name).to_have_value('서연')


def pets(app):
    page = app.page
    page.get_by_role('button', name='Add').click()
    expect(page.get_by_text('Dog 1').first).to_be_visible()
    # Wheels, by the pointer and by the keyboard.
    page.get_by_role('option', name='Cat').click()
    expect(page.get_by_role('option', name='Cat', selected=True)).to_be_visible()
    page.get_by_role('option', name='Ada').press('ArrowDown')
    expect(page.get_by_role('option', name='Grace', selected=True)).to_be_focused()
    page.keyboard.press('ArrowUp')
    expect(page.get_by_role('option', name='Ada', selected=True)).to_be_focused()
    page.get_by_role('button', name='Add').click()
    page.get_by_role('listitem').filter(has_text='Cat 2').get_by_role('button', name='Care').click()
    dialog = page.get_by_role('alertdialog')
    expect(dialog.get_by_text('Cat 2 eats fish and stays at home.')).to_be_visible()
    dialog.get_by_role('button', name='OK').click()
    expect(dialog).to_have_count(0)


def todo_list(app):
    page = app.page
    page.get_by_placeholder('Todo title').fill('우유 사기')
    page.get_by_role('button', name='Add Todo').click()
    expect(page.get_by_role('listitem', name='우유 사기')).to_be_visible()


def user_editor(app):
    page = app.page
    page.get_by_role('textbox').first.fill('Bob')
    page.get_by_role('textbox').nth(1).fill('41')
    expect(page.get_by_text('Hello, Bob! You are 41 years old.')).to_be_visible()
    page.get_by_role('textbox').nth(1).press_sequentially('abc')
    expect(page.get_by_text('Hello, Bob! You are 41 years old.')).to_be_visible()


def face_viewer(app):
    for name in ['제니', '시리', '애플', '제니']:
        expect(app.page.get_by_text(name)).to_be_visible()
        app.page.get_by_role('button', name='Next').click()


def controls(app):
    page = app.page
    log = page.get_by_test_id('log')
    expect(log).to_have_text('Nothing yet')

    # Fields, as tests fill them.
    name, secret, notes = page.get_by_label('Name'), page.get_by_label('Password'), page.get_by_label('Notes')
    name.fill('Mina')
    expect(log).to_have_text('name Mina')
    page.get_by_placeholder('Name').press_sequentially('!')
    expect(name).to_have_value('Mina!')
    name.press('Backspace')
    expect(name).to_have_value('Mina')
    expect(name).to_be_focused()
    secret.fill('geheim')
    expect(log).to_have_text('secret 6')
    expect(secret).to_have_value('••••••')
    assert not any(way == 'in' and 'geheim' in str(message) for way, message in app.messages)
    notes.fill('one\ntwo')
    expect(notes).to_have_value('one\ntwo')
    # An input method at work in a field of the elements.
    name.fill('')
    expect(name).to_have_value('')
    session = page.context.new_cdp_session(page)
    for text in ['ㅎ', '하', '한']:
        session.send('Input.imeSetComposition', {'text': text, 'selectionStart': 1, 'selectionEnd': 1})
        expect(log).to_have_text(f'name {text}')
    session.send('Input.insertText', {'text': '한'})
    name.press('!')
    expect(name).to_have_value('한!')
    expect(log).to_have_text('name 한!')

    # Values, by the keyboard.
    wifi = page.get_by_role('switch', name='Wi-Fi')
    expect(wifi).not_to_be_checked()
    wifi.check()
    expect(log).to_have_text('on')
    expect(wifi).to_be_checked()
    wifi.focus()
    page.keyboard.press('Space')
    expect(log).to_have_text('off')
    expect(wifi).not_to_be_checked()
    page.keyboard.press('Tab')
    volume = page.get_by_role('slider', name='Volume')
    expect(volume).to_be_focused()
    page.keyboard.press('ArrowRight')
    expect(log).to_have_text('volume 5')
    volume.fill('20')
    expect(log).to_have_text('volume 20')
    expect(volume).to_have_value('20')
    page.get_by_role('spinbutton', name='Guests').press('ArrowUp')
    expect(log).to_have_text('guests 1')
    page.get_by_role('button', name='Large').click()
    expect(page.get_by_role('button', name='Large', pressed=True)).to_be_visible()
    expect(log).to_have_text('size 1')
    expect(page.get_by_role('progressbar', name='Upload')).to_have_attribute('aria-valuenow', '0.25')
    expect(page.get_by_role('button', name='Never')).to_be_disabled()

    # A click without a pointer is what a screen reader sends; with one it is not heard twice.
    card = page.get_by_role('button', name='Card')
    card.dispatch_event('click')
    expect(log).to_have_text('card 1')
    # Custom actions are no buttons, which would be mistaken for those that are seen.
    expect(page.get_by_role('button', name='Archive')).to_have_count(0)
    expect(page.get_by_role('menu', name='Actions').get_by_role('menuitem', name='Archive')).to_have_count(1)
    page.get_by_role('menuitem', name='Archive').dispatch_event('click')
    expect(log).to_have_text('archived')
    touches = page.get_by_test_id('count')
    touches.click()
    expect(touches).to_have_text('Touched 1')
    page.wait_for_timeout(700)
    expect(touches).to_have_text('Touched 1')

    # A dialog takes the focus and gives it back.
    delete = page.get_by_test_id('delete')
    delete.press('Enter')
    dialog = page.get_by_role('alertdialog', name='Delete all?')
    expect(dialog.get_by_role('button', name='Keep')).to_be_visible()
    expect(name).to_have_count(0)
    page.wait_for_function("document.activeElement.closest('[role=alertdialog]')")
    page.keyboard.press('Escape')
    expect(log).to_have_text('kept')
    expect(delete).to_be_focused()
    delete.click()
    page.get_by_role('button', name='Erase').click()
    expect(log).to_have_text('erased')
    expect(page.locator('.announcement')).to_have_text('All is gone')

    # The bar's title is read first, and Tab goes on in the order of reading.
    page.mouse.click(5, 700)
    order = []
    for _ in range(5):
        page.keyboard.press('Tab')
        order.append(page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent"))
    assert order == ['Name', 'Password', 'Notes', 'Wi-Fi', 'Volume'], order


def rows(app):
    page = app.page

    def row(number):
        return page.get_by_role('listitem', name=f'Row {number}', exact=True)

    page.get_by_role('tab', name='Rows').click()
    expect(page.get_by_role('tab', name='Rows', selected=True)).to_be_visible()
    expect(row(1)).to_have_attribute('aria-setsize', '1000')
    expect(row(900)).to_have_count(0)
    # What scrolls the element scrolls the app.
    page.get_by_role('list').evaluate('list => { list.scrollTop = 899 * 44 }')
    expect(row(905)).to_be_visible()
    expect(row(1)).to_have_count(0)
    row(905).click()
    expect(page.get_by_role('heading', name='Chose 905')).to_be_visible()
    # Row after row by the keyboard, also those that are not there yet.
    row(905).focus()
    for number in range(906, 931):
        page.keyboard.press('ArrowDown')
        expect(row(number)).to_be_focused()
    page.keyboard.press('Enter')
    expect(page.get_by_role('heading', name='Chose 930')).to_be_visible()
    for number in range(929, 900, -1):
        page.keyboard.press('ArrowUp')
        expect(row(number)).to_be_focused()
    page.keyboard.press('PageDown')
    expect(row(918)).to_be_visible()
    # A row out of sight is brought into sight by what Playwright does before a click.
    row(918).click()
    expect(page.get_by_role('heading', name='Chose 918')).to_be_visible()
    app.page.mouse.move(200, 300)
    app.page.mouse.wheel(0, -3000)
    expect(row(905)).to_have_count(0)


def quiet(app):
    """Nothing is sent while nothing changes; a page that comes later is told of all."""
    name = app.page.get_by_label('Name')
    expect(name).to_be_visible()
    other = app.open()
    expect(other.get_by_test_id('log')).to_have_text('Nothing yet')
    other.wait_for_timeout(1500)
    app.messages.clear()
    other.wait_for_timeout(2000)
    assert not app.messages, app.messages
    name.fill('Mina')
    expect(other.get_by_label('Name')).to_have_value('Mina')
    told = [message for way, message in app.messages if way == 'in' and isinstance(message, dict)]
    told = [record for message in told if message['type'] == 'elements' for record in message['put']]
    assert {record.get('label') for record in told} == {'Name', 'name Mina'}, told
    # Only the page that has the app acts.
    other.get_by_role('button', name='Card').dispatch_event('click')
    other.wait_for_timeout(500)
    expect(app.page.get_by_test_id('log')).to_have_text('name Mina')


with App(sys.argv[1]) as app:
    globals()[sys.argv[2]](app)
    app.done()
