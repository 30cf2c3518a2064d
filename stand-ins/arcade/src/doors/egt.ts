import { languageOf } from '@harmattan/process/stand-in/language';
import { isEqGame } from '@harmattan/wires/suppliers/egt';
import { z } from 'zod';
import { type Door, name, opens, text, token } from './door.ts';

const scene = z.object({ gameId: name, language: text, closeurl: text });
const launch = scene.extend({ defenceCode: token, playerId: name, portalCode: text });

/** The browser brings a defence code, good for one Authenticate. Some games belong to the operator's second portal. */
export const openEgt: Door<'egt'> = (app, { credentials: { portalCode, eqPortalCode }, keeper }) => {
  app.get('/', opens, async (request, reply) => {
    const { success, data } = launch.safeParse(request.query);
    if (!success) return keeper.turnAway(reply);
    const told = { language: languageOf(data.language), wayBack: data.closeurl };
    if (data.portalCode !== (isEqGame(data.gameId) ? eqPortalCode : portalCode)) return keeper.turnAway(reply, told);
    const { gameId: game, playerId, defenceCode } = data;
    return keeper.lead(reply, { ...told, isFree: false, token: defenceCode, playerId, game });
  });

  app.get('/demo', opens, async (request, reply) => {
    const { success, data } = scene.safeParse(request.query);
    if (!success) return keeper.turnAway(reply);
    const { gameId: game, language, closeurl: wayBack } = data;
    return keeper.lead(reply, { isFree: true, token: '', playerId: '', game, language: languageOf(language), wayBack });
  });
};
