import type { ReserveSteps } from '@harmattan/supplier-clients/book-client';
import type { OtherBooks } from './other-book.ts';

interface Reserve {
  amountMinor: bigint;
  leftMinor: bigint;
  state: 'open' | 'committed' | 'released';
}

/** Stakes in steps, for the wallet beside this. */
export function createOtherReserves({ has, balanceOf, move, reply, addStake }: OtherBooks): ReserveSteps {
  const reserves = new Map<string, Reserve>();
  const draws = new Map<string, bigint>();

  function mayDraw(reserve: Reserve): boolean {
    if (reserve.state === 'committed') return has('draws after the commit');
    return reserve.state === 'open' || has('draws after the giving back');
  }

  return {
    async reserve({ playerId }, { reserveId, amountMinor }) {
      const before = reserves.get(reserveId);
      if (before?.state === 'released') return reply(playerId, 'refused');
      if (before) return reply(playerId, before.amountMinor === amountMinor ? 'repeat' : 'mismatch', reserveId);
      if (balanceOf(playerId) < amountMinor) return reply(playerId, 'insufficient');
      move(playerId, -amountMinor);
      reserves.set(reserveId, { amountMinor, leftMinor: amountMinor, state: 'open' });
      return reply(playerId, 'done', reserveId);
    },
    async draw({ playerId }, { reserveId, txId, betId, amountMinor }) {
      const before = draws.get(txId);
      if (before !== undefined && !has('draws a part again')) {
        return reply(playerId, before === amountMinor ? 'repeat' : 'mismatch', txId);
      }
      const reserve = reserves.get(reserveId);
      if (!reserve) return reply(playerId, has('draws of nothing') ? 'done' : 'refused', txId);
      const isEnough = reserve.leftMinor >= amountMinor || has('draws more than was reserved');
      if (!mayDraw(reserve) || !isEnough) return reply(playerId, 'refused');
      reserve.leftMinor -= amountMinor;
      draws.set(txId, amountMinor);
      addStake(txId, { playerId, betId, amountMinor });
      return reply(playerId, 'done', txId);
    },
    async commit({ playerId }, { reserveId }) {
      const reserve = reserves.get(reserveId);
      if (!reserve || reserve.state === 'released') return reply(playerId, 'refused');
      if (reserve.state === 'committed') return reply(playerId, 'repeat', reserveId);
      reserve.state = 'committed';
      if (!has('gives nothing back of a reserve')) move(playerId, reserve.leftMinor);
      return reply(playerId, 'done', reserveId);
    },
    async release({ playerId }, { reserveId }) {
      const reserve = reserves.get(reserveId);
      if (!reserve) {
        if (!has('forgets an early giving back')) {
          reserves.set(reserveId, { amountMinor: 0n, leftMinor: 0n, state: 'released' });
        }
        return reply(playerId, 'done');
      }
      if (reserve.state === 'released') return reply(playerId, 'repeat', reserveId);
      const isDrawn = reserve.leftMinor < reserve.amountMinor || reserve.state === 'committed';
      if (isDrawn && !has('gives back what was drawn')) return reply(playerId, 'refused');
      reserve.state = 'released';
      move(playerId, reserve.amountMinor);
      return reply(playerId, 'done', reserveId);
    },
  };
}
