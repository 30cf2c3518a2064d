import { act } from './call.js';
import { find } from './find.js';
import { field, onSend } from './form.js';
import { naira } from './naira.js';
import { show } from './show.js';

/**
 * Dialling a code and paying a bill: first what it would pay, then the PIN.
 *
 * @param {HTMLElement} root
 * @param {{ say(words: string): void }} phone
 */
export function mount(root, { say }) {
  /** @param {string} name */
  const part = (name) => find(root, `[data-part="${name}"]`);
  const confirm = part('confirm');
  const bill = part('bill');
  /** @type {string | undefined} */
  let number;
  /** @type {{ path: string, payment: object } | undefined} */
  let asked;

  onSend(part('dial'), async ({ code = '' }) => {
    const found = await act(`dial?${new URLSearchParams({ code })}`);
    ask(found.problem, `Pay ${naira(found.amount ?? '')} to ${found.payee}?`, {
      path: 'dial',
      payment: { number, code },
    });
  });
  onSend(bill, async (values) => {
    const payment = { ...values, number };
    const found = await act('bill/look', payment);
    const words = `Pay ${naira(values.amount ?? '')} to ${found.name || 'Harmattan'}, reference ${values.reference}?`;
    ask(found.problem, words, { path: 'bill', payment });
  });
  onSend(confirm, async ({ pin }) => {
    if (!asked) return;
    const { problem } = await act(asked.path, { ...asked.payment, pin });
    tell(problem ?? 'Paid.');
    if (!problem) close();
  });
  part('cancel').addEventListener('click', () => {
    close();
    tell('Nothing was paid.');
  });

  return {
    /** @param {string | undefined} held */
    hold(held) {
      number = held;
      field(bill, 'reference').value = held ?? '';
      close();
      tell('');
      show(root, held ? 'held' : 'none');
    },
    async refresh() {},
  };

  /**
   * @param {string | undefined} problem
   * @param {string} words
   * @param {{ path: string, payment: object }} payment
   */
  function ask(problem, words, payment) {
    tell(problem ?? '');
    close();
    if (problem) return;
    asked = payment;
    part('words').textContent = words;
    confirm.hidden = false;
    part('start').hidden = true;
    field(confirm, 'pin').focus();
  }

  function close() {
    asked = undefined;
    confirm.hidden = true;
    part('start').hidden = false;
    field(confirm, 'pin').value = '';
  }

  /** @param {string} words */
  function tell(words) {
    part('result').textContent = words;
    if (words) say(words);
  }
}
