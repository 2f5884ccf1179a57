"""Keys without a text field, in the app Hands: what is held, shortcuts under any layout, and keys that go up elsewhere."""
import sys

from seam_page import App, wait_for


def key(page, kind, **how):
    """An event as a browser sends it for a layout of its own."""
    page.evaluate(
        "([kind, how]) => document.activeElement.dispatchEvent(new KeyboardEvent(kind, "
        "{ bubbles: true, cancelable: true, ...how }))", [kind, how])


with App(sys.argv[1]) as app:
    page, keyboard = app.page, app.page.keyboard
    keyboard.down('g')
    app.wait_text('held g')
    keyboard.down('ArrowLeft')
    wait_for(lambda: any(t.startswith('held') and 'g' in t and ' UI' in t for t in app.texts()), 'two keys', app.texts)
    keyboard.up('g')
    keyboard.up('ArrowLeft')
    app.wait_text('held none')
    # A shortcut by the key's place, where the layout writes another letter or the input method has the key.
    for how in [{'key': 'ㅓ', 'code': 'KeyJ'}, {'key': 'о', 'code': 'KeyJ'}, {'key': 'Process', 'code': 'KeyJ'}]:
        keyboard.press('h')
        app.wait_text('held none')
        key(page, 'keydown', ctrlKey=True, **how)
        app.wait_text('command j')
        key(page, 'keyup', ctrlKey=True, **how)
    keyboard.press('h')
    app.wait_text('held none')
    keyboard.press('Control+j')
    app.wait_text('command j')
    # AltGr writes: it is neither Ctrl nor Alt.
    page.evaluate(
        "() => { const event = new KeyboardEvent('keydown', { key: '@', code: 'KeyQ', ctrlKey: true, altKey: true,"
        " modifierAltGraph: true, bubbles: true, cancelable: true }); document.activeElement.dispatchEvent(event); }")
    app.wait_text('held @')
    sent = [m for d, m in app.messages if d == 'out' and isinstance(m, dict) and m.get('key') == '@']
    assert sent[-1]['modifiers'] == 0, sent
    # The window loses the focus while keys are held: they are let go.
    keyboard.down('k')
    wait_for(lambda: any(t.startswith('held') and 'k' in t for t in app.texts()), 'k', app.texts)
    page.evaluate("window.dispatchEvent(new Event('blur'))")
    app.wait_text('held none')
    page.evaluate("window.dispatchEvent(new Event('focus'))")
    keyboard.up('k')
    # The browser keeps its own.
    assert page.evaluate(
        "() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'F5', bubbles: true, cancelable: true }))")
    app.done()
