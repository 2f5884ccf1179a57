// Text fields among the elements. Their text is the app's: keys go to the app, which says what came of them. What does
// not come as keys is taken from here: a text that a program fills in, dictation, an input method.

import { isText } from './keys.js';

export const isField = (node) => node instanceof HTMLTextAreaElement
  || (node instanceof HTMLInputElement && node.type !== 'range');

export function watchFields(root, entryOf, link, act, typing) {
  let cameByTab = false;
  const on = (name, handle) => root.addEventListener(name, (event) => {
    const entry = isField(event.target) ? entryOf(event.target) : null;
    if (entry) handle(event, event.target, entry);
  });
  const isWhole = (field) => field.selectionStart === 0 && field.selectionEnd === field.value.length;
  const toEnd = (field) => field.setSelectionRange(field.value.length, field.value.length);
  const enter = (entry, value) => {
    entry.record.value = value;
    act(entry.record.id, 'setValue', { value });
  };

  document.addEventListener('keydown', (event) => { cameByTab = event.key === 'Tab'; }, true);
  on('focusin', (event, field) => {
    // The browser selects all, the app does not.
    if (cameByTab) setTimeout(() => toEnd(field));
    cameByTab = false;
  });

  on('keydown', (event, field, entry) => {
    if (event.isComposing) return;
    // The browser goes on to the next element.
    if (event.key === 'Tab') return event.stopPropagation();
    const deletes = event.key === 'Backspace' || event.key === 'Delete';
    if (field.value && isWhole(field)) {
      // What is typed replaces all, as the browser sees to.
      if (isText(event)) return event.stopPropagation();
      if (deletes) {
        event.preventDefault();
        event.stopPropagation();
        field.value = '';
        return enter(entry, '');
      }
    }
    if (!['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) toEnd(field);
  });

  on('beforeinput', (event, field, entry) => {
    if (!typing.isHolder) return event.preventDefault();
    if (event.isComposing) return;
    if (event.inputType.startsWith('delete')) {
      event.preventDefault();
      if (isWhole(field)) enter(entry, '');
      else link.send({ type: 'text', start: event.inputType === 'deleteContentForward' ? 0 : -1, count: 1 });
    } else if (!isWhole(field)) {
      // The caret is the app's.
      event.preventDefault();
      const text = event.data ?? event.dataTransfer?.getData('text/plain');
      if (text) link.send({ type: 'text', action: 'insert', text });
    }
  });
  on('input', (event, field, entry) => {
    if (!event.isComposing && !field.dataset.composing) enter(entry, field.value);
  });

  on('compositionstart', (event, field, entry) => {
    if (field.value && isWhole(field)) enter(entry, '');
    field.dataset.composing = '1';
  });
  on('compositionupdate', (event) => link.send({ type: 'text', action: 'mark', text: event.data }));
  on('compositionend', (event, field, entry) => {
    link.send({ type: 'text', action: 'commit', text: event.data });
    // The browser changes the text once more after this.
    setTimeout(() => {
      delete field.dataset.composing;
      field.value = entryOf(field)?.record.value ?? field.value;
    });
  });
}
