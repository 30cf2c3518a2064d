import { languageOf } from '@harmattan/process/stand-in/language';
import { isSameSecret } from '@harmattan/wires/same-secret';
import { z } from 'zod';
import { type Door, opens, text, token, view } from './door.ts';

const launch = view.extend({
  Token: token.or(z.literal('')).optional(),
  MerchantId: text,
  Lang: text,
});

/** As the same supplier's games are opened: the browser brings a token that is good for one Auth. */
export const openBsbetting: Door<'bsbetting'> = (app, { credentials, keeper }) => {
  app.get('/auth/auth', opens, async (request, reply) => {
    const { success, data } = launch.safeParse(request.query);
    if (!success || !isSameSecret(data.MerchantId, credentials.merchantId)) return keeper.turnAway(reply);
    return keeper.lead(reply, { token: data.Token, language: languageOf(data.Lang), view: data });
  });
};
