import { nairaFromKobo } from '@harmattan/kernel/money';
import { z } from 'zod';
import type { Kudipal } from '../kudipal/index.ts';
import { amount, number, onGet, onPost } from './calls.ts';
import { noNumber, type Panel } from './panel.ts';

const html = `
${noNumber}
<div data-state="held" hidden>
<form class="fields">
  <label>To account<input name="account" inputmode="numeric" autocomplete="off" maxlength="10" list="accounts" required></label>
  <datalist id="accounts"></datalist>
  <p class="hint" data-part="hint"></p>
  <label>How<select name="how">
    <option value="exact">As asked</option>
    <option value="short">₦ 100 too little</option>
    <option value="over">₦ 100 too much</option>
    <option value="twice">Twice</option>
    <option value="late">After the account has closed</option>
  </select></label>
  <label>Amount<input name="amount" inputmode="decimal" autocomplete="off" maxlength="16" required></label>
  <button class="button button-main">Send</button>
</form>
<p class="result" data-part="result"></p>
</div>`;

const transfer = z.object({
  account: z.string().regex(/^\d{10}$/, 'An account number has ten digits.'),
  amount,
  how: z.enum(['once', 'twice', 'late']).default('once'),
});

/** Sending money from some bank to an account that was opened for a payment. */
export function transferPanel({ kudipal }: { kudipal: Kudipal }): Panel {
  return {
    id: 'transfer',
    title: 'Transfer',
    place: 'screen',
    html,
    serve(app) {
      onGet(app, 'accounts', z.object({ number }), async ({ number }) => {
        const accounts = await kudipal.accountsOf(number);
        return {
          accounts: accounts.map(({ accountNumber, bank, amountKobo, isOpen }) => ({
            account: accountNumber,
            bank,
            amount: nairaFromKobo(amountKobo),
            isOpen,
          })),
        };
      });
      onPost(app, 'transfers', transfer, async ({ account, amount, how }) => {
        const sending = { accountNumber: account, amountKobo: amount, how: how === 'late' ? how : 'now' } as const;
        const isSent = await kudipal.sendTransfer(sending);
        if (isSent && how === 'twice') await kudipal.sendTransfer(sending);
        return isSent ? { how } : { problem: 'There is no such account.' };
      });
    },
  };
}
