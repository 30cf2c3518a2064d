import { languageOf } from '@harmattan/process/stand-in/language';
import { z } from 'zod';
import { type Door, opens, text, token } from './door.ts';

const launch = z.object({ code: token, webRedirectTo: text });

/**
 * A code signs the player in. The game stands behind the hash of the address, which no server ever sees: the wallet says
 * it as well. There is no play without money.
 */
export const openGlobalbet: Door<'globalbet'> = (app, { keeper }) => {
  app.get('/engine/web/autologin/account', opens, async (request, reply) => {
    const { success, data } = launch.safeParse(request.query);
    if (!success) return keeper.turnAway(reply);
    const locale = /[?&]locale=(\w+)/.exec(data.webRedirectTo)?.[1];
    return keeper.lead(reply, {
      isFree: false,
      token: data.code,
      playerId: '',
      game: '',
      language: languageOf(locale),
      wayBack: undefined,
    });
  });
};
