// Text. An element lies at the caret, so that the browser's input methods write where the person looks. It holds the
// text around the caret, and what becomes of it there is found by comparing: that takes in corrections, dictation,
// keyboards on screens and every other way that text comes by.
import { isText } from './keys.js';

const MODES = {
  digits: 'numeric', pin: 'numeric', number: 'decimal', phone: 'tel', url: 'url', email: 'email',
};
// The text of a field with a password: something to delete. The page never has more of one.
const FILLER = '\u2022';

export class Typing {
  isHolder = false;
  #screen;
  #link;
  #lines;
  #secret;
  // The element in use: one of the two.
  #element;
  #state = { isOn: false, number: 0 };
  // What the app knows of the element.
  #known = { text: '', start: 0, end: 0 };
  // Counts the changes, so that an answer to an older one is known as such.
  #serial = 0;
  // The composition: the text before and after it, and whether it goes over text that was there.
  #composition = null;

  constructor(area, screen, link) {
    this.#screen = screen;
    this.#link = link;
    this.#lines = area;
    this.#secret = document.createElement('input');
    this.#secret.type = 'password';
    this.#secret.className = 'typing';
    this.#secret.tabIndex = -1;
    this.#secret.autocomplete = 'off';
    this.#secret.hidden = true;
    this.#secret.setAttribute('aria-hidden', 'true');
    area.after(this.#secret);
    this.#element = area;
    for (const element of [area, this.#secret]) {
      element.addEventListener('compositionstart', (event) => this.#begin(event));
      element.addEventListener('compositionend', () => this.#end());
      element.addEventListener('input', (event) => this.#changed(event));
    }
    document.addEventListener('selectionchange', () => {
      if (document.activeElement === this.#element && !this.#composition) this.#compare();
    });
  }

  // Starts anew with an app that knows nothing of this page.
  reset() { this.#serial = 0; }

  // Takes what the app says of its text.
  update(message) {
    const isNew = message.number !== this.#state.number || message.isOn !== this.#state.isOn;
    this.#state = message;
    if (isNew) this.#abandon();
    if (message.isOn) this.#dress();
    if (isNew) {
      this.#adopt();
      this.focus();
    } else if (!this.#composition && message.serial === this.#serial) {
      this.#adopt();
    }
  }

  focus() {
    // The keyboard is among the accessible elements, whose fields take keys as well.
    const active = document.activeElement;
    if (active?.closest('#elements')) return;
    if (this.#state.isOn && this.isHolder) this.#element.focus({ preventScroll: true });
    else if (active === this.#lines || active === this.#secret) this.#screen.focus({ preventScroll: true });
  }

  // The app is about to take text, unless it thinks otherwise.
  expect() {
    if (!this.isHolder) return;
    this.#element.focus({ preventScroll: true });
    setTimeout(() => this.focus(), 500);
  }

  // Whether the key goes to the text element: it writes something, or is about to.
  takes(event) {
    if (!this.#state.isOn || !(isText(event) || event.key === 'Dead')) return false;
    if (document.activeElement?.matches('#elements input, #elements textarea')) return true;
    this.#element.focus({ preventScroll: true });
    return true;
  }

  #send(message) {
    this.#serial += 1;
    this.#link.send({ type: 'text', number: this.#state.number, serial: this.#serial, ...message });
  }

  // Makes the element the one for this text, and brings it to the caret.
  #dress() {
    const { isSecure, purpose, rect, hints } = this.#state;
    const element = isSecure ? this.#secret : this.#lines;
    if (element !== this.#element) {
      this.#abandon();
      const hadFocus = document.activeElement === this.#element;
      this.#element.hidden = true;
      this.#element.value = '';
      element.hidden = false;
      this.#element = element;
      if (hadFocus) element.focus({ preventScroll: true });
    }
    element.inputMode = MODES[purpose] ?? 'text';
    if (hints) {
      element.enterKeyHint = hints.returnKey;
      element.autocapitalize = isSecure ? 'none' : hints.capitals;
      element.spellcheck = hints.corrects;
      element.setAttribute('autocorrect', hints.corrects ? 'on' : 'off');
      if (!isSecure) element.autocomplete = hints.content || 'off';
    }
    if (rect.length === 4) {
      element.style.transform = `translate(${rect[0]}px, ${rect[1]}px)`;
      element.style.height = `${rect[3]}px`;
    }
  }

  // Shows the app's text in the element.
  #adopt() {
    const { isOn, isSecure } = this.#state;
    const text = isSecure ? FILLER : isOn ? this.#state.text : '';
    const start = isSecure ? text.length : this.#state.start ?? 0;
    const end = isSecure ? text.length : start + (this.#state.length ?? 0);
    const element = this.#element;
    if (element.value !== text) element.value = text;
    if (element.selectionStart !== start || element.selectionEnd !== end) element.setSelectionRange(start, end);
    this.#known = { text, start, end };
  }

  // MARK: Changes

  #changed(event) {
    if (!this.#state.isOn) {
      this.#element.value = '';
      return;
    }
    // Some browsers take the composed text away before they put the final one there: that is one change.
    if (this.#composition && event.inputType === 'deleteCompositionText') return;
    if (!this.#composition) return this.#compare();
    this.#compose();
  }

  // Sends what the element has become since the app knew it.
  #compare() {
    const { value, selectionStart, selectionEnd } = this.#element;
    const { text, start, end } = this.#known;
    let caret = start;
    let length = end - start;
    if (value !== text) {
      const change = difference(text, start, end, value, selectionEnd);
      if (change.start === start && change.count === end - start && change.text) {
        this.#send({ action: 'insert', text: change.text });
      } else {
        this.#send({ action: 'replace', start: change.start - start, count: change.count, text: change.text });
      }
      caret = change.start + change.text.length;
      length = 0;
    }
    if (this.#state.isSecure) return this.#adopt();
    if (selectionStart !== caret || selectionEnd !== caret + length) {
      this.#send({ action: 'select', start: selectionStart - caret, count: selectionEnd - selectionStart });
    }
    this.#known = { text: value, start: selectionStart, end: selectionEnd };
  }

  // MARK: Compositions

  #begin(event) {
    this.#compare();
    const { value, selectionStart, selectionEnd } = this.#element;
    this.#composition = {
      before: value.slice(0, selectionStart),
      after: value.slice(selectionEnd),
      text: '',
      // Keyboards of phones take up a word again that is written: its changes are edits.
      isEdit: Boolean(event.data) && event.data !== value.slice(selectionStart, selectionEnd),
    };
  }

  // The composed text in the element; null if there is other text around it than there was.
  #composed() {
    const { before, after } = this.#composition;
    const { value } = this.#element;
    if (value.length < before.length + after.length || !value.startsWith(before) || !value.endsWith(after)) return null;
    return value.slice(before.length, value.length - after.length);
  }

  #compose() {
    const composition = this.#composition;
    if (composition.isOver) return;
    const text = composition.isEdit ? null : this.#composed();
    if (text === null) {
      if (composition.text) this.#finish(composition.text);
      composition.isEdit = true;
      return this.#compare();
    }
    const place = (offset) => Math.min(Math.max(offset - composition.before.length, 0), text.length);
    const start = place(this.#element.selectionStart);
    composition.text = text;
    this.#send({ action: 'mark', text, start, count: place(this.#element.selectionEnd) - start });
  }

  #end() {
    const composition = this.#composition;
    if (!composition) return;
    const text = composition.isEdit || composition.isOver ? null : this.#composed();
    this.#composition = null;
    if (composition.isOver) return this.#adopt();
    if (text === null && !composition.text) return this.#compare();
    if (text || composition.text) this.#send({ action: 'commit', text: text ?? composition.text });
    if (this.#state.isSecure) return this.#adopt();
    const { value, selectionStart, selectionEnd } = this.#element;
    this.#known = { text: value, start: selectionStart, end: selectionEnd };
  }

  // The marked text is final, though the composition goes on by other means.
  #finish(text) {
    const { before, after } = this.#composition;
    this.#send({ action: 'commit', text });
    this.#composition.text = '';
    const caret = before.length + text.length;
    this.#known = { text: before + text + after, start: caret, end: caret };
  }

  // The app did something else with the text: the browser's input method is to start anew.
  #abandon() {
    if (!this.#composition) return;
    this.#composition.isOver = true;
    this.#element.blur();
    this.#composition = null;
  }
}

// The change from one text with a selection to another with a caret: a stretch that is replaced. Where more than one
// would do, it is at the selection, or else ends at the caret.
function difference(text, start, end, value, caret) {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  if (value.length >= before.length + after.length && value.startsWith(before) && value.endsWith(after)) {
    return { start, count: end - start, text: value.slice(before.length, value.length - after.length) };
  }
  let suffix = 0;
  const most = Math.min(text.length, value.length);
  const rest = value.slice(caret);
  if (text.endsWith(rest)) suffix = rest.length;
  else while (suffix < most && text.at(-1 - suffix) === value.at(-1 - suffix)) suffix += 1;
  let prefix = 0;
  while (prefix < most - suffix && text[prefix] === value[prefix]) prefix += 1;
  // No half of a character.
  const isLow = (unit) => unit >= '\udc00' && unit <= '\udfff';
  if (prefix && (isLow(text[prefix] ?? '') || isLow(value[prefix] ?? ''))) prefix -= 1;
  if (suffix && (isLow(text.at(-suffix)) || isLow(value.at(-suffix)))) suffix -= 1;
  return { start: prefix, count: text.length - prefix - suffix, text: value.slice(prefix, value.length - suffix) };
}
