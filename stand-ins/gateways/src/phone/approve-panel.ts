import { nairaFromKobo } from '@harmattan/kernel/money';
import { z } from 'zod';
import type { MobileMoney } from '../mobile-money/index.ts';
import { number, onGet, onPost } from './calls.ts';
import { noNumber, type Panel, readingList } from './panel.ts';

const html = `
${noNumber}
${readingList}
<div class="state" data-state="empty" hidden>
  <p class="state-title">Nothing to approve</p>
  <p>When somebody asks this number for money, it appears here for five minutes.</p>
</div>
<ol class="list" data-state="list" hidden></ol>
<p class="result" data-part="result"></p>
<template>
  <li class="box">
    <p><b class="figures" data-part="amount"></b> to Harmattan, by <span data-part="gateway"></span></p>
    <div class="row">
      <button class="button button-main" type="button" data-do="approve">Approve</button>
      <button class="button" type="button" data-do="refuse">Refuse</button>
    </div>
  </li>
</template>`;

const decision = z.object({
  gateway: z.enum(['selcom', 'fasthub']),
  transid: z.string(),
  do: z.enum(['approve', 'refuse']),
});
const gatewayNames = { selcom: 'Selcom', fasthub: 'FastHub' };

/** The payments that this number is asked to approve. */
export function approvePanel(deps: { selcom: MobileMoney; fasthub: MobileMoney }): Panel {
  return {
    id: 'approve',
    title: 'Approve',
    place: 'screen',
    html,
    serve(app) {
      onGet(app, 'pushes', z.object({ number }), async ({ number }) => {
        const waiting = await Promise.all([deps.fasthub.pushesOf(number), deps.selcom.pushesOf(number)]);
        return {
          pushes: waiting.flat().map(({ gateway, transid, amountKobo }) => ({
            gateway,
            gatewayName: gatewayNames[gateway],
            transid,
            amount: nairaFromKobo(amountKobo),
          })),
        };
      });
      onPost(app, 'pushes', decision, async ({ gateway, transid, do: what }) => {
        if (what === 'refuse') {
          return (await deps[gateway].refuse(transid)) ? { outcome: 'refused' } : { problem: 'It waits no longer.' };
        }
        const result = await deps[gateway].approve(transid);
        return result.outcome === 'paid' ? result : { problem: `Not paid: ${result.why}.` };
      });
    },
  };
}
