import { dateWords, dayText } from '../../shared/time/date-text.ts';
import type { Unit } from './use-activity.ts';

/** `16 Nov 2026` for a week, by its Monday, and `Nov 2026` for a month. */
export function periodText(from: string, by: Unit, language: string): string {
  if (by === 'week') return dayText(from, language);
  const { month, year } = dateWords(from, language);
  return language.startsWith('zh') ? `${year}年${month}月` : `${month} ${year}`;
}

/** Below a bar: `16/11`, or the month. */
export function shortPeriodText(from: string, by: Unit, language: string): string {
  const [, month = '', day = ''] = from.split('-');
  if (by === 'week') return `${Number(day)}/${Number(month)}`;
  const words = dateWords(from, language);
  return language.startsWith('zh') ? `${words.month}月` : words.month;
}
