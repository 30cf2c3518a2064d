import { find } from './find.js';
import { mountNumbers } from './numbers.js';
import { canonicalNumber, readableNumber } from './phone-number.js';
import { mountTabs } from './tabs.js';

/**
 * A panel is told which number is held and asked, again and again, to look whether something is new; it throws when
 * nobody answers.
 *
 * @typedef {{ hold(number: string | undefined): void, refresh(): Promise<void> }} Panel
 */

const refreshEveryMs = 2_000;

const form = /** @type {HTMLFormElement} */ (find(document, '.picker'));
const field = /** @type {HTMLInputElement} */ (find(form, 'input'));
const problem = find(form, '.problem');
const trouble = find(document, '.trouble');
const numbers = mountNumbers(find(document, '.numbers'));
const panels = await Promise.all([...document.querySelectorAll('[data-panel]')].map(mountPanel));
/** @type {string | undefined} */
let held;
/** @type {number | undefined} */
let timer;

mountTabs(find(document, '.screen'));
holdFromAddress();
addEventListener('popstate', holdFromAddress);
addEventListener('visibilitychange', refresh);
find(trouble, 'button').addEventListener('click', refresh);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  open(field.value);
});
document.addEventListener('click', (event) => {
  const link = /** @type {HTMLElement} */ (event.target).closest('a[data-number]');
  if (!(link instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  open(link.dataset.number ?? '');
});

/**
 * @param {Element} root
 * @returns {Promise<Panel>}
 */
async function mountPanel(root) {
  const { mount } = await import(`./${root.getAttribute('data-panel')}.js`);
  const id = root.getAttribute('data-panel');
  return mount(root, { say, count: (/** @type {number} */ rows) => showCount(`${id}`, rows) });
}

/**
 * What waits behind a tab, for whoever looks at another one.
 *
 * @param {string} id
 * @param {number} rows
 */
function showCount(id, rows) {
  find(document, `[data-count="${id}"]`).textContent = rows > 0 ? ` ${rows}` : '';
}

/** @param {string} text */
function open(text) {
  const number = canonicalNumber(text);
  if (number && number !== held) history.pushState(null, '', `?number=${number}${location.hash}`);
  hold(text, number);
}

/** The number stands in the address, so that the page can be kept, sent and gone back to. */
function holdFromAddress() {
  const text = new URLSearchParams(location.search).get('number') ?? '';
  hold(text, canonicalNumber(text));
}

/**
 * @param {string} text
 * @param {string | undefined} number
 */
function hold(text, number) {
  const isWrong = number === undefined && text.trim() !== '';
  problem.textContent = isWrong ? 'That is no mobile number. Try one like 0803\u00a0000\u00a00001.' : '';
  field.setAttribute('aria-invalid', String(isWrong));
  if (number) field.value = readableNumber(number);
  else if (document.activeElement !== field) field.value = text;
  if (isWrong) return;
  held = number;
  document.title = number ? `${readableNumber(number)} · Phone` : 'Phone · sandbox';
  for (const element of document.querySelectorAll('.whose')) element.textContent = number ? readableNumber(number) : '';
  for (const panel of panels) panel.hold(number);
  refresh();
}

/** Looks now, and then again and again for as long as somebody can see it. */
async function refresh() {
  clearTimeout(timer);
  if (document.hidden) return;
  const asked = held;
  const results = await Promise.allSettled([...panels.map((panel) => panel.refresh()), numbers.refresh(asked)]);
  // Whoever picked another number meanwhile has started a round of their own.
  if (asked !== held) return;
  trouble.hidden = results.every(({ status }) => status === 'fulfilled');
  clearTimeout(timer);
  timer = setTimeout(refresh, refreshEveryMs);
}

/** @param {string} words */
function say(words) {
  find(document, '#said').textContent = words;
}
