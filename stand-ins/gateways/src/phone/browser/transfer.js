import { act, call } from './call.js';
import { find } from './find.js';
import { field, onSend } from './form.js';
import { naira } from './naira.js';
import { show } from './show.js';

/** @typedef {{ account: string, bank: string, amount: string, isOpen: boolean }} Account */

const differenceNaira = 100n;
const sentWords = {
  once: 'Sent.',
  twice: 'Sent twice.',
  late: 'Sent. It arrives a minute after the account has closed.',
};

/**
 * A transfer to one of the accounts that were opened for this number, or to another one.
 *
 * @param {HTMLElement} root
 * @param {{ say(words: string): void }} phone
 */
export function mount(root, { say }) {
  const form = find(root, 'form');
  const account = field(form, 'account');
  const amount = field(form, 'amount');
  const how = field(form, 'how');
  const result = find(root, '[data-part="result"]');
  /** @type {string | undefined} */
  let number;
  /** @type {Account[]} */
  let accounts = [];

  how.addEventListener('change', suggest);
  account.addEventListener('change', suggest);
  onSend(form, async (values) => {
    const times = values.how === 'twice' || values.how === 'late' ? values.how : 'once';
    const { problem } = await act('transfers', { account: values.account, amount: values.amount, how: times });
    result.textContent = problem ?? sentWords[times];
    say(result.textContent);
  });

  return {
    /** @param {string | undefined} held */
    hold(held) {
      number = held;
      accounts = [];
      account.value = '';
      amount.value = '';
      how.value = 'exact';
      result.textContent = '';
      suggest();
      show(root, held ? 'held' : 'none');
    },
    async refresh() {
      const asked = number;
      if (!asked) return;
      /** @type {{ accounts: Account[] }} */
      const answer = await call(`accounts?number=${asked}`);
      if (asked !== number) return;
      const isNew = answer.accounts[0]?.account !== accounts[0]?.account;
      accounts = answer.accounts;
      find(root, 'datalist').replaceChildren(
        ...accounts.map(({ account, amount }) => new Option(naira(amount), account)),
      );
      if (isNew && accounts[0]) account.value = accounts[0].account;
      if (isNew) suggest();
    },
  };

  /** The amount that goes with the account and the way it is sent. */
  function suggest() {
    const known = accounts.find((row) => row.account === account.value);
    find(root, '[data-part="hint"]').textContent = known
      ? `${known.bank} · asks for ${naira(known.amount)} · ${known.isOpen ? 'open' : 'closed'}`
      : 'No account is open for this number.';
    if (!known) return;
    const [whole = '0', decimals = '00'] = known.amount.split('.');
    const difference = how.value === 'short' ? -differenceNaira : how.value === 'over' ? differenceNaira : 0n;
    const wanted = BigInt(whole) + difference;
    amount.value = `${wanted > 0n ? wanted : 1n}.${decimals}`;
  }
}
