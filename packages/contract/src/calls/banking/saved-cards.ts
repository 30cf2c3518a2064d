import { z } from 'zod';
import { call } from '../../call.ts';
import { major, nothing, uuid } from '../../fields.ts';
import { bonusCode, bonusRefusals, cardStep, openingRefusals } from './deposit-fields.ts';
import { key } from './payment-fields.ts';

export const savedCardCalls = {
  'GET Banking/GetSavedCards': call({
    summary: "The player's cards that can be charged again. None of their numbers is known here",
    caller: 'player',
    data: z.strictObject({
      cards: z.array(
        z.strictObject({
          id: uuid,
          brand: z.string(),
          lastFour: z.string(),
          expiry: z.string().meta({ description: 'As in 01/29' }),
        }),
      ),
    }),
    failures: {},
  }),

  'POST Banking/RegisterSavedCardDeposit': call({
    summary: 'Charges a card of the player that was paid with before',
    caller: 'player',
    gate: 'deposit',
    callsPerMinuteMax: 30,
    body: z.strictObject({ amount: major, card: uuid, bonusCode, key }),
    data: cardStep,
    failures: { ...openingRefusals, ...bonusRefusals },
  }),

  'POST Banking/RemoveSavedCard': call({
    summary: 'Forgets a card. Answers the same for a card that is not there',
    caller: 'player',
    callsPerMinuteMax: 30,
    body: z.strictObject({ card: uuid }),
    data: nothing,
    failures: {},
  }),
};
