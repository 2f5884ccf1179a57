// Keys and text. A text element lies at the caret, so that the browser's input methods write where the person looks.
import { modifiers } from './keys.js';

export class Typing {
  isHolder = false;
  #area;
  #screen;
  #link;
  #state = { isOn: false, number: 0 };
  #isComposing = false;

  constructor(area, screen, link) {
    this.#area = area;
    this.#screen = screen;
    this.#link = link;
    document.addEventListener('keydown', (event) => this.#key(event, event.repeat ? 'repeated' : 'down'));
    document.addEventListener('keyup', (event) => this.#key(event, 'up'));
    area.addEventListener('compositionstart', () => { this.#isComposing = true; });
    area.addEventListener('compositionupdate', (event) => this.#mark(event.data));
    area.addEventListener('compositionend', (event) => {
      this.#isComposing = false;
      this.#link.send({ type: 'text', text: event.data });
      area.value = '';
    });
    area.addEventListener('input', (event) => {
      if (this.#isComposing || event.isComposing) return;
      if (area.value) this.#link.send({ type: 'text', text: area.value });
      area.value = '';
    });
    window.addEventListener('focus', () => link.send({ type: 'focus', isOn: true }));
    window.addEventListener('blur', () => link.send({ type: 'focus', isOn: false }));
  }

  update(message) {
    const isNew = message.number !== this.#state.number || message.isOn !== this.#state.isOn;
    this.#state = message;
    if (message.isOn && message.rect.length === 4) {
      this.#area.style.transform = `translate(${message.rect[0]}px, ${message.rect[1]}px)`;
      this.#area.style.height = `${message.rect[3]}px`;
    }
    if (isNew) this.focus();
  }

  focus() {
    // A field of the accessible elements takes keys as well.
    const active = document.activeElement;
    if (active !== this.#area && active?.matches('input, textarea')) return;
    if (this.#state.isOn) this.#area.focus({ preventScroll: true });
    else if (document.activeElement === this.#area) this.#screen.focus({ preventScroll: true });
  }

  #mark(text) {
    this.#link.send({ type: 'text', action: 'mark', text });
  }

  #key(event, phase) {
    // The input method has it.
    if (event.isComposing || event.keyCode === 229) return;
    const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
    if (isText && this.#state.isOn && document.activeElement === this.#area) return;
    this.#link.send({ type: 'key', phase, key: event.key, modifiers: modifiers(event), time: event.timeStamp });
    if (!['F5', 'F11', 'F12'].includes(event.key)) event.preventDefault();
  }
}
