import type { Random } from '@harmattan/kernel/random';
import { selcomProblem } from '@harmattan/wires/selcom';
import type { FastifyBaseLogger } from 'fastify';
import { createMobileMoney, type MobileDeps, type MobileMoney } from '../mobile-money/index.ts';
import type { StaySilent } from '../plumbing/stay-silent.ts';
import { serveCheckout } from './checkout-routes.ts';

export { selcomSender } from './checkout.ts';

type SelcomDeps = Omit<MobileDeps, 'gateway' | 'problemOf'> & {
  random: Random;
  ownUrl(): string;
  pagesDir: string;
  staySilent: StaySilent;
  log: FastifyBaseLogger;
};

/** Selcom: mobile wallets, and a page of its own for cards. */
export function createSelcom(given: SelcomDeps): MobileMoney {
  const deps = { ...given, gateway: 'selcom' as const, problemOf: selcomProblem };
  const mobileMoney = createMobileMoney(deps);
  return {
    ...mobileMoney,
    serve(app) {
      mobileMoney.serve(app);
      serveCheckout(app, deps);
    },
  };
}
