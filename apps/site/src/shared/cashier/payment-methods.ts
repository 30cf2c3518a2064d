import type { CallData } from '@harmattan/contract';
import type { MessageId } from '@harmattan/i18n/messages';
import { assert } from '@harmattan/kernel/assert';
import { type Minor, minorFromJsonNumber } from '@harmattan/kernel/money';
import { testerRank } from '@harmattan/kernel/rank';
import type { ComponentType } from 'react';

type Methods = CallData<'GET Banking/GetDepositMethods'>;
export type Pause = NonNullable<Methods['pauses']>[number];
export type PaymentMethod = Methods['paymentMethods'][number];

export interface AmountLimit {
  minMinor: Minor;
  maxMinor: Minor;
  /** What the player paid by the method last. */
  lastMinor?: Minor;
}

export interface PanelProps {
  method: PaymentMethod;
  /** Undefined where the server names none. */
  limit: AmountLimit | undefined;
}

/** What the page knows about a way to pay; whether it is open is the server's to say. */
export interface MethodKind {
  /** The account whose limits count for it. */
  accountId: number;
  name: MessageId;
  /** A drawing on a plate of its own, beside the name. */
  mark: ComponentType;
  /** What it costs and how long it takes; free and at once where nothing else is said. */
  promise?: MessageId;
  Panel: ComponentType<PanelProps>;
}

export interface ShownMethod {
  method: PaymentMethod;
  kind: MethodKind;
  limit: AmountLimit | undefined;
  /** Off for everyone for now. */
  isPaused: boolean;
}

/** In the server's order. A view that this build does not know is left out. */
export function shownMethods(
  { paymentMethods, paymentLimits, pauses = [] }: Methods,
  { kinds, rankId }: { kinds: Readonly<Record<string, MethodKind>>; rankId: number | undefined },
): ShownMethod[] {
  return paymentMethods.flatMap((method) => {
    const kind = Object.hasOwn(kinds, method.viewName) ? kinds[method.viewName] : undefined;
    if (!kind || (method.onlyForTestUsers && rankId !== testerRank)) return [];
    const found = paymentLimits.find(({ accountId }) => accountId === kind.accountId);
    const limit = found && {
      ...{ minMinor: minorOf(found.minLimit), maxMinor: minorOf(found.maxLimit) },
      ...(method.lastAmount != null && { lastMinor: minorOf(method.lastAmount) }),
    };
    const isPaused = pauses.some(
      (pause) => pause.kind === 'withdrawals' || (pause.kind === 'method' && pause.subject === method.viewName),
    );
    return [{ method, kind, limit, isPaused }];
  });
}

function minorOf(major: number): Minor {
  const amountMinor = minorFromJsonNumber(major);
  assert(amountMinor !== undefined, 'a limit is an amount');
  return amountMinor;
}
