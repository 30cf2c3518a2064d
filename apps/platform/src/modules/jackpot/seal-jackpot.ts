import { hash } from 'node:crypto';
import { outcomesOfByte, pickBytes } from '@harmattan/fair/jackpot/columns';
import { leafText } from '@harmattan/fair/jackpot/leaf';
import { type Digest, leafMessage, treeRoot } from '@harmattan/fair/jackpot/tree';
import { inTransaction, type Queryable } from '@harmattan/process/transaction';
import { listEvents } from './events-store.ts';
import type { JackpotDeps } from './jackpot-deps.ts';
import { findJackpot } from './jackpots-store.ts';
import { choiceOf, type Kind, kindOf } from './kind.ts';
import { pickAt, pickWords } from './picks.ts';
import {
  beginSeal,
  claimSeal,
  insertBlock,
  listBlocks,
  listForSeal,
  type Seal,
  type SealedTicket,
  setRoot,
  setSealProgress,
} from './seal-store.ts';
import { hasAttempts } from './tickets-store.ts';

/** Tickets under one stored root: a power of two, so that the blocks' roots are nodes of the whole tree. */
export const blockSize = 1_024;
const blocksAtOnce = 8;
const secretBytes = 32;

export const digest: Digest = (message) => new Uint8Array(hash('sha256', message, 'buffer'));

/**
 * Hashes the next tickets of a jackpot whose sale is over. What was hashed and how far it came is one commit. The last piece writes the root, which
 * a trigger then keeps. Returns whether there was something to do.
 */
export async function sealJackpot(
  { pool, random }: Pick<JackpotDeps, 'pool' | 'random'>,
  id: number,
): Promise<boolean> {
  const [jackpot, events] = await Promise.all([findJackpot(pool, id), listEvents(pool, [id])]);
  // What is paid for and not yet a ticket belongs into the tree as well.
  if (jackpot?.state !== 'closed' || (await hasAttempts(pool, id))) return false;
  await beginSeal(pool, { jackpotId: id, secret: random.bytes(secretBytes), games: events.length });
  return inTransaction(pool, async (client) => {
    const seal = await claimSeal(client, id);
    if (!seal) return false;
    const limit = blocksAtOnce * blockSize;
    const tickets = await listForSeal(client, { jackpotId: id, after: seal.lastTicket, limit });
    const kind = kindOf(jackpot.typeId);
    await hashBlocks(client, { seal, kind, tickets });
    await setSealProgress(client, {
      jackpotId: id,
      lastTicket: tickets.at(-1)?.id ?? seal.lastTicket,
      tickets: seal.tickets + BigInt(tickets.length),
      columns: tickets.reduce((sum, { columns }) => sum + BigInt(columns), seal.columns),
      crowd: addToCrowd(seal.crowd, kind, tickets),
    });
    if (tickets.length === limit) return true;
    const blocks = await listBlocks(client, id);
    await setRoot(
      client,
      id,
      treeRoot(
        blocks.map(({ root }) => new Uint8Array(root)),
        digest,
      ),
    );
    return true;
  });
}

async function hashBlocks(
  client: Queryable,
  { seal, kind, tickets }: { seal: Seal; kind: Kind; tickets: SealedTicket[] },
): Promise<void> {
  const begun = Number(seal.tickets) / blockSize;
  for (let at = 0; at < tickets.length; at += blockSize) {
    const block = tickets.slice(at, at + blockSize);
    const hashes = block.map((ticket) => leafHash({ seal, kind, ticket }));
    const [{ id: firstTicket }] = block as [SealedTicket];
    const place = begun + at / blockSize;
    await insertBlock(client, { jackpotId: seal.jackpotId, place, firstTicket, root: treeRoot(hashes, digest) });
  }
}

interface Sealed {
  seal: Pick<Seal, 'jackpotId' | 'secret'>;
  kind: Kind;
  ticket: SealedTicket;
}

/** What a ticket's leaf says. */
export function leafOf({
  seal: { jackpotId, secret },
  kind,
  ticket: { id, placedAt, columns, picks },
}: Sealed): string {
  // Secret and id have fixed lengths, so that no salt is the beginning of another message.
  const salt = hash('sha256', Buffer.concat([secret, Buffer.from(id)]), 'hex');
  return leafText({ jackpotId, ticketId: id, placedAt, columns, picks: pickWords(kind, picks), salt });
}

export function leafHash(sealed: Sealed): Uint8Array<ArrayBuffer> {
  return digest(leafMessage(leafOf(sealed)));
}

/** A ticket's columns are spread evenly over its outcomes of a game. A score counts as who won by it. */
function addToCrowd(before: bigint[], kind: Kind, tickets: SealedTicket[]): bigint[] {
  const added = before.map(() => 0);
  for (const { picks, columns } of tickets) {
    for (let game = 0; game < before.length / 3; game += 1) {
      const chosen = outcomesAt(kind, picks, game);
      for (const outcome of chosen) {
        const place = 3 * game + outcome - 1;
        added[place] = (added[place] as number) + columns / chosen.length;
      }
    }
  }
  return before.map((columns, place) => columns + BigInt(added[place] as number));
}

const outcomesOf = new Map(pickBytes.map((byte) => [byte, outcomesOfByte(byte)]));

function outcomesAt(kind: Kind, picks: Buffer, game: number): number[] {
  if (kind === '1x2') return outcomesOf.get(picks[game] as number) as number[];
  const { participant1Score, participant2Score } = pickAt(kind, picks, game);
  return [choiceOf({ score1: participant1Score as number, score2: participant2Score as number })];
}
