"""Mouse, fingers, pen, pinches and wheels, in the app Hands."""
import sys

from seam_page import App, wait_for

with App(sys.argv[1], has_touch=True) as app:
    page, mouse = app.page, app.page.mouse
    client = app.context.new_cdp_session(page)
    pad = app.find('pad')
    left, top, width, height = pad['frame']

    def at(x, y):
        return left + x, top + y

    # The mouse, out of the page and back: the release is the app's wherever it happens.
    mouse.move(*at(10, 10))
    mouse.down()
    app.wait_text('began primary 10,10 of 1')
    mouse.move(*at(60, 30))
    app.wait_text('moved primary 60,30 of 1')
    mouse.move(-40, -50)
    mouse.up()
    wait_for(lambda: any(t.startswith('ended primary -') for t in app.texts()), 'the release outside', app.texts)
    # The secondary button.
    mouse.move(*at(20, 20))
    mouse.down(button='right')
    app.wait_text('began secondary 20,20 of 1')
    mouse.up(button='right')
    app.wait_text('ended secondary 20,20 of 1')
    # At most one move a frame goes over the wire, and the last one before the button.
    mouse.move(*at(5, 5))
    mouse.down()
    before = len(app.messages)
    page.evaluate(
        "([x, y]) => { for (let i = 0; i < 200; i += 1) document.getElementById('screen').dispatchEvent("
        "new PointerEvent('pointermove', { pointerType: 'mouse', pointerId: 1, clientX: x + i / 2, clientY: y,"
        " bubbles: true })); }", list(at(5, 5)))
    mouse.up()
    app.wait_text('ended primary 5,5 of 1')
    moves = [m for d, m in app.messages[before:] if d == 'out' and isinstance(m, dict) and m.get('phase') == 'moved']
    assert len(moves) <= 3, len(moves)

    # Two fingers that move apart, and together.
    def touch(kind, *points):
        client.send('Input.dispatchTouchEvent', {
            'type': kind, 'touchPoints': [{'x': at(x, y)[0], 'y': at(x, y)[1], 'id': i} for i, x, y in points]})

    def spread(start, end):
        touch('touchStart', (0, 150 - start, 80))
        touch('touchStart', (0, 150 - start, 80), (1, 150 + start, 80))
        for step in range(1, 11):
            gap = start + (end - start) * step / 10
            touch('touchMove', (0, 150 - gap, 80), (1, 150 + gap, 80))
            page.wait_for_timeout(20)

    spread(30, 90)
    app.wait_text('pinch out')
    touch('touchEnd')
    spread(90, 30)
    app.wait_text('pinch in')
    touch('touchEnd')
    # The system takes the fingers away.
    touch('touchStart', (0, 40, 40))
    app.wait_text('began primary 40,40 of 1')
    touch('touchCancel')
    app.wait_text('cancelled primary 40,40 of 1')
    # The page goes out of sight in the middle of a touch.
    touch('touchStart', (0, 44, 40))
    app.wait_text('began primary 44,40 of 1')
    page.evaluate(
        "() => { Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });"
        " document.dispatchEvent(new Event('visibilitychange')); delete document.hidden; }")
    app.wait_text('cancelled primary 44,40 of 1')
    touch('touchEnd')
    # A pen.
    for kind, x in [('mousePressed', 30), ('mouseMoved', 50), ('mouseReleased', 50)]:
        place = at(x, 50)
        client.send('Input.dispatchMouseEvent', {
            'type': kind, 'x': place[0], 'y': place[1], 'button': 'left', 'buttons': 1, 'clickCount': 1,
            'pointerType': 'pen'})
        word = {'mousePressed': 'began', 'mouseMoved': 'moved', 'mouseReleased': 'ended'}[kind]
        app.wait_text(f'{word} pen {x},50 of 1')
    # A touchpad's pinch comes as a wheel with Ctrl.
    mouse.move(*at(150, 80))
    for direction, word in [(-10, 'out'), (10, 'in')]:
        for _ in range(12):
            page.evaluate(
                "([x, y, delta]) => document.getElementById('screen').dispatchEvent(new WheelEvent('wheel', "
                "{ deltaY: delta, ctrlKey: true, clientX: x, clientY: y, bubbles: true, cancelable: true }))",
                [*at(150, 80), direction])
            page.wait_for_timeout(10)
        app.wait_text('pinch ' + word)
        page.wait_for_timeout(300)
    app.done()
