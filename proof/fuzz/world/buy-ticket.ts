import { setTimeout as delay } from 'node:timers/promises';
import type { Planting } from './players.ts';

const jackpotWithinMs = 120_000;
const lookEveryMs = 100;
const exactScoreType = 10;

interface Jackpot {
  id: number;
  isActive: boolean;
  jackpotTypeID: number;
}

/** A ticket on the first jackpot on sale, with a line for every game. */
export async function buyTicket(planting: Planting): Promise<void> {
  const { call, draws } = planting;
  const jackpot = await findJackpot(planting);
  const { data } = await call('GET Jackpot/GetManualJackpotEvents', { query: { jackpotId: String(jackpot.id) } });
  const isByChoice = jackpot.jackpotTypeID === exactScoreType;
  const lines = (data as { id: number }[]).map(({ id }) => ({
    jackpotId: jackpot.id,
    eventId: id,
    choiceId: isByChoice ? 1 + draws.below(3) : 0,
    canceled: false,
    participant1Score: isByChoice ? null : draws.below(5),
    participant2Score: isByChoice ? null : draws.below(5),
  }));
  await call('POST Jackpot/PlaceManualJackpotBet', { body: lines });
}

/** The sandbox opens its jackpots in the background. */
async function findJackpot({ call }: Planting): Promise<Jackpot> {
  for (const endsAt = performance.now() + jackpotWithinMs; performance.now() < endsAt; await delay(lookEveryMs)) {
    const { data } = await call('GET Jackpot/GetManualJackpotList');
    const open = (data as Jackpot[]).find(({ isActive }) => isActive);
    if (open) return open;
  }
  throw new Error('no jackpot was opened');
}
