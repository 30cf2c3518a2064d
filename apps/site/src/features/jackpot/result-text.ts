import type { Translate } from '@harmattan/i18n/use-t';

interface Result {
  participant1Score: number | null;
  participant2Score: number | null;
  choiceId: number | null;
  /** Several outcomes that were picked. */
  choiceIds?: readonly number[];
}

/** `2 – 1`, or the word alone where only the outcome is known; undefined without a result. */
export function resultText(t: Translate, { participant1Score, participant2Score, choiceId, choiceIds = [] }: Result) {
  if (participant1Score !== null && participant2Score !== null) return scoreLine(participant1Score, participant2Score);
  if (choiceIds.length > 1) return choicesText(t, choiceIds);
  return choiceId === null ? undefined : choiceText(t, choiceId);
}

export function scoreLine(home: number, away: number): string {
  return `${home} – ${away}`;
}

/** `Home / Draw` */
export function choicesText(t: Translate, choiceIds: readonly number[]): string {
  return choiceIds.map((choiceId) => choiceText(t, choiceId)).join(' / ');
}

export function choiceText(t: Translate, choiceId: number): string {
  if (choiceId === 1) return t('jackpot.home');
  return choiceId === 2 ? t('jackpot.draw') : t('jackpot.away');
}
