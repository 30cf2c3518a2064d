import { fasthubProblem } from '@harmattan/wires/fasthub';
import { createMobileMoney, type MobileMoney } from '../mobile-money/index.ts';

type Deps = Parameters<typeof createMobileMoney>[0];

/** FastHub, as far as it is known: mobile wallets after Selcom's model, with its own credentials and addresses. */
export function createFasthub(deps: Omit<Deps, 'gateway' | 'problemOf'>): MobileMoney {
  return createMobileMoney({ ...deps, gateway: 'fasthub', problemOf: fasthubProblem });
}
