import { find, readData } from './find.js';
import { fill } from './money.js';
import { agrees, isPart, shownLines } from './verify-compare.js';
import { claim, paragraph, table } from './verify-draw.js';

/** @type {{ modules: { hex: string, chance: string, game: string }, words: Record<string, string>, choices: string[] }} */
const { modules, words, choices } = readData('page');
// Loaded with the page and not when they are needed: by then there may be no connection.
/** @type {[typeof import('@harmattan/fair/seeds/hex'), typeof import('@harmattan/fair/seeds/seeded-chance'), typeof import('@harmattan/fair/dice/recompute')]} */
const [{ bytesOf }, { chanceFrom, commitmentOf }, { recompute }] = await Promise.all([
  import(modules.hex),
  import(modules.chance),
  import(modules.game),
]);

const verdict = find('#verdict');
const names = ['serverSeed', 'commitment', 'clientSeed', 'nonce'];
const fields = new Map(
  names.map((name) => [name, /** @type {HTMLInputElement | HTMLTextAreaElement} */ (find(`#${name}`))]),
);
const hints = new Map(names.map((name) => [name, find(`#${name}-hint`).textContent ?? '']));
/** @type {Record<string, unknown>} What the link told of the choice and of what was shown. */
let told = {};

fillIn();
find('#check button').removeAttribute('disabled');
addEventListener('hashchange', fillIn);
find('#check').addEventListener('submit', (event) => {
  event.preventDefault();
  check();
});
for (const [name, field] of fields) {
  field.addEventListener('input', () => {
    sayOf(name, '');
    verdict.replaceChildren();
  });
}
for (const link of document.querySelectorAll('[data-keeps]')) {
  // Another language, the same round.
  link.addEventListener('click', () => {
    if (link instanceof HTMLAnchorElement) link.hash = location.hash;
  });
}

/** What comes after the hash of the address, which no server gets to see. */
function fillIn() {
  const facts = new URLSearchParams(location.hash.slice(1));
  for (const [name, field] of fields) field.value = facts.get(name) ?? '';
  verdict.replaceChildren();
  told = { choice: readJson(facts.get('choice')), shown: readJson(facts.get('shown')) };
  for (const name of choices) {
    const value = /** @type {any} */ (told.choice)?.[name];
    const field = choiceField(name);
    if (value !== undefined) field.value = String(value);
    if (field.selectedIndex < 0) field.selectedIndex = 0;
  }
  const isHalf = facts.size > 0 && names.some((name) => !facts.get(name));
  if (isHalf) say('bad', words.wrongLink ?? '', []);
}

function check() {
  const seeds = readFields();
  if (!seeds) return say('bad', words.fixFirst ?? '', []);
  const { serverSeed, commitment, clientSeed, nonce } = seeds;
  const digest = commitmentOf(serverSeed);
  const isPromised = digest === commitment;
  const { lines } = recompute(chanceFrom({ serverSeed, clientSeed, nonce }), readChoice());
  const shown = shownLines(lines, told.shown ?? {});
  const isCompared = Object.keys(shown).length > 0;
  const isShown = Object.entries(shown).every(([key, value]) => agrees(lines[key] ?? '', value));
  const hasMore = Object.entries(shown).some(([key, value]) => isPart(lines[key] ?? '', value));
  const isGood = isPromised && isShown;
  const title = !isGood ? words.broken : isCompared ? words.fair : words.consistent;
  const text = !isGood ? words.brokenText : isCompared ? words.fairText : words.consistentText;
  say(isGood ? 'good' : 'bad', title ?? '', [
    paragraph(text ?? ''),
    claim(isPromised, isPromised ? words.seedTrue : fill(words.seedFalse ?? '', { digest })),
    ...(isCompared ? [claim(isShown, isShown ? words.roundTrue : words.roundFalse)] : []),
    table(words.facts ?? '', { lines, shown, nameOf }),
    ...(isShown && hasMore ? [paragraph(words.lit ?? '')] : []),
    ...(isShown ? [] : [table(words.shown ?? '', { lines: shown, shown: {}, nameOf })]),
  ]);
  return undefined;
}

/** Undefined, and a word at each field that is wrong. */
function readFields() {
  const text = (/** @type {string} */ name) => (fields.get(name)?.value ?? '').trim();
  // A seed that was copied from several lines is one seed.
  const hexIn = (/** @type {string} */ name) => text(name).replace(/\s/g, '').toLowerCase();
  const [serverSeedHex, commitment] = [hexIn('serverSeed'), hexIn('commitment')];
  const clientSeed = text('clientSeed').normalize('NFC');
  const wrongHex = (/** @type {string} */ hex) =>
    /^[0-9a-f]{64}$/.test(hex) ? '' : fill(words.wrongHex ?? '', { count: String([...hex].length) });
  sayOf('serverSeed', wrongHex(serverSeedHex));
  sayOf('commitment', wrongHex(commitment));
  sayOf('clientSeed', clientSeed && [...clientSeed].length <= 64 ? '' : (words.wrongClientSeed ?? ''));
  sayOf('nonce', /^\d{1,10}$/.test(text('nonce')) ? '' : (words.wrongNonce ?? ''));
  const wrong = [...fields.values()].find((field) => field.getAttribute('aria-invalid') === 'true');
  wrong?.focus();
  const serverSeed = bytesOf(serverSeedHex);
  return wrong || !serverSeed ? undefined : { serverSeed, commitment, clientSeed, nonce: Number(text('nonce')) };
}

function readChoice() {
  const chosen = choices.map((name) => {
    const { value } = choiceField(name);
    return [name, /^\d+$/.test(value) ? Number(value) : value];
  });
  return { .../** @type {object} */ (told.choice), ...Object.fromEntries(chosen) };
}

/** @param {string} line */
function nameOf(line) {
  return words[`verify_${line}`] ?? line;
}

/** @param {string} name */
function choiceField(name) {
  return /** @type {HTMLSelectElement} */ (find(`#choice-${name}`));
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
 * @param {'good' | 'bad'} kind
 * @param {string} title
 * @param {HTMLElement[]} below
 */
function say(kind, title, below) {
  const heading = document.createElement(below.length > 0 ? 'h2' : 'p');
  heading.textContent = title;
  verdict.dataset.kind = kind;
  verdict.replaceChildren(heading, ...below);
  verdict.scrollIntoView({ block: 'nearest' });
}

/** @param {string | null} text */
function readJson(text) {
  try {
    const value = JSON.parse(text ?? 'null');
    return value && typeof value === 'object' && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
