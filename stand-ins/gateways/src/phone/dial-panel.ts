import { nairaFromKobo } from '@harmattan/kernel/money';
import { z } from 'zod';
import { type Kudipal, payerPin } from '../kudipal/index.ts';
import { businessNumber, type MobileMoney, type Operator, operators } from '../mobile-money/index.ts';
import { amount, number, onGet, onPost } from './calls.ts';
import { noNumber, type Panel } from './panel.ts';

const html = `
${noNumber}
<div data-state="held" hidden>
<div data-part="start">
<form class="fields" data-part="dial">
  <label>Code<input name="code" inputmode="tel" autocomplete="off" maxlength="40" placeholder="*737*000*1234567#" required></label>
  <button class="button button-main">Dial</button>
</form>
<details class="more">
<summary>Pay a bill</summary>
<form class="fields" data-part="bill">
  <label>Operator<select name="operator">${Object.entries(operators)
    .map(([code, name]) => `<option value="${code}">${name}</option>`)
    .join('')}</select></label>
  <label>Business number<input name="business" inputmode="numeric" value="${businessNumber}" required></label>
  <label>Reference<input name="reference" inputmode="numeric" autocomplete="off" maxlength="40" required></label>
  <label>Amount<input name="amount" inputmode="decimal" autocomplete="off" maxlength="16" required></label>
  <button class="button button-main">Next</button>
</form>
</details>
</div>
<form class="fields box" data-part="confirm" hidden>
  <p data-part="words"></p>
  <label>PIN <small>every phone's is ${payerPin}</small><input name="pin" inputmode="numeric" autocomplete="off" maxlength="4" required></label>
  <div class="row">
    <button class="button button-main">Pay</button>
    <button class="button" type="button" data-part="cancel">Cancel</button>
  </div>
</form>
<p class="result" data-part="result"></p>
</div>`;

const code = z.string().transform((text) => text.replaceAll(' ', ''));
const bill = z.object({
  number,
  business: z.string(),
  reference: z.string().trim().min(1, 'Which reference?').max(40),
  amount,
  operator: z.enum(Object.keys(operators) as [Operator, ...Operator[]]),
});
const dialProblems = { 'paid before': 'This code has been used.', 'wrong pin': 'Wrong PIN.', unknown: 'Unknown code.' };

/** Dialling a code, and paying a bill by hand. */
export function dialPanel({ kudipal, selcom }: { kudipal: Kudipal; selcom: MobileMoney }): Panel {
  const billOf = ({ number, operator, reference, amount }: z.output<typeof bill>) => ({
    number,
    operator,
    utilityref: reference,
    amountKobo: amount,
  });
  return {
    id: 'dial',
    title: 'Dial',
    place: 'screen',
    html,
    serve(app) {
      onGet(app, 'dial', z.object({ code }), async ({ code }) => {
        const charge = await kudipal.lookUpDialled(code);
        return charge
          ? { payee: 'Harmattan', amount: nairaFromKobo(charge.amountKobo) }
          : { problem: dialProblems.unknown };
      });
      onPost(app, 'dial', z.object({ number, code, pin: z.string() }), async ({ number, code, pin }) => {
        const outcome = await kudipal.payDialled({ number, text: code, pin });
        return outcome === 'paid' ? { outcome } : { problem: dialProblems[outcome] };
      });
      onPost(app, 'bill/look', bill, async (given) => {
        if (given.business !== businessNumber) return { problem: 'Nobody has this business number.' };
        return selcom.lookUpBill(billOf(given));
      });
      onPost(app, 'bill', bill.extend({ pin: z.string() }), async (given) => {
        if (given.business !== businessNumber) return { problem: 'Nobody has this business number.' };
        if (given.pin !== payerPin) return { problem: dialProblems['wrong pin'] };
        const result = await selcom.payBill(billOf(given));
        return result.outcome === 'paid' ? result : { problem: `Not paid: ${result.why}.` };
      });
    },
  };
}
