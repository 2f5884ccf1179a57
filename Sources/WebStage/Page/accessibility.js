// The app's accessible elements as elements of the page, laid over the picture: a screen reader reads them, a keyboard
// reaches them, and tests find them by role, name, text and identifier. They are not seen, but for the ring of the focus.
import { make } from './elements.js';
import { watchFields, isField } from './fields.js';

export function watchElements(screen, root, link, handlers, typing) {
  // By number: { record, node, actions }. 0 is the screen.
  const entries = new Map([[0, { node: root, record: { id: 0 }, actions: [] }]]);
  // The row that is to have the focus once it is there.
  let awaited = null;
  // What had the focus before something modal came.
  let returning = null;
  // The focus is moved by us, not by the person.
  let isQuiet = false;
  // When the person moved it last: what the app says of the focus may be older for a while.
  let lastMove = -Infinity;
  const delay = 400;

  const act = (id, action, more) => link.send({ type: 'access', action, id, ...more });
  const entryOf = (node) => entries.get(Number(node?.closest?.('[data-element]')?.dataset.element)) ?? null;
  const hasFocus = () => root.contains(document.activeElement);

  function focus(node) {
    isQuiet = true;
    node?.focus({ preventScroll: true });
    isQuiet = false;
  }

  // MARK: What the app tells

  handlers.elements = (message) => {
    const active = document.activeElement;
    const hadFocus = hasFocus();
    const last = hadFocus ? entryOf(active)?.record : null;
    if (message.isWhole) {
      root.replaceChildren();
      for (const id of [...entries.keys()]) if (id) entries.delete(id);
    }
    for (const id of message.gone) remove(id);
    if (message.put.some(moves)) unsettle();
    const focused = message.put.filter((record) => put(record)).at(-1);
    for (const [parent, ...children] of message.order) arrange(parent, children);
    for (const { id } of message.put) scroll(entries.get(id));

    const modal = root.querySelector('[aria-modal]');
    if (modal && last && !modal.contains(active)) returning ??= last;
    if (awaited) {
      const row = rowAt(awaited.list, awaited.index);
      if (row) {
        awaited = null;
        row.focus();
      }
    } else if (focused && (hadFocus || hasFocus()) && performance.now() - lastMove > delay) {
      focus(entries.get(focused.id).node);
    } else if (hadFocus && !hasFocus()) {
      // What had the focus went away, or was moved.
      focus(active.isConnected ? active : modal ? firstIn(modal) : find(last) ?? screen);
    } else if (!modal && returning) {
      if (document.activeElement === document.body || document.activeElement === screen) focus(find(returning));
    }
    if (!modal) returning = null;
    // On a wheel the focus goes with the choice.
    const option = entryOf(document.activeElement)?.record;
    if (option?.role === 'option' && !option.isSelected) {
      focus(document.activeElement.parentNode.querySelector('[aria-selected=true]'));
    }
  };

  const moves = (record) => {
    const old = entries.get(record.id)?.record;
    return old && (String(old.frame) !== String(record.frame) || String(old.scroll) !== String(record.scroll));
  };

  // What moves in the app is told of now and then. In between nobody is to take the elements for being at rest: tests
  // wait with their clicks until nothing has moved for two frames.
  let restsAt = 0;
  let isUnsettled = false;
  function unsettle() {
    restsAt = performance.now() + 180;
    if (isUnsettled) return;
    isUnsettled = true;
    let step = 0;
    const shake = () => {
      step = step ? 0 : 0.25;
      isUnsettled = performance.now() < restsAt;
      root.style.translate = isUnsettled && step ? `0 ${step}px` : '';
      if (isUnsettled) requestAnimationFrame(shake);
    };
    requestAnimationFrame(shake);
  }

  // Returns whether the app gave the element the focus.
  function put(record) {
    let entry = entries.get(record.id);
    const gotFocus = Boolean(record.isFocused) && !entry?.record.isFocused;
    const made = make(record, entry);
    if (entry && entry.node !== made.node) {
      made.node.append(...[...entry.node.children].filter((child) => child.dataset.element || child.dataset.actions));
      entry.node.replaceWith(made.node);
    }
    entries.set(record.id, made);
    return gotFocus;
  }

  function remove(id) {
    const entry = entries.get(id);
    for (const node of [entry?.node, ...(entry?.actions ?? [])]) node?.remove();
    entries.delete(id);
  }

  // Puts children in reading order, and moves only those that are not in their place.
  function arrange(parent, children) {
    const box = entries.get(parent)?.node;
    if (!box) return;
    const nodes = children.flatMap((id) => {
      const entry = entries.get(id);
      return entry ? [entry.node, ...entry.actions] : [];
    });
    const own = new Set(nodes);
    let next = [...box.children].find((child) => own.has(child)) ?? null;
    for (const node of nodes) {
      if (node === next) {
        do next = next.nextElementSibling; while (next && !own.has(next));
      } else {
        box.insertBefore(node, next);
      }
    }
  }

  // Shows the part of a container's content that the app shows.
  function scroll(entry) {
    if (!entry?.record.scroll) return;
    const [x, y] = entry.record.scroll;
    entry.node.scrollLeft = x;
    entry.node.scrollTop = y;
    entry.shown = [entry.node.scrollLeft, entry.node.scrollTop];
  }

  const region = document.createElement('div');
  region.className = 'announcement';
  region.setAttribute('role', 'status');
  screen.append(region);
  handlers.announcement = ({ text }) => {
    // The same text once more is read once more.
    const line = document.createElement('p');
    line.textContent = text;
    region.append(line);
    setTimeout(() => line.remove(), 5000);
  };

  handlers.reader = ({ id }) => {
    const node = entries.get(id)?.node;
    if (!node || isField(document.activeElement) || document.activeElement?.classList.contains('typing')) return;
    if (!node.hasAttribute('tabindex') && node.tabIndex < 0) node.tabIndex = -1;
    focus(node);
  };

  const find = (record) => [...entries.values()].find((entry) => record && entry.record.role === record.role
    && entry.record.label === record.label && entry.record.identifier === record.identifier)?.node;
  const firstIn = (node) => node.querySelector('button, input, textarea, [tabindex="0"]') ?? screen;

  // MARK: Scrolling and focus

  // A reader, the keyboard or a test brought something into sight.
  root.addEventListener('scroll', (event) => follow(entryOf(event.target)), true);

  function follow(entry) {
    if (!entry?.record.scroll) return;
    const { scrollLeft: x, scrollTop: y } = entry.node;
    const [oldX, oldY] = entry.shown ?? [0, 0];
    if (Math.abs(x - oldX) < 1 && Math.abs(y - oldY) < 1) return;
    entry.shown = [x, y];
    act(entry.record.id, 'scrollTo', { x, y });
  }

  root.addEventListener('focusin', (event) => {
    const entry = entryOf(event.target);
    if (isQuiet) return;
    lastMove = performance.now();
    if (entry) act(entry.record.id, 'focus');
  });

  function rowAt(list, index) {
    const rows = entries.get(list)?.node.children ?? [];
    return [...rows].find((row) => entryOf(row)?.record.position?.[0] === index && row.dataset.element);
  }

  // Goes to the row before or after, also if it has to be scrolled to.
  function goToRow(entry, step) {
    const { position: [index, count], parent, frame } = entry.record;
    const target = index + step;
    if (target < 1 || target > count) return;
    const row = rowAt(parent, target);
    if (row) return row.focus();
    const list = entries.get(parent);
    if (!list?.record.scroll) return;
    awaited = { list: parent, index: target };
    act(parent, 'scrollTo', { x: list.node.scrollLeft, y: list.node.scrollTop + step * frame[3] });
  }

  // MARK: Using elements

  let lastPress = -Infinity;
  let pressed = null;
  document.addEventListener('pointerdown', (event) => {
    lastPress = event.timeStamp;
    pressed = entryOf(event.target);
    // What was scrolled just now is where it shows before the press arrives; the browser tells of it with the next frame.
    for (const entry of entries.values()) follow(entry);
    // From here on the pointer leads, and typing goes where the app says.
    if (hasFocus() && !event.target.closest('[data-action]')) screen.focus({ preventScroll: true });
  }, true);
  document.addEventListener('pointerup', (event) => {
    lastPress = event.timeStamp;
    const entry = entryOf(document.elementFromPoint(event.clientX, event.clientY));
    if (entry && entry === pressed) turn(entry);
    pressed = null;
  }, true);

  // The app has already had a click of the pointer as touches. One by the keyboard, a screen reader or a program comes
  // without.
  root.addEventListener('click', (event) => {
    event.preventDefault();
    const button = event.target.closest('[data-action]');
    const entry = entryOf(event.target);
    if (button) return act(Number(button.dataset.owner), 'custom', { index: Number(button.dataset.action) });
    const isByPointer = event.detail > 0 && event.timeStamp - lastPress < 500;
    if (entry && !isByPointer) activate(entry);
  });
  // The other actions have no place in the picture.
  for (const name of ['pointerdown', 'pointerup', 'mousedown']) {
    root.addEventListener(name, (event) => {
      if (event.target.closest('[data-action]')) event.stopPropagation();
    });
  }

  function activate(entry) {
    if (entry.record.isDisabled) return;
    if (isField(entry.node)) return entry.node.focus();
    turn(entry);
    act(entry.record.id, 'activate');
  }

  // A switch shows at once that it was turned; if the app does not agree, it turns back.
  function turn(entry) {
    if (!entry.record.checked || entry.record.isDisabled) return;
    const isOn = entry.node.ariaChecked === 'true';
    entry.node.ariaChecked = String(!isOn);
    setTimeout(() => {
      const now = entries.get(entry.record.id);
      if (now) now.node.ariaChecked = now.record.checked === 'mixed' ? 'mixed' : String(now.record.checked === 'on');
    }, 800);
  }

  root.addEventListener('input', (event) => {
    const entry = entryOf(event.target);
    if (entry && event.target.type === 'range') act(entry.record.id, 'setValue', { value: event.target.value });
  });

  watchFields(root, entryOf, link, act, typing);

  // MARK: Keys

  // Where nothing has the focus, the keyboard's way through the elements begins.
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Tab' && (event.target === document.body || event.target === screen)) event.stopPropagation();
  }, true);

  // Keys that the page uses do not reach the app. Returns whether it does.
  function use(event, entry) {
    const { record } = entry;
    const isKeyOfValue = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === 'Tab') return true;
    const taken = () => {
      event.preventDefault();
      return true;
    };
    switch (event.key) {
      case 'Enter': case ' ':
        if (event.target.matches('button, a') || event.target.dataset.action) return true;
        activate(entry);
        return taken();
      case 'Escape':
        act(record.id, 'escape');
        return taken();
      case 'PageUp': case 'PageDown':
        act(record.id, 'scroll', { direction: event.key === 'PageUp' ? 'previous' : 'next' });
        return taken();
    }
    if (isKeyOfValue && (record.isAdjustable || record.role === 'option')) {
      // On a wheel what is more is below.
      const isMore = isKeyOfValue > 0 === (record.role !== 'option');
      act(record.id, isMore ? 'increment' : 'decrement');
      return taken();
    }
    if (isKeyOfValue && record.role === 'tab') {
      rowAt(record.parent, record.position[0] + isKeyOfValue)?.focus();
      return taken();
    }
    if (record.role === 'cell' && record.position && ['ArrowUp', 'ArrowDown'].includes(event.key)) {
      goToRow(entry, -isKeyOfValue);
      return taken();
    }
    return false;
  }

  root.addEventListener('keydown', (event) => {
    const entry = entryOf(event.target);
    if (entry && !isField(event.target) && use(event, entry)) event.stopPropagation();
  });
}
