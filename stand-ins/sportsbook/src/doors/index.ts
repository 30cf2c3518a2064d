import type { Language } from '@harmattan/process/stand-in/language';
import type { BookName } from '@harmattan/wires/suppliers/names';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Seats } from '../seats/index.ts';
import type { Settings } from '../settings.ts';
import { openAltenar } from './altenar.ts';
import { openBsbetting } from './bsbetting.ts';
import { openBti } from './bti.ts';
import type { Door, Doorkeeper, View } from './door.ts';
import { openEverymatrix } from './everymatrix.ts';

const doors: { [Name in BookName]: Door<Name> } = {
  altenar: openAltenar,
  bti: openBti,
  everymatrix: openEverymatrix,
  bsbetting: openBsbetting,
};

/** The way in of every supplier. The page behind it is the same for all of them but for its dress. */
export function serveDoors(app: FastifyInstance, { settings, seats }: { settings: Settings; seats: Seats }): void {
  function open<Name extends BookName>(supplier: Name): void {
    const credentials = settings.credentials[supplier];
    app.register(async (below) => doors[supplier](below, { credentials, keeper: keeperOf(supplier, seats) }), {
      prefix: `/${supplier}`,
    });
  }
  for (const supplier of Object.keys(doors) as BookName[]) open(supplier);
}

function keeperOf(supplier: BookName, seats: Seats): Doorkeeper {
  const seat: Doorkeeper['seat'] = (token, language) => seats.take(supplier, { token, playerId: '', language });
  return {
    seat,
    turnAway: (reply, language = 'en') => toBook(reply, 'guest', { dress: supplier, language, problem: 'session' }),
    async lead(reply, { token, language, view: { page, theme } }) {
      const view = { dress: supplier, language, page, theme };
      if (!token) return toBook(reply, 'guest', view);
      const taken = await seat(token, language);
      if (taken.status === 'taken') return toBook(reply, taken.secret, view);
      return toBook(reply, 'guest', { ...view, problem: taken.status === 'unreachable' ? 'down' : 'session' });
    },
  };
}

interface Place extends View {
  dress: BookName;
  language: Language;
  /** Why the launch did not sign the player in. */
  problem?: 'session' | 'down';
}

function toBook(reply: FastifyReply, secret: string, place: Place): FastifyReply {
  const { dress, language, page, theme, problem } = place;
  const query = new URLSearchParams({
    dress,
    lang: language,
    ...(page && { page }),
    ...(theme && { theme }),
    ...(problem && { problem }),
  });
  // What led here stays between the two of us: the address carries a token.
  return reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .redirect(`/book/${secret}?${query}`, 303);
}
