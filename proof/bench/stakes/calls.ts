import { call, major } from '@harmattan/contract';
import { z } from 'zod';

const stake = z.strictObject({ id: z.string().max(60), amount: major });

/** What a supplier's stake costs over the players' wire: the same reading, checking and answering as any call of ours. */
export const stakeCalls = {
  'POST Bench/Stake': call({
    summary: 'Takes a stake from the player who is signed in',
    caller: 'player',
    takesMoney: true,
    body: stake,
    data: z.strictObject({ balance: major }),
    failures: { INSUFFICIENT_AMOUNT: z.null() },
  }),
  'POST Bench/Nothing': call({
    summary: 'Reads the same and does nothing',
    caller: 'anyone',
    body: stake,
    data: z.null(),
    failures: {},
  }),
};
