"""The page of `seam run --inspect` beside the app Tasks: its address, the app's, and the process to end at last."""
import os
import signal
import sys
import urllib.error
import urllib.request

from seam_page import App, wait_for

link, address, process = sys.argv[1:]

# Without the token there is nothing to see.
try:
    urllib.request.urlopen(link.split('?')[0])
    raise AssertionError('the page came without the token')
except urllib.error.HTTPError as error:
    assert error.code == 401, error

with App(address) as app:
    errors = []
    page = app.context.new_page()
    page.set_viewport_size({'width': 1200, 'height': 800})
    page.on('pageerror', lambda error: errors.append(str(error)))
    page.on('console', lambda message: errors.append(message.text) if 'Content Security' in message.text else None)
    page.goto(link)
    page.get_by_text('live', exact=True).wait_for()
    launch = page.locator('#tree > *').first
    assert launch.inner_text().startswith('launch'), launch.inner_text()
    count = page.locator('#time button').count()
    app.page.bring_to_front()
    app.page.get_by_role('textbox').click()
    app.page.keyboard.type('Buy milk')
    app.page.get_by_role('button', name='Add').click()
    page.bring_to_front()
    added = page.locator('#tree > details', has_text='tap "Add"')
    added.wait_for()
    text = added.inner_text()
    for part in ['TaskListViewController.addTapped()', 'TaskListViewModel.add("Buy milk")', 'tasks: 0 → 1 items',
                 'TaskListViewModel.swift:27', 'tableView(UITableView, cellForRowAt: [0, 0])', 'UILabel.text: "Buy milk"']:
        assert part in text, (part, text)
    # The newest is chosen, and the picture is of it.
    wait_for(lambda: page.locator('#time button.chosen').get_attribute('title').startswith('tap'), 'the newest activity')
    wait_for(lambda: page.evaluate("document.getElementById('picture').naturalWidth") > 50, 'a picture')
    # Someone who looks at an older one is left there.
    page.locator('#time button').first.click()
    app.page.bring_to_front()
    app.page.get_by_role('textbox').click()
    app.page.keyboard.type('Read')
    app.page.get_by_role('button', name='Add').click()
    page.bring_to_front()
    page.locator('#tree > details', has_text='TaskListViewModel.add("Read")').wait_for()
    assert page.locator('#time button.chosen').get_attribute('title') == 'launch'
    page.get_by_role('searchbox').fill('summaryLabel')
    wait_for(lambda: page.locator('#tree mark').count() > 1, 'marks')
    page.get_by_role('searchbox').fill('')
    page.get_by_role('button', name='Graph').click()
    assert page.locator('#graph rect').count() >= 2
    page.get_by_role('button', name='Graph').click()
    # A page that is loaded anew has everything.
    before = page.locator('#time button').count()
    assert before > count
    page.reload()
    wait_for(lambda: page.locator('#time button').count() >= before, 'the activities')
    os.kill(int(process), signal.SIGTERM)
    page.get_by_text('the app has ended').wait_for()
    assert page.locator('#time button').count() >= before
    assert not errors, errors
