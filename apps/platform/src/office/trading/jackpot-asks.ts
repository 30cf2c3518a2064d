import { formatMajor } from '@harmattan/kernel/money';
import type { z } from 'zod';
import {
  type Jackpot,
  type JackpotEvent,
  type JackpotPreview,
  type Result,
  settledBy,
} from '../../modules/jackpot/index.ts';
import type { Asked } from '../decide-by-two.ts';
import type { OfficeDeps } from '../office-deps.ts';
import {
  type cancelPayload,
  type JackpotKind,
  jackpotRecord,
  type openPayload,
  type resultsPayload,
  type settlePayload,
} from './jackpot-kinds.ts';

export type JackpotAsk = Omit<Asked, 'comment'> & { kind: JackpotKind };

/** What a request says, by kind of act. Two people who ask for the same make the same one, so that the second word is the approval. */
export async function askToOpen({ jackpots }: Pick<OfficeDeps, 'jackpots'>, jackpot: Jackpot): Promise<JackpotAsk> {
  const { id, typeId, ticketPriceMinor, guaranteedMinor, growthBps, closesAt } = jackpot;
  const tiers = await jackpots.tiersOf([id]);
  const consolationMinor = tiers.reduce(
    (sum, { misses, amountMinor }) => sum + (misses ? (amountMinor ?? 0n) : 0n),
    0n,
  );
  const payload: z.input<typeof openPayload> = {
    ...{ typeId, growthBps, ticketPriceMinor: String(ticketPriceMinor), guaranteedMinor: String(guaranteedMinor) },
    ...{ consolationMinor: String(consolationMinor), closesAt: closesAt.toISOString() },
  };
  return {
    ...{ record: jackpotRecord(id), kind: 'open a jackpot', payload },
    amountMinor: guaranteedMinor + consolationMinor,
  };
}

export function askForResults(id: number, events: JackpotEvent[], results: Result[]): JackpotAsk {
  const inOrder = results.toSorted((one, other) => one.eventId - other.eventId);
  const payload: z.input<typeof resultsPayload> = {
    results: inOrder.map((result) => ({ ...result, game: gameName(events, result.eventId) })),
  };
  return { record: jackpotRecord(id), kind: 'enter jackpot results', payload, amountMinor: null };
}

export function askToCancel(
  id: number,
  events: JackpotEvent[],
  { eventId, preview }: { eventId: number; preview: JackpotPreview },
): JackpotAsk {
  const comes = preview.cancel.find((one) => one.eventId === eventId);
  const words = {
    reserve: `${gameName(events, comes?.reserveId ?? 0)} takes its place`,
    given: 'it counts as right on every ticket',
    unused: 'it did not count',
    void: 'it is one too many: the jackpot is void and every ticket is given back',
  };
  const payload: z.input<typeof cancelPayload> = {
    ...{ eventId, game: gameName(events, eventId), comesOfIt: comes ? words[comes.outcome] : '' },
  };
  return { record: jackpotRecord(id), kind: 'cancel a jackpot game', payload, amountMinor: null };
}

export function askToSettle(id: number, events: JackpotEvent[], { settle, tickets }: JackpotPreview): JackpotAsk {
  const tiers = (settle?.tiers ?? []).map(({ misses, winners, amountMinor }) => {
    const who = misses === 0 ? 'all correct' : `${misses} missed`;
    return `${who}: ${winners} share ${formatMajor(amountMinor)}`;
  });
  const rolls = settle?.rollsOverMinor ? [`${formatMajor(settle.rollsOverMinor)} rolls over`] : [];
  const comesOfIt = [`${tickets} tickets`, ...tiers, ...rolls].join('; ');
  const payload: z.input<typeof settlePayload> = { ...settledBy(events), comesOfIt };
  return {
    ...{ record: jackpotRecord(id), kind: 'settle a jackpot', payload },
    amountMinor: settle?.paidMinor ?? null,
  };
}

export function askToVoid(id: number): JackpotAsk {
  return { record: jackpotRecord(id), kind: 'void a jackpot', payload: {}, amountMinor: null };
}

export function gameName(events: JackpotEvent[], eventId: number): string {
  const event = events.find(({ id }) => id === eventId);
  return event ? `${event.participant1} – ${event.participant2}` : `#${eventId}`;
}
