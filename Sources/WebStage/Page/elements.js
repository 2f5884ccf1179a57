// Makes the element of the page for one accessible element of the app.
import { say } from './words.js';

// How each kind shows: the tag, the role where the tag has none, and where its name goes.
const kinds = {
  staticText: { tag: 'span', text: true },
  button: { tag: 'button', text: true },
  link: { tag: 'a', role: 'link', text: true },
  header: { tag: 'div', role: 'heading', text: true },
  toggle: { tag: 'button', role: 'switch', text: true },
  tab: { tag: 'button', role: 'tab', text: true },
  option: { tag: 'div', role: 'option', text: true },
  image: { tag: 'div', role: 'img' },
  group: { tag: 'div', role: 'group', copy: true },
  cell: { tag: 'div', role: 'listitem' },
  progress: { tag: 'div', role: 'progressbar' },
  stepper: { tag: 'div', role: 'spinbutton' },
  slider: { tag: 'div', role: 'slider' },
  range: { tag: 'input', type: 'range' },
  textField: { tag: 'input', type: 'text' },
  searchField: { tag: 'input', type: 'search' },
  secureTextField: { tag: 'input', type: 'password' },
  area: { tag: 'textarea' },
  list: { tag: 'div', role: 'list', box: true },
  tabList: { tag: 'div', role: 'tablist', box: true },
  picker: { tag: 'div', role: 'listbox', box: true },
  alert: { tag: 'div', role: 'alertdialog', box: true },
  dialog: { tag: 'div', role: 'dialog', box: true },
  scrollArea: { tag: 'div', box: true },
};

function kindOf(record) {
  if (record.role === 'slider' && record.range) return 'range';
  if (record.role === 'textField' && record.isMultiline) return 'area';
  return record.role in kinds ? record.role : 'group';
}

const set = (node, name, value) => {
  if (value === undefined || value === null || value === false) node.removeAttribute(name);
  else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, value);
};

const place = (node, [x, y, width, height]) => {
  Object.assign(node.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
};

// Returns the entry for a record; it keeps the node of the old one if its kind is the same.
export function make(record, old) {
  const name = kindOf(record);
  const kind = kinds[name];
  let node = old?.node;
  if (old?.kind !== name) {
    node = document.createElement(kind.tag);
    node.dataset.element = record.id;
    if (kind.tag === 'button') node.type = 'button';
    if (kind.type) node.type = kind.type;
    if (kind.role) node.setAttribute('role', kind.role);
    if (kind.box) node.className = 'box';
    if (kind.tag === 'input' || kind.tag === 'textarea') {
      Object.assign(node, { autocomplete: 'off', spellcheck: false });
      node.setAttribute('autocapitalize', 'off');
    }
    if (kind.type === 'range') {
      node.step = 'any';
      // The finger is the app's.
      node.addEventListener('touchstart', (event) => event.preventDefault(), { passive: false });
    }
  }
  place(node, record.frame);
  node.style.zIndex = record.isRaised ? 1 : 0;
  node.classList.toggle('passed', Boolean(record.isPassed));
  nameIt(node, kind, record);
  describeIt(node, kind, record);
  if (kind.tag === 'input' || kind.tag === 'textarea') fill(node, record, name, old?.kind === name ? old.record : null);
  if (record.parts || old?.record.parts) showParts(node, record.parts ?? []);
  if (record.scroll) showContent(node, record.scroll);
  return { record, node, kind: name, actions: showActions(record, old) };
}

function nameIt(node, kind, record) {
  const label = record.label ?? '';
  set(node, 'data-testid', record.identifier);
  if (kind.text) {
    // A text without a name is its value.
    const text = label || (record.role === 'staticText' ? record.value ?? '' : '');
    if (node.textContent !== text) node.textContent = text;
    return;
  }
  set(node, 'aria-label', label || undefined);
  if (!kind.copy) return;
  // Found by its text, but read once.
  const copy = node.querySelector(':scope > .copy') ?? document.createElement('span');
  copy.className = 'copy';
  copy.ariaHidden = 'true';
  copy.textContent = label;
  if (!copy.parentNode) node.prepend(copy);
}

function describeIt(node, kind, record) {
  const { role } = record;
  const showsValue = ['textField', 'searchField', 'secureTextField', 'toggle', 'slider', 'stepper', 'progress']
    .includes(role) || (role === 'staticText' && !record.label);
  const words = [showsValue ? '' : record.value, record.hint].filter(Boolean);
  set(node, 'aria-description', words.join('. ') || undefined);
  const isInput = kind.tag === 'input' || kind.tag === 'textarea';
  if (isInput) node.disabled = Boolean(record.isDisabled);
  else set(node, 'aria-disabled', record.isDisabled);
  set(node, 'aria-expanded', record.isExpanded === undefined ? undefined : String(record.isExpanded));
  set(node, 'aria-haspopup', record.hasMenu ? 'menu' : undefined);
  set(node, 'aria-modal', record.isModal);
  set(node, 'aria-busy', record.isBusy);
  set(node, 'aria-live', record.live);
  set(node, 'aria-level', record.level);
  if (role === 'tab' || role === 'option') node.ariaSelected = String(Boolean(record.isSelected));
  else if (role === 'button' || role === 'link') set(node, role === 'link' ? 'aria-current' : 'aria-pressed', record.isSelected);
  else if (role === 'cell') set(node, 'aria-current', record.isSelected);
  if (record.checked) node.ariaChecked = record.checked === 'mixed' ? 'mixed' : String(record.checked === 'on');
  if (['cell', 'tab', 'option'].includes(role)) {
    set(node, 'aria-posinset', record.position?.[0]);
    set(node, 'aria-setsize', record.position?.[1]);
  }
  if (['progress', 'stepper', 'slider'].includes(role)) {
    set(node, 'aria-valuetext', record.value);
    if (!isInput) {
      // What says only a text has a number all the same: a slider must.
      const [least, most, value] = record.range ?? (role === 'slider' ? [0, 100, parseFloat(record.value) || 0] : []);
      set(node, 'aria-valuemin', least);
      set(node, 'aria-valuemax', most);
      set(node, 'aria-valuenow', value);
    }
  }
  // Buttons and fields are reached by the keyboard anyway.
  if (isInput || kind.tag === 'button') return;
  const isReached = record.isInteractive && !record.isDisabled;
  // Of a wheel's rows the chosen one is.
  set(node, 'tabindex', isReached ? (role === 'option' && !record.isSelected ? -1 : 0) : undefined);
}

function fill(node, record, kind, old) {
  if (kind === 'range') {
    const [least, most, value] = record.range;
    Object.assign(node, { min: least, max: most });
    node.value = value;
    return;
  }
  set(node, 'placeholder', record.placeholder);
  node.readOnly = Boolean(record.isReadOnly);
  const value = record.value ?? '';
  // An input method is at work in it; the end of the composition brings the text.
  if (node.dataset.composing) return;
  if (node.value !== value && (!old || old.value !== record.value || document.activeElement !== node)) node.value = value;
}

// The texts that are read as one can be found one by one.
function showParts(node, parts) {
  const spans = [...node.querySelectorAll(':scope > .part')];
  while (spans.length > parts.length) spans.pop().remove();
  while (spans.length < parts.length) {
    const span = document.createElement('span');
    span.className = 'part';
    node.insertBefore(span, spans.at(-1)?.nextSibling ?? node.firstChild);
    spans.push(span);
  }
  parts.forEach((part, index) => {
    if (spans[index].textContent !== part.text) spans[index].textContent = part.text;
    place(spans[index], part.frame);
  });
}

// The element scrolls as the app's does, so that whatever brings something into sight has the app do it.
function showContent(node, [, , width, height, top, left, bottom, right]) {
  let space = node.querySelector(':scope > .space');
  if (!space) {
    space = document.createElement('span');
    space.className = 'space';
    node.append(space);
    node.classList.add('scrolls');
  }
  // Browsers lay nothing out beyond some 33 million pixels.
  place(space, [0, 0, Math.min(width, 3e7), Math.min(height, 3e7)]);
  node.style.scrollPadding = [top, right, bottom, left].map((inset) => `${Math.max(0, inset)}px`).join(' ');
}

// What else an element can do is a menu after it that is not seen. A button of the app with the same name is another thing.
function showActions(record, old) {
  const names = record.actions ?? [];
  let [menu] = old?.actions ?? [];
  if (!names.length) {
    menu?.remove();
    return [];
  }
  if (!menu) {
    menu = document.createElement('div');
    menu.className = 'action';
    menu.dataset.actions = record.id;
    menu.setAttribute('role', 'menu');
    menu.setAttribute('aria-label', say('Actions'));
    old?.node.after(menu);
  }
  while (menu.children.length > names.length) menu.lastChild.remove();
  while (menu.children.length < names.length) {
    const item = document.createElement('button');
    item.type = 'button';
    item.className = 'action';
    item.setAttribute('role', 'menuitem');
    item.dataset.action = menu.children.length;
    item.dataset.owner = record.id;
    menu.append(item);
  }
  names.forEach((name, index) => { menu.children[index].textContent = name; });
  place(menu, [record.frame[0], record.frame[1], 1, 1]);
  return [menu];
}
