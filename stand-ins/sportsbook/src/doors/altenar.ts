import { languageOf } from '@harmattan/process/stand-in/language';
import { z } from 'zod';
import { type Door, opens, text, token, view } from './door.ts';

const launch = view.extend({
  token: token.or(z.literal('')).optional(),
  skinId: text,
  walletCode: text,
  lang: text,
});
const seat = z.strictObject({ token, culture: text });

/** In a frame by an address; the script in an operator's own page asks for a seat instead. */
export const openAltenar: Door<'altenar'> = (app, { credentials: { skinId, walletCode }, keeper }) => {
  app.get('/', opens, async (request, reply) => {
    const { success, data } = launch.safeParse(request.query);
    if (!success) return keeper.turnAway(reply);
    const language = languageOf(data.lang);
    if (data.skinId !== skinId || data.walletCode !== walletCode) return keeper.turnAway(reply, language);
    return keeper.lead(reply, { token: data.token, language, view: data });
  });

  app.post('/seats', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { success, data } = seat.safeParse(request.body);
    if (!success) return reply.status(400).send({ message: 'A token and a culture are wanted.' });
    const taken = await keeper.seat(data.token, languageOf(data.culture));
    if (taken.status === 'taken') return reply.send({ secret: taken.secret });
    const isDown = taken.status === 'unreachable';
    return reply.status(isDown ? 503 : 403).send({ problem: isDown ? 'down' : 'session' });
  });
};
