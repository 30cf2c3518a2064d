import { languageOf } from '@harmattan/process/stand-in/language';
import { isSameSecret } from '@harmattan/wires/same-secret';
import { z } from 'zod';
import { type Door, flag, name, opens, text } from './door.ts';

const launch = z.object({ Token: text, MerchantId: text, Lang: text, GameId: name, IsFreeplay: flag });

/** The browser brings a token that is good for one Auth. Nothing leads back: the page around the game does. */
export const openBetsolutions: Door<'betsolutions'> = (app, { credentials, keeper }) => {
  app.get('/auth/auth', opens, async (request, reply) => {
    const { success, data } = launch.safeParse(request.query);
    if (!success || !isSameSecret(data.MerchantId, credentials.merchantId)) return keeper.turnAway(reply);
    return keeper.lead(reply, {
      isFree: data.IsFreeplay === '1',
      token: data.Token,
      playerId: '',
      game: data.GameId,
      language: languageOf(data.Lang),
      wayBack: undefined,
    });
  });
};
