import { languageOf } from '@harmattan/process/stand-in/language';
import { z } from 'zod';
import { type Door, opens, page, text, token, view } from './door.ts';

const launch = view.extend({ currentSession: token.or(z.literal('')).optional(), basePath: text });
const path = z.object({ lang: text, '*': z.string() });

/** What stands in the path after the language is the place to begin with; `sports` is where everybody begins. */
export const openEverymatrix: Door<'everymatrix'> = (app, { keeper }) => {
  app.get('/:lang/*', opens, async (request, reply) => {
    const place = path.safeParse(request.params).data;
    const language = languageOf(place?.lang);
    const { success, data } = launch.safeParse(request.query);
    if (!success) return keeper.turnAway(reply, language);
    const deepLink = page.safeParse(place?.['*'].replace(/^sports\/?|\/$/g, '')).data;
    return keeper.lead(reply, {
      token: data.currentSession,
      language,
      view: { ...data, page: data.page ?? deepLink },
    });
  });
};
