import { afterEach, expect, it } from 'vitest';
import { currentToast, dismissToast, showToast } from './toast-queue.ts';

afterEach(() => {
  for (let toast = currentToast(); toast; toast = currentToast()) dismissToast(toast.id);
});

function shownInTurn(): string[] {
  const texts: string[] = [];
  for (let toast = currentToast(); toast; toast = currentToast()) {
    texts.push(toast.text);
    dismissToast(toast.id);
  }
  return texts;
}

it('shows one at a time, in the order they came', () => {
  showToast({ text: 'first', kind: 'info' });
  showToast({ text: 'second', kind: 'error' });
  expect(shownInTurn()).toEqual(['first', 'second']);
});

it('does not say the same thing twice in a row', () => {
  showToast({ text: 'copied', kind: 'good' });
  showToast({ text: 'copied', kind: 'good' });
  expect(shownInTurn()).toEqual(['copied']);
});

it('keeps the newest five', () => {
  for (let number = 1; number <= 7; number += 1) showToast({ text: `note ${number}`, kind: 'info' });
  expect(shownInTurn()).toEqual(['note 3', 'note 4', 'note 5', 'note 6', 'note 7']);
});
