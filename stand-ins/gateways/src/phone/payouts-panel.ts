import { nairaFromKobo } from '@harmattan/kernel/money';
import { walletCodes } from '@harmattan/wires/selcom';
import { z } from 'zod';
import type { Kudipal } from '../kudipal/index.ts';
import type { MobileMoney } from '../mobile-money/index.ts';
import { number, onGet, onPost } from './calls.ts';
import { noNumber, type Panel, readingList } from './panel.ts';

const html = `
${noNumber}
${readingList}
<div class="state" data-state="empty" hidden>
  <p class="state-title">No pay-outs yet</p>
  <p>What is paid to this number or to a bank account appears here.</p>
</div>
<ol class="list" data-state="list" hidden></ol>
<p class="result" data-part="result"></p>
<template>
  <li class="box">
    <p class="message-head"><b class="figures" data-part="amount"></b> <span data-part="state"></span></p>
    <p data-part="to"></p>
    <div class="row" data-part="choices" hidden>
      <button class="button" type="button" data-do="release">Release</button>
      <button class="button" type="button" data-do="fail">Fail</button>
    </div>
  </li>
</template>`;

const decision = z.object({
  gateway: z.enum(['kudipal', 'selcom', 'fasthub']),
  key: z.string(),
  do: z.enum(['release', 'fail']),
});
const bankStates = { NEW: 'waiting', PENDING: 'waiting', SUCCESSFUL: 'paid', FAILED: 'failed' } as const;

interface Line {
  gateway: 'kudipal' | 'selcom' | 'fasthub';
  /** The platform's own reference. */
  key: string;
  to: string;
  amount: string;
  state: 'waiting' | 'paid' | 'failed';
  at: Date;
}

/** What was paid out, with a hand on what still waits. */
export function payoutsPanel(deps: { kudipal: Kudipal; selcom: MobileMoney; fasthub: MobileMoney }): Panel {
  async function linesOf(number: string): Promise<Line[]> {
    const [toBanks, ...toWallets] = await Promise.all([
      deps.kudipal.payoutsOf(number),
      deps.selcom.payoutsOf(number),
      deps.fasthub.payoutsOf(number),
    ]);
    const lines = [
      ...toBanks.map((payout) => ({
        gateway: 'kudipal' as const,
        key: payout.reference,
        to: `Account ${payout.accountNumber} of ${payout.accountName}`,
        amount: nairaFromKobo(payout.amountKobo),
        state: bankStates[payout.status],
        at: payout.createdAt,
      })),
      ...toWallets.flat().map((payout) => ({
        gateway: payout.gateway,
        key: payout.transid,
        to: walletName(payout.wallet),
        amount: nairaFromKobo(payout.amountKobo),
        state: payout.state,
        at: payout.createdAt,
      })),
    ];
    return lines.sort((one, other) => other.at.getTime() - one.at.getTime());
  }

  return {
    id: 'payouts',
    title: 'Pay-outs',
    place: 'screen',
    html,
    serve(app) {
      onGet(app, 'payouts', z.object({ number }), async ({ number }) => ({ payouts: await linesOf(number) }));
      onPost(app, 'payouts', decision, async ({ gateway, key, do: what }) => {
        const isEnded =
          gateway === 'kudipal'
            ? await deps.kudipal.endPayout(key, what === 'release' ? 'SUCCESSFUL' : 'FAILED')
            : await deps[gateway].endPayout(key, what === 'release' ? 'paid' : 'failed');
        return isEnded ? { outcome: what } : { problem: 'It waits no longer.' };
      });
    },
  };
}

function walletName(code: string): string {
  const name = Object.entries(walletCodes).find(([known]) => known === code)?.[1];
  return name ? `${name} wallet` : 'Mobile wallet';
}
