import type { CallData } from '@harmattan/contract';
import { pathOf } from '@harmattan/fair/jackpot/tree';
import { assert } from '@harmattan/kernel/assert';
import type { JackpotDeps } from './jackpot-deps.ts';
import { findJackpot, type Jackpot } from './jackpots-store.ts';
import { kindOf } from './kind.ts';
import { findTicketOf } from './own-tickets-store.ts';
import { blockSize, digest, leafHash, leafOf } from './seal-jackpot.ts';
import { findSeal, listBlocks, listForSeal } from './seal-store.ts';

type Proof = CallData<'GET Jackpot/GetTicketProof'>;

/** That a ticket is in the tree of its jackpot. Another player's ticket answers as one that does not exist. */
export async function showProof(
  { pool }: Pick<JackpotDeps, 'pool'>,
  { playerId, ticketId }: { playerId: bigint; ticketId: string },
): Promise<Proof | 'unknown' | 'not sealed'> {
  const own = await findTicketOf(pool, playerId, ticketId);
  if (!own) return 'unknown';
  const { jackpotId } = own;
  const [seal, blocks, jackpot] = await Promise.all([
    findSeal(pool, jackpotId),
    listBlocks(pool, jackpotId),
    findJackpot(pool, jackpotId),
  ]);
  if (!seal?.root) return 'not sealed';
  const kind = kindOf((jackpot as Jackpot).typeId);
  const block = blocks.findLast(({ firstTicket }) => firstTicket <= ticketId);
  assert(block, 'every ticket is in a block');
  const tickets = await listForSeal(pool, { jackpotId, from: block.firstTicket, limit: blockSize });
  const at = tickets.findIndex(({ id }) => id === ticketId);
  const ticket = tickets[at];
  assert(ticket, 'a block holds the tickets from its first one on');
  const hashes = tickets.map((one) => leafHash({ seal, kind, ticket: one }));
  const inBlock = pathOf(hashes, at, digest);
  const above = pathOf(
    blocks.map(({ root }) => new Uint8Array(root)),
    block.place,
    digest,
  );
  return {
    jackpotId,
    betId: ticketId,
    leaf: leafOf({ seal, kind, ticket }),
    index: block.place * blockSize + at,
    tickets: Number(seal.tickets),
    path: [...inBlock, ...above].map((hash) => Buffer.from(hash).toString('hex')),
    root: seal.root.toString('hex'),
  };
}
