// Every supplier's wire while the supplier or its product is off for everyone, against a platform of our own.
import { systemClock } from '@harmattan/kernel/clock';
import type { BookName, SupplierName, WalletName } from '@harmattan/wires/suppliers/names';
import { expect, test } from 'vitest';
import { findings } from '../../apps/platform/src/modules/wallet/book-findings.ts';
import { createOwnStage, spokenBooks, spokenSuppliers } from '../../apps/platform/src/testing/own-stage.ts';
import { useTestDatabase } from '../../apps/platform/src/testing/test-database.ts';
import { sharedTestPlatform } from '../../apps/platform/src/testing/test-platform.ts';
import { newBet, wireBet } from './books/bet.ts';
import { stakeMinor, winMinor } from './cases/bet.ts';
import { createNewId } from './run-cases.ts';
import { createScene, expectBalance, expectVerdict, fundsMinor } from './scene.ts';

const db = useTestDatabase();
const newId = createNewId(systemClock.now());

async function openStage() {
  const platform = await sharedTestPlatform(db);
  const ownerUrl = db.url('harmattan_owner');
  const { stage, close } = createOwnStage({ platform, url: platform.url, ownerUrl, currency: 'NGN' });
  const word = { by: 'a case', reason: 'a case', also: async () => {} };
  /** Switches it off, and returns what ends it. */
  async function pause(kind: 'supplier' | 'product', subject: WalletName | 'sports' | 'casino') {
    const until = new Date(platform.clock.now().getTime() + 3_600_000);
    const begun = await platform.incidents.begin({ ...word, kind, subject, name: subject, banner: null, until });
    return () => platform.incidents.end({ ...word, id: begun?.id as string });
  }
  return { stage, pause, close };
}

/** Of the game that is launched. */
const productOf: Partial<Record<SupplierName, string>> = { betsolutions: 'zeppelin', vivo: 'live' };

const games = spokenSuppliers.flatMap((supplier) => [
  { supplier, kind: 'supplier', subject: supplier } as const,
  { supplier, kind: 'product', subject: productOf[supplier] ?? 'casino' } as const,
]);

test.each(games)('while $kind $subject is off, $supplier is refused a stake, and paid for what runs', async (one) => {
  const { stage, pause, close } = await openStage();
  const scene = createScene(stage, stage.client(one.supplier as SupplierName), newId);
  const { client } = scene;
  const seat = await scene.seat();
  const [won, undone] = [newId(), newId()];
  const rounds = [newId(), newId()] as const;
  const taken = { txId: won, round: rounds[0], amountMinor: stakeMinor };
  expectVerdict(await client.stake(seat, taken), 'done');
  expectVerdict(await client.stake(seat, { txId: undone, round: rounds[1], amountMinor: stakeMinor }), 'done');
  const resume = await pause(one.kind, one.subject as 'casino');
  const stake = () => client.stake(seat, { txId: newId(), round: newId(), amountMinor: stakeMinor });
  expectVerdict(await stake(), 'refused', 'bad-signature');
  // Taken before, and sent again.
  expectVerdict(await client.stake(seat, taken), 'done', 'repeat');
  expectVerdict(
    await client.win(seat, { txId: newId(), round: rounds[0], amountMinor: winMinor, stakeTxId: won }),
    'done',
  );
  const cancel = { txId: newId(), round: rounds[1], amountMinor: stakeMinor, stakeTxId: undone };
  expectVerdict(await client.cancel(seat, cancel), 'done');
  await expectBalance(scene, seat, fundsMinor - stakeMinor + winMinor);
  await resume();
  expectVerdict(await stake(), 'done');
  expect(await findings(db.database.pool)).toEqual([]);
  await close();
});

const books = spokenBooks.flatMap((book) => [
  { book, kind: 'supplier', subject: book } as const,
  { book, kind: 'product', subject: 'sports' } as const,
]);

test.each(books)(
  'while $kind $subject is off, $book is refused a bet, and settles those that are placed',
  async (one) => {
    const { stage, pause, close } = await openStage();
    const scene = createScene(stage, stage.book(one.book as BookName), newId);
    const bet = await newBet(scene);
    expectVerdict(await bet.place(), 'done');
    const resume = await pause(one.kind, one.subject);
    expectVerdict(await scene.client.place(bet.seat, wireBet(scene)), 'refused');
    expectVerdict(await bet.settle(), 'done');
    await bet.balance(fundsMinor - stakeMinor + winMinor);
    await resume();
    expectVerdict(await scene.client.place(bet.seat, wireBet(scene)), 'done');
    expect(await findings(db.database.pool)).toEqual([]);
    await close();
  },
);
