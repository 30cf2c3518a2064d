import { z } from 'zod';
import { type Hooks, type Manner, manners } from '../hooks/index.ts';
import { payoutBehaviours, testCards, testPin, unknownAccountEnding } from '../kudipal/index.ts';
import { cashInBehaviours } from '../mobile-money/index.ts';
import { number, onGet, onPost } from './calls.ts';
import type { Panel } from './panel.ts';

const endingsOfBanks = [{ ending: unknownAccountEnding, words: 'the bank knows no such account' }, ...payoutBehaviours];

const html = `
<form class="fields" data-state="held" hidden>
  <label>Web hooks about this number's payments<select name="manner">${Object.entries(manners)
    .map(([manner, words]) => `<option value="${manner}">${words}</option>`)
    .join('')}</select></label>
  <label data-part="minutes" hidden>Minutes<input name="minutes" inputmode="numeric" value="10" maxlength="5"></label>
</form>
<p data-state="none">Open a mobile number to choose how its web hooks come.</p>
<h3>Test cards</h3>
<p>PIN ${testPin}, any CVV, any month to come. Codes arrive here.</p>
<dl class="wide">
${testCards.map(({ number, words }) => line(grouped(number), words)).join('\n')}
</dl>
<h3>Pay-outs to a bank account</h3>
<dl>
${endingsOfBanks.map(({ ending, words }) => line(`…${ending}`, words)).join('\n')}
</dl>
<h3>Pay-outs to a mobile wallet</h3>
<dl>
${cashInBehaviours.map(({ ending, words }) => line(`…${ending}`, words)).join('\n')}
</dl>`;

function line(term: string, words: string): string {
  return `<div><dt class="figures">${term}</dt><dd>${words}</dd></div>`;
}

function grouped(number: string): string {
  return number.replace(/(.{4})(?=.)/g, '$1 ');
}

const choice = z.object({
  number,
  manner: z.enum(Object.keys(manners) as [Manner, ...Manner[]]),
  minutes: z.coerce.number().int().min(1).max(10_080).default(10),
});

/** What goes wrong on purpose: web hooks by choice, cards and accounts by their digits. */
export function faultsPanel({ hooks }: { hooks: Hooks }): Panel {
  return {
    id: 'faults',
    title: 'Make a payment go wrong',
    place: 'beside',
    html,
    serve(app) {
      onGet(app, 'manner', z.object({ number }), ({ number }) => hooks.mannerOf(number));
      onPost(app, 'manner', choice, async ({ number, manner, minutes }) => {
        await hooks.choose(number, { manner, minutes });
        return { manner, minutes };
      });
    },
  };
}
