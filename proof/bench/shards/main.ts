// What a second of the processors does with two wallets on two servers, by lane, beside one wallet on one server. The two are measured in turns, and
// everything that works counts: this process and the servers.
import { keyOf } from '../../../apps/platform/src/modules/wallet/index.ts';
import { PlainWordsError } from '../../../scripts/system/plain-words-error.mjs';
import { findDoubleKeys } from '../../shards/find-double-keys.ts';
import { median } from '../median.ts';
import { report } from '../report.ts';
import { withBenchDatabase } from '../stakes/database.ts';
import { type Arm, measureArm, openArm } from './arm.ts';
import { payPrizes } from './pay-prizes.ts';

const rounds = 8;
const seconds = 3;
const callers = 2_000;
const players = 4_000;

if (process.platform !== 'linux')
  throw new PlainWordsError('Times of other processes are read from /proc: Linux only.');
const playerIds = Array.from({ length: players }, (_, at) => BigInt(at + 1));

await withBenchDatabase((whole) =>
  withBenchDatabase((first) =>
    withBenchDatabase(async (second) => {
      const one = await openArm([whole], playerIds);
      const two = await openArm([first, second], playerIds);
      try {
        await compare(one, two);
      } finally {
        await one.close();
        await two.close();
      }
    }),
  ),
);

async function compare(one: Arm, two: Arm): Promise<void> {
  const arms = { one, two };
  const measured = { one: [] as number[], two: [] as number[] };
  const measure = (name: keyof typeof arms, at = { callers, seconds }) => measureArm(arms[name], { playerIds, ...at });
  console.log('Warming up …');
  // A few first: a crowd would wait for the connections that look house accounts up.
  for (const calm of [true, false])
    for (const name of ['one', 'two'] as const) await measure(name, calm ? { callers: 4, seconds: 1 } : undefined);
  for (let round = 0; round < rounds; round += 1) {
    for (const name of round % 2 ? (['two', 'one'] as const) : (['one', 'two'] as const))
      measured[name].push(await measure(name));
    const [a, b] = [measured.one.at(-1) as number, measured.two.at(-1) as number];
    console.log(
      `round ${round + 1}: one ${a.toFixed(0)}, two ${b.toFixed(0)} for each CPU-second, ${(b / a).toFixed(3)}`,
    );
  }
  const prizes = await payPrizes(two);
  const doubles = await findDoubleKeys(two.pools);
  report([
    { name: 'one_per_cpu_s', value: median(measured.one), decimals: 0 },
    { name: 'two_per_cpu_s', value: median(measured.two), decimals: 0 },
    {
      name: 'two_over_one',
      value: median(measured.two.map((b, at) => b / (measured.one[at] as number))),
      goalMin: 0.9,
      decimals: 3,
    },
    { name: 'prizes_paid', value: prizes.paid, decimals: 0 },
    { name: 'prizes_wrong', value: prizes.wrong, goalMax: 0, decimals: 0 },
    { name: 'double_keys', value: doubles.length, goalMax: 0, decimals: 0 },
    { name: 'planted_unfound', value: await plantDoubleKey(two), goalMax: 0, decimals: 0 },
  ]);
}

/** One command for two players under one key: one database would refuse the second. Answers 0 where the checker finds exactly that key. */
async function plantDoubleKey({ pools, wallets }: Arm): Promise<number> {
  const key = keyOf({ source: 'bench', class: 'planted', id: crypto.randomUUID() });
  for (const wallet of wallets)
    await wallet.transfer({
      ...{
        direction: 'in',
        playerId: playerIds[0] as bigint,
        key,
        amountMinor: 100n,
        house: 'gateway:bench',
        about: 'deposit',
      },
    });
  const found = await findDoubleKeys(pools);
  return found.length === 1 && found[0]?.key === key ? 0 : 1;
}
