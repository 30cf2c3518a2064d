import { afterEach, expect, test, vi } from 'vitest';
import { openPage, wordsOf } from '../testing/open-page.tsx';

afterEach(() => vi.unstubAllGlobals());

test('a way to pay shows its mark, its name, that it is free and instant, and its limits', async () => {
  const { draw } = await openPage();
  const { MethodCard } = await import('./method-card.tsx');
  const limit = { minMinor: 10_000n, maxMinor: 100_000_000n };
  const card = (isOpen: boolean) => (
    <MethodCard name="Card" mark={() => 'CARD'} limit={limit} isOpen={isOpen} onToggle={() => {}}>
      <p>the form</p>
    </MethodCard>
  );
  const facts = 'CARD Card Free · instantly NGN\u00a0100.00 – NGN\u00a01,000,000.00';
  expect(wordsOf(draw(card(false))).replaceAll('\u00a0', ' ')).toBe(facts.replaceAll('\u00a0', ' '));
  expect(wordsOf(draw(card(true))).replaceAll('\u00a0', ' ')).toBe(`${facts.replaceAll('\u00a0', ' ')} the form`);
});
