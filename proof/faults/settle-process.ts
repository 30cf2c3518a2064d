// Pays 500 bets, twenty at a time, as a server does that may be killed at any moment: run again, it begins anew.
import { keyOf } from '../../apps/platform/src/modules/wallet/index.ts';
import { openWallet } from './test-wallet.ts';

const [url, careless] = process.argv.slice(2) as [string, string | undefined];
export const bets = 500;
const atOnce = 20;
const money = openWallet(url);
// A careless settlement makes its keys up as it goes along.
const run = careless ? crypto.randomUUID() : 'the same for ever';
for (let first = 0; first < bets; first += atOnce) {
  await Promise.all(
    Array.from({ length: atOnce }, async (_, at) => {
      const bet = String(first + at);
      const answer = await money.wallet.transfer({
        direction: 'in',
        playerId: BigInt(1 + ((first + at) % 50)),
        key: keyOf({ source: 'faults', class: `settle ${run}`, id: bet }),
        amountMinor: 100n,
        house: 'house:settled',
        about: 'win',
      });
      process.send?.({ bet, version: String(answer.version), status: answer.status });
    }),
  );
}
process.send?.({ done: true });
await money.close();
process.disconnect?.();
