import { assert } from '@harmattan/kernel/assert';
import { amountMaxMinor } from '@harmattan/kernel/money';
import type { Fund } from './fund.ts';
import type { Operation } from './operations.ts';

const word = /^[a-z][a-z0-9-]{0,39}$/;
const memoMax = 600;
const gameMax = 100;
const key = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What is linked is written by one statement, whose entries do not see one another. */
export function checkLinked(operations: Operation[]): void {
  assert(operations.length > 0, 'linked entries are at least one');
  assert(new Set(operations.map(({ playerId }) => playerId)).size === 1, 'linked entries are of one player');
  const holds = new Set(operations.filter(({ kind }) => kind === 'hold').map((operation) => operation.key));
  assert(
    !operations.some((operation) => 'of' in operation && operation.of && holds.has(operation.of)),
    'a hold is not used by the entries that it is linked with',
  );
  // They are looked at side by side: neither would see what the other does to the entry or hold that both are about.
  assert(isEachAboutItsOwn(operations), 'linked entries are about different ones, unless all of them are wins');
  assert(!mixesReversalsAndRounds(operations), 'a reversal is not linked with entries of a round, nor with wins');
  assert(!mixesClosingsAndWins(operations), 'a win that closes is not linked with another win');
}

function isEachAboutItsOwn(operations: Operation[]): boolean {
  const referring = operations.filter((operation) => 'of' in operation && operation.of !== undefined);
  const sharing = Map.groupBy(referring, (operation) => 'of' in operation && operation.of).values();
  return sharing.every((them) => them.length === 1 || them.every(({ kind }) => kind === 'credit'));
}

/**
 * Side by side, neither would see what the other does to the round. A win may be of a round that it does not belong to. Tax stands in a round of its own,
 * which nothing settles or undoes.
 */
function mixesReversalsAndRounds(operations: Operation[]): boolean {
  const others = operations.filter(({ kind }) => kind !== 'reverse');
  const isOfRound = (operation: Operation) =>
    (operation.round !== undefined && operation.about !== 'tax') ||
    (operation.kind === 'credit' && operation.of !== undefined);
  return others.length < operations.length && others.some(isOfRound);
}

/** Side by side, the other win would not see that the round is closed. */
function mixesClosingsAndWins(operations: Operation[]): boolean {
  const wins = operations.filter((operation) => operation.kind === 'credit' && operation.of !== undefined);
  return wins.length > 1 && wins.some((win) => win.kind === 'credit' && win.closes !== undefined);
}

export function checkOperation(operation: Operation): void {
  assert(key.test(operation.key), 'a money key has the shape of a UUID');
  assert(word.test(operation.about) && operation.about !== 'null', 'what an entry is about is a plain word');
  assert(operation.round === undefined || key.test(operation.round), "a round's key has the shape of a UUID");
  // It would keep the whole batch from being written.
  assert(operation.memo === undefined || isStorable(operation.memo, memoMax), 'a memo is short and can be stored');
  checkPlayed(operation);
  if (operation.kind === 'void' || operation.kind === 'reverse') return;
  if (operation.kind === 'credit' && operation.closes) assert(operation.of, 'what is closed is settled');
  // A date that is none cannot be written, and would keep the whole batch from being.
  if ('notAfter' in operation) assert(!Number.isNaN(operation.notAfter?.getTime()), 'the last instant is one');
  const { amountMinor } = operation;
  if (amountMinor === undefined && operation.kind === 'post') return;
  assert(amountMinor !== undefined, 'an amount is given');
  // A free round has a stake of nothing.
  const mayBeNothing =
    operation.kind === 'credit' || operation.kind === 'post' || (operation.kind === 'debit' && operation.round);
  const leastMinor = mayBeNothing ? 0n : 1n;
  assert(amountMinor >= leastMinor && amountMinor <= amountMaxMinor, 'an amount of money is within its bounds');
}

export function checkFund({ key: name, from, to, amountMinor, about }: Fund): void {
  assert(key.test(name), 'a money key has the shape of a UUID');
  assert(word.test(about) && about !== 'null', 'what a move is about is a plain word');
  assert(from !== to, 'money moves from one account to another');
  assert(amountMinor >= 1n && amountMinor <= amountMaxMinor, 'an amount of money is within its bounds');
}

function checkPlayed({ played }: Operation): void {
  if (!played) return;
  const { product, supplier, game } = played;
  assert(word.test(product), 'a product is a plain word');
  assert(supplier === undefined || (word.test(supplier) && supplier !== 'null'), 'a supplier is a plain word');
  assert(
    game === undefined || (game !== '' && isStorable(game, gameMax)),
    'a game has a short name that can be stored',
  );
}

function isStorable(text: string, lengthMax: number): boolean {
  return text.length <= lengthMax && text.isWellFormed() && !text.includes('\0');
}
