import { differenceOf } from './difference.ts';
import { useT } from './texts.ts';

/** In words: a sign or a colour alone would be missed. */
export function DifferenceText({ today, lastWeek }: { today: number; lastWeek: number }) {
  const t = useT();
  const difference = differenceOf(today, lastWeek);
  return <>{t(`home.difference.${difference.kind}`, 'percent' in difference ? { percent: difference.percent } : {})}</>;
}
