import { languageOf } from '@harmattan/process/stand-in/language';
import { z } from 'zod';
import { type Door, opens, text } from './door.ts';

const launch = z.object({
  /** A number on this wire, and written as one. */
  gameId: z.string().regex(/^[1-9]\d{0,15}$/),
  token: text,
  partnerId: text,
  language: text,
  openType: z.enum(['real', 'fun']),
});

/** Nothing leads back: the page around the game does. */
export const openBetconstruct: Door<'betconstruct'> = (app, { credentials, keeper }) => {
  app.get('/authorization.php', opens, async (request, reply) => {
    const { success, data } = launch.safeParse(request.query);
    if (!success) return keeper.turnAway(reply);
    const { gameId: game, token, openType, partnerId } = data;
    const told = { language: languageOf(data.language), wayBack: undefined };
    if (partnerId !== credentials.operatorId) return keeper.turnAway(reply, told);
    return keeper.lead(reply, { ...told, isFree: openType === 'fun', token, playerId: '', game });
  });
};
