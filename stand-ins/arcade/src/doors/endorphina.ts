import { languageOf } from '@harmattan/process/stand-in/language';
import { isSameSecret } from '@harmattan/wires/same-secret';
import { endorphinaGameHash, endorphinaSign } from '@harmattan/wires/suppliers/endorphina';
import { z } from 'zod';
import { type Door, opens, text, token } from './door.ts';

const launch = z.strictObject({ exit: text, lang: text.optional(), nodeId: text, token, sign: text });
const demoQuery = z.object({ lang: text.optional().catch(undefined) });
const demo = z.object({ account: text, hash: z.string().regex(/^[0-9a-f]{32}$/), '*': text });

/** A signed address with a token; which game it is for, the wallet says. Without money, a link made from the game's name. */
export const openEndorphina: Door<'endorphina'> = (app, { credentials: { nodeId, salt }, keeper, catalogue }) => {
  app.get('/', opens, async (request, reply) => {
    const { success, data } = launch.safeParse(request.query);
    if (!success) return keeper.turnAway(reply);
    const { sign, ...fields } = data as Record<string, string> & typeof data;
    // Before the signature is known to be right, nothing else in the address is believed either.
    if (!isSameSecret(sign, endorphinaSign(fields, salt)) || data.nodeId !== nodeId) return keeper.turnAway(reply);
    return keeper.lead(reply, {
      isFree: false,
      token: data.token,
      playerId: '',
      game: '',
      language: languageOf(data.lang),
      wayBack: data.exit,
    });
  });

  app.get('/api/link/accountId/:account/hash/:hash/returnURL/*', opens, async (request, reply) => {
    const { success, data } = demo.safeParse(request.params);
    const found = success && catalogue.of('endorphina').find(({ game }) => endorphinaGameHash(game) === data.hash);
    const { lang } = demoQuery.parse(request.query);
    // A link without a language leaves it to the browser.
    const language = languageOf(lang ?? request.headers['accept-language']);
    if (!found || data.account !== nodeId) return keeper.turnAway(reply, { language, wayBack: data?.['*'] });
    return keeper.lead(reply, {
      isFree: true,
      token: '',
      playerId: '',
      game: found.game,
      language,
      wayBack: data['*'],
    });
  });
};
