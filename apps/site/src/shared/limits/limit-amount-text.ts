import type { Translate } from '@harmattan/i18n/use-t';
import { wireAmountText } from '../cashier/wire-amount.ts';
import type { PlayerLimit } from './use-limits.ts';

/** Money, or minutes: whole ones, since a part of a minute is nothing to plan with. */
export function limitAmountText(t: Translate, kind: PlayerLimit['kind'], amount: number): string {
  return kind === 'time' ? t('limits.minutes', { minutes: Math.floor(amount) }) : wireAmountText(amount);
}
