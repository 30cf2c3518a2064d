import { marketRules } from '@harmattan/kernel/market-rules';
import { createBreaks, createTraitHasher } from '../../apps/platform/src/modules/breaks/index.ts';
import { createLimits } from '../../apps/platform/src/modules/limits/index.ts';
import { type ApplySwitch, createSwitches } from '../../apps/platform/src/modules/switches/index.ts';
import type { Log } from '../../apps/platform/src/plumbing/log.ts';
import type { Ground } from '../../apps/platform/src/wiring/ground.ts';
import type { Money } from '../../apps/platform/src/wiring/money.ts';
import type { Payments } from '../../apps/platform/src/wiring/payments.ts';
import { playersPassword, userNameFor } from './players.ts';

interface ProtectionDeps {
  ground: Pick<Ground, 'database' | 'ids' | 'bus' | 'outbox'> & { clock: { now(): Date }; log: Log };
  money: Pick<Money, 'setLimit' | 'setExcludedUntil' | 'wallet'>;
  cashier: Pick<Payments, 'listAboveLimit' | 'chooseForHeld' | 'setPaymentsOff'>;
}

export const confirmPlayer = async (_session: unknown, { password }: { password?: string | undefined }) =>
  password === playersPassword ? ('confirmed' as const) : ('password needed' as const);

/** Limits and breaks of players, and the switches behind breaks. Each player is a person of their own. */
export function openProtection({ ground, money, cashier }: ProtectionDeps) {
  const { database, clock, ids, bus, log, outbox } = ground;
  const limits = createLimits({
    ...{ database, ids, outbox, rules: marketRules.limits, setLimit: money.setLimit },
    listCounted: money.wallet.limits,
    async listMoneyAbove(playerId) {
      const above = await cashier.listAboveLimit(playerId);
      return above.map(({ payment_id: id, left_kobo: amountMinor, choice, state, created_at: since }) => {
        return { id, amountMinor, choice, since, isMoving: state === 'releasing' || state === 'returning' };
      });
    },
    chooseForMoneyAbove: ({ playerId, id, choice }) => cashier.chooseForHeld({ playerId, paymentId: id, choice }),
  });
  const switches = createSwitches({ pool: database.pool, ids, outbox, apply: applications({ money, cashier }) });
  const breaks = createBreaks({
    ...{ pool: database.pool, clock, ids, log, bus, outbox, switches, confirmPlayer },
    rules: marketRules.breaks,
    register: undefined,
    hasher: createTraitHasher([]),
    traitsOf: async (playerId) => ({ phones: [userNameFor(playerId)], deviceIds: [], name: undefined }),
    playersBy: async () => [],
    keyOfNin: () => undefined,
    sharersOf: async () => [],
    openAppeal: async () => {},
    openReview: async () => {},
  });
  return { ...limits.handlers, ...breaks.handlers };
}

function applications({ money, cashier }: Pick<ProtectionDeps, 'money' | 'cashier'>) {
  const paymentsOff =
    (direction: 'deposit' | 'withdraw'): ApplySwitch =>
    async (transaction, off) => {
      await cashier.setPaymentsOff(transaction, { ...off, direction });
      return undefined;
    };
  const nothing: ApplySwitch = async () => undefined;
  const play: ApplySwitch = async (transaction, { playerId, until }) => {
    await money.setExcludedUntil(playerId, until, transaction);
    return undefined;
  };
  // No player of a simulation signs in or gets mail.
  return {
    play,
    deposit: paymentsOff('deposit'),
    withdraw: paymentsOff('withdraw'),
    'sign-in': nothing,
    marketing: nothing,
  };
}
