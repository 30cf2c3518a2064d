import { find, readData } from './find.js';
import { fill } from './money.js';
import { claim, paragraph } from './verify-draw.js';
import { checkReceipt, readPasted } from './zeppelin-verify-receipt.js';

const beforeMax = 1_000;

/** @type {{ modules: { hex: string, burst: string, chain: string }, words: Record<string, string> }} */
const { modules, words } = readData('page');
// Loaded with the page and not when they are needed: by then there may be no connection.
/** @type {[typeof import('@harmattan/fair/seeds/hex'), typeof import('@harmattan/fair/zeppelin/burst'), typeof import('@harmattan/fair/zeppelin/chain')]} */
const [{ bytesOf, hexOf }, { burstHundredths }, { isPromisedBy, seedBefore }] = await Promise.all([
  import(modules.hex),
  import(modules.burst),
  import(modules.chain),
]);

const names = ['seed', 'promise', 'salt', 'burst', 'before', 'receipt', 'signature', 'publicKey'];
const fields = new Map(
  names.map((name) => [name, /** @type {HTMLInputElement | HTMLTextAreaElement} */ (find(`#${name}`))]),
);
const hints = new Map(names.map((name) => [name, find(`#${name}-hint`).textContent ?? '']));
/** Undefined: nobody has told its number. @type {number | undefined} */
let flight;

fillIn();
for (const button of document.querySelectorAll('main button')) button.removeAttribute('disabled');
addEventListener('hashchange', fillIn);
find('#check').addEventListener('submit', (event) => {
  event.preventDefault();
  checkFlight();
});
find('#check-receipt').addEventListener('submit', (event) => {
  event.preventDefault();
  void checkSigned();
});
for (const [name, field] of fields) {
  field.addEventListener('input', () => {
    sayOf(name, '');
    verdictOf(name).replaceChildren();
  });
}
for (const link of document.querySelectorAll('[data-keeps]')) {
  // Another language, the same flight.
  link.addEventListener('click', () => {
    if (link instanceof HTMLAnchorElement) link.hash = location.hash;
  });
}

/** What comes after the hash of the address, which no server gets to see. */
function fillIn() {
  const facts = new URLSearchParams(location.hash.slice(1));
  if (facts.size === 0) return;
  const set = (/** @type {string} */ name, /** @type {string} */ value) => {
    const field = fields.get(name);
    if (field) field.value = value;
  };
  for (const name of ['seed', 'promise', 'salt', 'receipt', 'signature']) set(name, facts.get(name) ?? '');
  const shown = facts.get('burst') ?? '';
  set('burst', /^\d+$/.test(shown) ? heightText(Number(shown)) : '');
  flight = /^\d{1,12}$/.test(facts.get('flight') ?? '') ? Number(facts.get('flight')) : undefined;
  for (const verdict of document.querySelectorAll('.verdict')) verdict.replaceChildren();
  if (facts.has('receipt')) void checkSigned();
  const needed = ['seed', 'promise', 'salt'];
  if (needed.every((name) => facts.get(name))) checkFlight();
  else if (needed.some((name) => facts.get(name))) say(find('#verdict'), 'bad', words.wrongLink ?? '', []);
}

function checkFlight() {
  const verdict = find('#verdict');
  const facts = readFields();
  if (!facts) return say(verdict, 'bad', words.fixFirst ?? '', []);
  const { seed, promise, salt, shown, before } = facts;
  const isPromised = isPromisedBy(seed, promise);
  const burst = burstHundredths(seed, salt);
  const isShown = shown === undefined || shown === burst;
  const isGood = isPromised && isShown;
  const title = !isGood ? words.broken : shown === undefined ? words.consistent : words.fair;
  const burstTexts = { burst: heightText(burst), shown: heightText(shown ?? 0) };
  return say(verdict, isGood ? 'good' : 'bad', title ?? '', [
    ...(isGood ? [] : [paragraph(words.brokenText ?? '')]),
    claim(isPromised, isPromised ? words.seedTrue : fill(words.seedFalse ?? '', { digest: hexOf(seedBefore(seed)) })),
    ...(shown === undefined
      ? []
      : [claim(isShown, isShown ? words.burstTrue : fill(words.burstFalse ?? '', burstTexts))]),
    strong(`${nameOf(flight)} ${words.burstIs}: ${heightText(burst)}×`.trim()),
    ...(before > 0 ? listEarlier(seed, salt, before) : []),
  ]);
}

/**
 * Seeds lead back and never ahead: those of the flights before are worked out from this one.
 *
 * @param {Uint8Array} seed
 * @param {string} salt
 * @param {number} before
 */
function listEarlier(seed, salt, before) {
  const list = document.createElement('ol');
  list.className = 'earlier';
  list.tabIndex = 0;
  let earlier = seed;
  for (let back = 1; back <= before; back += 1) {
    earlier = seedBefore(earlier);
    const item = document.createElement('li');
    const code = document.createElement('code');
    code.textContent = hexOf(earlier);
    code.title = hexOf(earlier);
    const number = flight === undefined ? `−${back}` : flight - back;
    if (Number(number) < 1 && flight !== undefined) break;
    item.append(span(String(number)), span(`${heightText(burstHundredths(earlier, salt))}×`), code);
    list.append(item);
  }
  const heading = document.createElement('h3');
  heading.textContent = words.earlier ?? '';
  return [heading, paragraph(words.earlierText ?? ''), list];
}

async function checkSigned() {
  const verdict = find('#receipt-verdict');
  const pasted = readPasted(textIn('receipt'));
  const signature = pasted.signature ?? textIn('signature');
  if (!pasted.text || !signature) return say(verdict, 'bad', words.noReceipt ?? '', []);
  const answer = await checkReceipt({ text: pasted.text, signature, publicKey: textIn('publicKey') });
  switch (answer) {
    case 'genuine':
      return say(verdict, 'good', words.genuine ?? '', [paragraph(words.genuineText ?? ''), shownReceipt(pasted.text)]);
    case 'forged':
      return say(verdict, 'bad', words.forged ?? '', [paragraph(words.forgedText ?? '')]);
    case 'wrong-key':
      return say(verdict, 'bad', words.wrongKey ?? '', []);
    case 'cannot':
      return say(verdict, 'bad', words.cannot ?? '', [paragraph(words.cannotText ?? '')]);
  }
}

/** Undefined, and a word at each field that is wrong. */
function readFields() {
  // A seed that was copied from several lines is one seed.
  const hexIn = (/** @type {string} */ name) => textIn(name).replace(/\s/g, '').toLowerCase();
  const wrongHex = (/** @type {string} */ hex) =>
    /^[0-9a-f]{64}$/.test(hex) ? '' : fill(words.wrongHex ?? '', { count: String([...hex].length) });
  const [seedHex, promiseHex, salt] = [hexIn('seed'), hexIn('promise'), textIn('salt')];
  const [burst, before] = [textIn('burst').replace(/[×x]$/, ''), Number(textIn('before') || '0')];
  sayOf('seed', wrongHex(seedHex));
  sayOf('promise', wrongHex(promiseHex));
  sayOf('salt', salt ? '' : (words.wrongSalt ?? ''));
  sayOf('burst', /^(\d{1,5}\.\d\d)?$/.test(burst) ? '' : (words.wrongBurst ?? ''));
  const isCount = Number.isInteger(before) && before >= 0 && before <= beforeMax;
  sayOf('before', isCount ? '' : (words.wrongBefore ?? ''));
  const wrong = [...fields.values()].find((field) => field.getAttribute('aria-invalid') === 'true');
  wrong?.focus();
  const [seed, promise] = [bytesOf(seedHex), bytesOf(promiseHex)];
  if (wrong || !seed || !promise) return undefined;
  return { seed, promise, salt, shown: burst ? Number(burst.replace('.', '')) : undefined, before };
}

/** @param {string} name */
function textIn(name) {
  return (fields.get(name)?.value ?? '').trim();
}

/** @param {string} name */
function verdictOf(name) {
  return find(['receipt', 'signature', 'publicKey'].includes(name) ? '#receipt-verdict' : '#verdict');
}

/** @param {number | undefined} number */
function nameOf(number) {
  return number === undefined ? '' : `${words.flight} ${number} ·`;
}

/** @param {number} hundredths */
function heightText(hundredths) {
  const digits = String(hundredths).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** @param {string} text */
function strong(text) {
  const element = paragraph(text);
  element.className = 'figures';
  return element;
}

/** @param {string} text */
function span(text) {
  const element = document.createElement('span');
  element.className = 'figures';
  element.textContent = text;
  return element;
}

/** @param {string} text */
function shownReceipt(text) {
  const element = document.createElement('code');
  element.className = 'signed';
  element.textContent = text;
  return element;
}

/**
 * @param {string} name
 * @param {string} wrong
 */
function sayOf(name, wrong) {
  fields.get(name)?.setAttribute('aria-invalid', String(wrong !== ''));
  find(`#${name}-hint`).textContent = wrong || (hints.get(name) ?? '');
}

/**
 * @param {HTMLElement} verdict
 * @param {'good' | 'bad'} kind
 * @param {string} title
 * @param {HTMLElement[]} below
 */
function say(verdict, kind, title, below) {
  const heading = document.createElement(below.length > 0 ? 'h3' : 'p');
  heading.textContent = title;
  verdict.dataset.kind = kind;
  verdict.replaceChildren(heading, ...below);
  verdict.scrollIntoView({ block: 'nearest' });
}
