import type { Minor } from '@harmattan/kernel/money';
import type pg from 'pg';
import { listEvents } from './events-store.ts';
import { findJackpot } from './jackpots-store.ts';
import { type Kind, kindOf } from './kind.ts';

/** What a ticket of a jackpot must look like. Nothing of it changes once the jackpot is on sale. */
export interface Form {
  jackpotId: number;
  kind: Kind;
  /** In the order of the picks. */
  eventIds: number[];
  ticketPriceMinor: Minor;
  closesAt: Date;
}

const keptMax = 200;

/** Forms are kept in memory: one is read for every ticket. */
export function createForms(pool: pg.Pool) {
  const kept = new Map<number, Form>();

  async function read(jackpotId: number): Promise<Form | undefined> {
    const jackpot = await findJackpot(pool, jackpotId);
    if (!jackpot?.openedAt) return undefined;
    const events = await listEvents(pool, [jackpotId]);
    const { typeId, ticketPriceMinor, closesAt } = jackpot;
    return { jackpotId, kind: kindOf(typeId), eventIds: events.map(({ id }) => id), ticketPriceMinor, closesAt };
  }

  return {
    async find(jackpotId: number): Promise<Form | undefined> {
      const known = kept.get(jackpotId);
      if (known) return known;
      const form = await read(jackpotId);
      if (form && kept.size >= keptMax) kept.clear();
      if (form) kept.set(jackpotId, form);
      return form;
    },
  };
}
