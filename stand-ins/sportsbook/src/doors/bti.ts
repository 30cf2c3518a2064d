import { languageOf } from '@harmattan/process/stand-in/language';
import { z } from 'zod';
import { type Door, opens, text, token, view } from './door.ts';

const launch = view.extend({ operatorToken: token.or(z.literal('')).optional() });
const path = z.object({ lang: text });

/** The operator is known by the token alone. `logout` in its place signs out. */
export const openBti: Door<'bti'> = (app, { keeper }) => {
  app.get('/:lang/sports', opens, async (request, reply) => {
    const language = languageOf(path.safeParse(request.params).data?.lang);
    const { success, data } = launch.safeParse(request.query);
    if (!success) return keeper.turnAway(reply, language);
    const { operatorToken } = data;
    return keeper.lead(reply, {
      token: operatorToken === 'logout' ? undefined : operatorToken,
      language,
      view: data,
    });
  });
};
