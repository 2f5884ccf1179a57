// Lines at the top of the page, each with a button or without.
import { say } from './words.js';

const list = document.getElementById('notices');
const shown = new Map();

// Shows a line of its kind in the place of an older one. `perform` is called by the button; with `isOptional` there is
// another one that only takes the line away.
export function tell(kind, text, action = '', perform = null, isOptional = false) {
  untell(kind);
  const line = document.createElement('p');
  const words = document.createElement('span');
  words.textContent = text;
  line.append(words);
  if (action) {
    add(line, action, () => {
      untell(kind);
      perform?.();
    });
  }
  if (isOptional) add(line, say('Dismiss'), () => untell(kind));
  shown.set(kind, line);
  list.append(line);
}

// Takes the line away, if it is there.
export function untell(kind) {
  shown.get(kind)?.remove();
  shown.delete(kind);
}

function add(line, text, perform) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text;
  // The focus stays where typing goes.
  button.addEventListener('mousedown', (event) => event.preventDefault());
  button.addEventListener('click', perform);
  line.append(' ', button);
}
