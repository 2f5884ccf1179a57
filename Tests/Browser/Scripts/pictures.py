"""The page shows what the app draws: at its start, after it was scrolled, touched, typed into, resized and loaded anew."""
import sys

from equality import check, difference, watch
from seam_page import App, wait_for

with App(sys.argv[1], prepare=watch) as app:
    page = app.page
    check(app, page, 'at the start')

    session = app.context.new_cdp_session(page)
    for y in range(600, 200, -40):
        kind = 'touchStart' if y == 600 else 'touchMove'
        session.send('Input.dispatchTouchEvent', {'type': kind, 'touchPoints': [{'x': 190, 'y': y, 'id': 1}]})
    session.send('Input.dispatchTouchEvent', {'type': 'touchEnd', 'touchPoints': []})
    check(app, page, 'after a fling')

    page.mouse.move(190, 400)
    for _ in range(4):
        page.mouse.wheel(0, -120)
    check(app, page, 'after the wheel')

    for element in app.elements():
        if element['role'] in ('textField', 'searchField'):
            page.mouse.click(*app.center(element))
            for letter in 'Bread, 빵 and butter':
                page.keyboard.type(letter)
                page.wait_for_timeout(20)
            check(app, page, 'after typing')
            page.keyboard.press('Enter')
            break
    check(app, page, 'after a return')

    for size in ((320, 480), (800, 600), (393, 760)):
        page.set_viewport_size({'width': size[0], 'height': size[1]})
        wait_for(lambda: page.evaluate("parseFloat(document.getElementById('screen').style.width)") == size[0], 'the size')
        check(app, page, f'at {size[0]} by {size[1]}')

    page.emulate_media(color_scheme='dark')
    page.wait_for_timeout(200)
    check(app, page, 'dark')

    page.reload()
    wait_for(lambda: page.evaluate("document.getElementById('picture').width") > 300, 'a picture')
    check(app, page, 'after it was loaded anew')

    other = app.open()
    check(app, other, 'on another page')

    # Another pixel is seen.
    other.evaluate("""() => {
      const context = document.getElementById('picture').getContext('2d');
      const { data } = context.getImageData(5, 7, 1, 1);
      context.fillStyle = data[0] > 127 ? '#000' : '#fff';
      context.fillRect(5, 7, 1, 1);
    }""")
    found = difference(app, other)
    assert found and found['count'] == 1 and found['box'] == [5, 7, 1, 1], found
    app.done()
