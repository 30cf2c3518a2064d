// Every wire for a player who may not stake, for each reason: the wire's own word, and what runs is paid.
import type { Launch, Reply } from '@harmattan/supplier-clients/supplier-client';
import type { Stage } from '@harmattan/supplier-clients/testing/stage';
import { type BookName, isBookName, type SupplierName, type WalletName } from '@harmattan/wires/suppliers/names';
import { newBet as newBookBet, wireBet } from '../books/bet.ts';
import { stakeMinor, winMinor } from '../cases/bet.ts';
import type { Outcome, Result } from '../run-cases.ts';
import { Broken, createScene, expectBalance, expectVerdict, fundsMinor, open } from '../scene.ts';
import { checkWords, type Reason, reasons, refusalWords } from './refusal-words.ts';

/** Brings a reason about for one player, or a reality check that is due, on a platform of our own. */
export type KeepFromPlay = (launch: Launch, reason: Reason | 'reality check') => Promise<void>;

interface LimitRun {
  suppliers: readonly WalletName[];
  newId: () => string;
  keepFromPlay: KeepFromPlay;
  onResult?: (outcome: Outcome) => void;
}

export async function runLimitCases(stage: Stage, run: LimitRun): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  async function tell(supplier: WalletName, name: string, tried: Promise<void>): Promise<void> {
    const result: Result = await tried.then(
      () => 'ok' as const,
      (error: unknown) => ({ failure: String(error) }),
    );
    const outcome = { supplier, case: name, result };
    outcomes.push(outcome);
    run.onResult?.(outcome);
  }
  for (const supplier of run.suppliers) {
    for (const reason of reasons) {
      const tried = isBookName(supplier)
        ? tryBook(stage, { ...run, supplier, reason })
        : tryGame(stage, { ...run, supplier, reason });
      await tell(supplier, `a stake with a reason against it: ${reason}`, tried);
    }
    const word = checkWords[supplier];
    if (word === undefined) continue;
    const tried = isBookName(supplier)
      ? tryCheckOfBook(stage, { ...run, supplier, word })
      : tryCheckOfGame(stage, { ...run, supplier, word });
    await tell(supplier, 'a stake while a reality check is due', tried);
  }
  return outcomes;
}

interface TriedCheck<Name> extends LimitRun {
  supplier: Name;
  word: string;
}

/** The stake is accepted, and the answer says that a check is due. */
async function tryCheckOfGame(
  stage: Stage,
  { supplier, word, newId, keepFromPlay }: TriedCheck<SupplierName>,
): Promise<void> {
  const scene = createScene(stage, stage.client(supplier), newId);
  const launch = await scene.launch();
  const seat = await open(scene.client, launch);
  await keepFromPlay(launch, 'reality check');
  const reply = await scene.client.stake(seat, { txId: newId(), round: newId(), amountMinor: stakeMinor });
  expectVerdict(reply, 'done');
  expectText(reply, word);
  await expectBalance(scene, seat, fundsMinor - stakeMinor);
}

async function tryCheckOfBook(
  stage: Stage,
  { supplier, word, newId, keepFromPlay }: TriedCheck<BookName>,
): Promise<void> {
  const scene = createScene(stage, stage.book(supplier), newId);
  const bet = await newBookBet(scene);
  await keepFromPlay(bet.launch, 'reality check');
  const reply = await bet.place();
  expectVerdict(reply, 'done');
  expectText(reply, word);
  await bet.balance(fundsMinor - stakeMinor);
}

interface Tried<Name> extends LimitRun {
  supplier: Name;
  reason: Reason;
}

async function tryGame(stage: Stage, { supplier, reason, newId, keepFromPlay }: Tried<SupplierName>): Promise<void> {
  const scene = createScene(stage, stage.client(supplier), newId);
  const { client } = scene;
  const launch = await scene.launch();
  const seat = await open(client, launch);
  const [txId, round] = [newId(), newId()];
  expectVerdict(await client.stake(seat, { txId, round, amountMinor: stakeMinor }), 'done');
  await keepFromPlay(launch, reason);
  const refused = await client.stake(seat, { txId: newId(), round: newId(), amountMinor: stakeMinor });
  // One wire has the same word for a player who may not play and for a wrong signature.
  expectVerdict(refused, 'refused', 'bad-signature');
  expectWord(refused, supplier, reason);
  expectVerdict(await client.win(seat, { txId: newId(), round, amountMinor: winMinor, stakeTxId: txId }), 'done');
  await expectBalance(scene, seat, fundsMinor - stakeMinor + winMinor);
}

async function tryBook(stage: Stage, { supplier, reason, newId, keepFromPlay }: Tried<BookName>): Promise<void> {
  const scene = createScene(stage, stage.book(supplier), newId);
  const bet = await newBookBet(scene);
  expectVerdict(await bet.place(), 'done');
  await keepFromPlay(bet.launch, reason);
  const refused = await scene.client.place(bet.seat, wireBet(scene));
  expectVerdict(refused, 'refused');
  expectWord(refused, supplier, reason);
  expectVerdict(await bet.settle(), 'done');
  await bet.balance(fundsMinor - stakeMinor + winMinor);
}

function expectWord(reply: Reply, supplier: WalletName, reason: Reason): void {
  expectText(reply, refusalWords[supplier][reason]);
}

function expectText({ raw }: Reply, word: string): void {
  if (!raw.includes(word)) throw new Broken(`the answer does not say ${word}: ${raw}`);
}
