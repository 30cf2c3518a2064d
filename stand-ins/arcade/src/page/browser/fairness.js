import { find } from './find.js';

/** @typedef {import('./table.js').Round} Round */
/** @typedef {{ commitment: string, clientSeed: string, nonce: number, nextCommitment: string }} Shown */
/** @typedef {{ commitment: string, clientSeed: string, serverSeed: string }} Told */

const timeoutMs = 8_000;
const seedShape = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]{1,64}$/u;

/**
 * The dialog with the player's seeds, and the way to check each of the last rounds.
 *
 * @param {{ texts: Record<string, string>, fill(text: string, values: Record<string, string>): string }} page
 */
export function mountFairness({ texts, fill }) {
  const dialog = /** @type {HTMLDialogElement} */ (find('#fairness'));
  const seed = /** @type {HTMLInputElement} */ (find('#fairness-seed'));
  const [wait, trouble, seeds] = [find('#fairness-wait'), find('#fairness-trouble'), find('#fairness-seeds')];
  const [hint, answer, list] = [find('#fairness-hint'), find('#fairness-answer'), find('#fairness-rounds')];
  const usualHint = hint.textContent ?? '';
  /** @type {Round[]} */
  let last = [];
  /** @type {Map<string, string>} Server seeds that were told here, by their commitment. */
  const told = new Map();
  let isBusy = false;
  /** The seed in use. What the player is writing in its place is left alone. */
  let inUse = '';
  /** @type {() => void} */
  let again = look;

  find('#fairness-open').addEventListener('click', () => {
    answer.replaceChildren();
    dialog.showModal();
    look();
  });
  find('[data-closes]', dialog).addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  find('button', trouble).addEventListener('click', () => again());
  seed.addEventListener('input', () => sayWrong(''));
  find('#fairness-form').addEventListener('submit', (event) => {
    event.preventDefault();
    change();
  });

  /** Reads the seeds; while they are not known, nothing is said of them. */
  function look() {
    return work(look, async () => showSeeds(await ask('GET')));
  }

  function change() {
    const clientSeed = seed.value.trim();
    if (!seedShape.test(clientSeed)) {
      sayWrong(texts.fairnessWrong ?? '');
      seed.focus();
      return;
    }
    // Asking again after a lost answer would change them twice: how they stand is read instead.
    work(look, async () => {
      answer.replaceChildren();
      const changed = await ask('POST', { clientSeed });
      if (changed === 'busy') return sayWrong(texts.fairnessBusy ?? '');
      told.set(changed.told.commitment, changed.told.serverSeed);
      seed.value = inUse = '';
      showSeeds(changed);
      answer.replaceChildren(
        paragraph(texts.fairnessTold ?? '', ''),
        paragraph(changed.told.serverSeed, 'code'),
        paragraph(texts.fairnessToldHint ?? '', 'small'),
      );
      showRounds();
    });
  }

  /**
   * @param {() => void} retry
   * @param {() => Promise<void>} act
   */
  async function work(retry, act) {
    if (isBusy) return;
    isBusy = true;
    dialog.setAttribute('aria-busy', 'true');
    try {
      await act();
      trouble.hidden = true;
    } catch {
      again = retry;
      trouble.hidden = false;
    } finally {
      isBusy = false;
      wait.hidden = true;
      dialog.removeAttribute('aria-busy');
    }
  }

  /** @param {Shown} shown */
  function showSeeds({ commitment, clientSeed, nonce, nextCommitment }) {
    seeds.hidden = false;
    find('#fairness-commitment').textContent = commitment;
    find('#fairness-nonce').textContent = String(nonce);
    find('#fairness-next').textContent = nextCommitment;
    if (seed.value === inUse || seed.value.trim() === clientSeed) {
      seed.value = clientSeed;
      sayWrong('');
    }
    inUse = clientSeed;
  }

  /** @param {string} words */
  function sayWrong(words) {
    seed.setAttribute('aria-invalid', String(words !== ''));
    hint.textContent = words || usualHint;
  }

  function showRounds() {
    const decided = last.filter(({ proof, outcome }) => proof && outcome);
    find('#fairness-none').hidden = decided.length > 0;
    list.replaceChildren(...decided.map(item));
  }

  /** @param {Round} round */
  function item({ proof, choice, outcome }) {
    const { commitment, clientSeed, nonce, serverSeed: known } = proof ?? { commitment: '', clientSeed: '', nonce: 0 };
    const serverSeed = known ?? told.get(commitment);
    const row = document.createElement('li');
    const name = document.createElement('span');
    name.textContent = fill(texts.fairnessRound ?? '', { nonce: String(nonce) });
    row.append(name);
    if (!serverSeed) {
      row.append(paragraph(texts.fairnessLater ?? '', 'small'));
      return row;
    }
    // What comes after the hash is not sent to anybody.
    const facts = new URLSearchParams({
      serverSeed,
      commitment,
      clientSeed,
      nonce: String(nonce),
      choice: JSON.stringify(choice),
      shown: JSON.stringify(outcome),
    });
    const link = document.createElement('a');
    link.className = 'button';
    link.href = `/verify/${dialog.dataset.game}?lang=${document.documentElement.lang}#${facts}`;
    link.target = '_blank';
    link.rel = 'noopener';
    link.textContent = texts.fairnessCheck ?? '';
    link.setAttribute('aria-label', fill(texts.fairnessCheckRound ?? '', { nonce: String(nonce) }));
    row.append(link);
    return row;
  }

  return {
    /** @param {Round[]} rounds */
    show(rounds) {
      last = rounds;
      showRounds();
      if (dialog.open) look();
    },
  };
}

/**
 * @param {'GET' | 'POST'} method
 * @param {object} [body]
 * @returns {Promise<any>} `busy` while a round is not over.
 */
async function ask(method, body) {
  const response = await fetch(`${location.pathname}/seeds`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status === 409) return 'busy';
  if (!response.ok) throw new Error(`seeds: ${response.status}`);
  return response.json();
}

/**
 * @param {string} text
 * @param {string} looks
 */
function paragraph(text, looks) {
  const element = document.createElement('p');
  element.className = looks;
  element.textContent = text;
  return element;
}
