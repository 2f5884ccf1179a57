"""What a person has set in the browser, and the size and place of the app's screen, in the app Hands."""
import sys

from seam_page import App, wait_for

with App(sys.argv[1]) as app:
    page = app.page
    app.wait_text('light moving 393x760 0,0,0,0')
    page.emulate_media(color_scheme='dark', reduced_motion='reduce')
    app.wait_text('dark still 393x760 0,0,0,0')
    page.emulate_media(color_scheme='light', reduced_motion='no-preference')
    app.wait_text('light moving 393x760 0,0,0,0')
    # The size of text, as the browser's settings have it.
    app.wait_text('body 17')
    client = app.context.new_cdp_session(page)
    client.send('Page.enable')
    for pixels, points in [(20, 21), (24, 23), (12, 14), (16, 17)]:
        client.send('Page.setFontSizes', {'fontSizes': {'standard': pixels}})
        app.wait_text(f'body {points}')
    # Many sizes in a row: the last one stays.
    for width in range(400, 700, 20):
        page.set_viewport_size({'width': width, 'height': 500})
    app.wait_text('light moving 680x500 0,0,0,0')
    # A phone's keyboard covers the lower part: the app is told, and has its size.
    page.set_viewport_size({'width': 393, 'height': 760})
    app.wait_text('light moving 393x760 0,0,0,0')
    page.mouse.click(*app.center(app.find('plain')))
    wait_for(lambda: app.control('state')['takesText'], 'the text input')
    page.evaluate(
        "() => { const seen = window.visualViewport; Object.defineProperty(seen, 'height', { value: 460,"
        " configurable: true }); seen.dispatchEvent(new Event('resize')); }")
    app.wait_text('keyboard shows 460 300')
    app.wait_text('light moving 393x760 0,0,0,0')
    page.evaluate("() => { delete window.visualViewport.height; window.visualViewport.dispatchEvent(new Event('resize')); }")
    app.wait_text('keyboard hides 760 300')
    app.done()

# A device, its safe areas, made to fit, and turned.
with App(sys.argv[1], '&device=iPhone15', viewport={'width': 500, 'height': 500}) as app:
    page = app.page
    app.wait_part('393x852 59,0,34,0')
    box = page.locator('#screen').bounding_box()
    assert box['height'] <= 500 - 28 and abs(box['width'] / box['height'] - 393 / 852) < 0.01, box
    assert page.evaluate("getComputedStyle(document.getElementById('screen')).borderTopLeftRadius") == '44px'
    assert page.locator('#notch').is_visible()
    # A click lands where it looks.
    x, y = app.center(app.find('plain'))
    zoom = box['width'] / 393
    page.mouse.click(box['x'] + x * zoom, box['y'] + y * zoom)
    wait_for(lambda: app.control('state')['takesText'], 'the text input')
    page.get_by_role('button', name='Turn').click()
    app.wait_part('852x393 0,59,21,59')
    page.reload()
    app.wait_part('852x393 0,59,21,59')
    page.get_by_role('button', name='Turn').click()
    app.wait_part('393x852 59,0,34,0')
    app.done()

# The page speaks the person's language.
with App(sys.argv[1], '&device=iPhone15', locale='ko-KR') as app:
    app.page.get_by_role('button', name='돌리기').wait_for()
    assert app.page.evaluate('document.documentElement.lang') == 'ko'
    app.done()
