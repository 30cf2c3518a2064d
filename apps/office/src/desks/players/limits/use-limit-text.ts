import { useAmountText } from '../../../shared/view/amount.tsx';
import { useT } from '../texts.ts';
import type { PlayerLimit } from '../use-player.ts';

/** A limit and its values in words: money, or minutes. */
export function useLimitText() {
  const t = useT();
  const amountText = useAmountText();
  return {
    nameOf: ({ kind, period }: Pick<PlayerLimit, 'kind' | 'period'>) =>
      `${t(`players.limits.kind.${kind}`)}, ${t(`players.limits.period.${period}`)}`,
    textOf(kind: PlayerLimit['kind'], amount: number | null): string {
      if (amount === null) return t('players.limits.none');
      return kind === 'time' ? t('players.limits.minutes', { minutes: Math.floor(amount) }) : amountText(amount);
    },
  };
}
