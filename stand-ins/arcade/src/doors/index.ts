import type { SupplierName } from '@harmattan/wires/suppliers/names';
import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../catalogue.ts';
import { refusedPage } from '../page/refused-page.ts';
import { type Seats, wayBackOf } from '../seats/index.ts';
import type { Settings } from '../settings.ts';
import { openBetconstruct } from './betconstruct.ts';
import { openBetsolutions } from './betsolutions.ts';
import type { Door, Doorkeeper } from './door.ts';
import { openEgt } from './egt.ts';
import { openEndorphina } from './endorphina.ts';
import { openGlobalbet } from './globalbet.ts';
import { openQtech } from './qtech.ts';
import { openSoftgaming } from './softgaming.ts';
import { openVivo } from './vivo.ts';

const doors: { [Name in SupplierName]: Door<Name> } = {
  betsolutions: openBetsolutions,
  egt: openEgt,
  softgaming: openSoftgaming,
  endorphina: openEndorphina,
  betconstruct: openBetconstruct,
  qtech: openQtech,
  globalbet: openGlobalbet,
  vivo: openVivo,
};

/** The way in of every supplier. Nothing behind it depends on which one a player came through. */
export function serveDoors(
  app: FastifyInstance,
  deps: { settings: Settings; seats: Seats; catalogue: Catalogue; ownUrl(): string },
): void {
  const { settings, seats, catalogue } = deps;

  function keeperOf(supplier: SupplierName): Doorkeeper {
    const turnAway: Doorkeeper['turnAway'] = (reply, { language, wayBack } = { language: 'en', wayBack: undefined }) =>
      reply
        .status(403)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(
          refusedPage({ language, wayBack: wayBackOf(wayBack, settings.siteUrl), siteOrigin: settings.siteOrigin }),
        );
    return {
      turnAway,
      async lead(reply, launch) {
        const taken = await seats.take(supplier, launch);
        if (taken.status !== 'taken') return turnAway(reply, launch);
        return reply.header('cache-control', 'no-store').redirect(`/play/${taken.secret}`);
      },
      async seat(launch) {
        const taken = await seats.take(supplier, launch);
        return taken.status === 'taken' ? `${deps.ownUrl()}/play/${taken.secret}` : undefined;
      },
    };
  }

  function open<Name extends SupplierName>(supplier: Name): void {
    const credentials = settings.credentials[supplier];
    app.register(async (below) => doors[supplier](below, { credentials, keeper: keeperOf(supplier), catalogue }), {
      prefix: `/${supplier}`,
    });
  }
  for (const supplier of Object.keys(doors) as SupplierName[]) open(supplier);
}
