import { expect, test } from 'vitest';
import { openBetWorld } from '../testing/bet-world.ts';
import { useSportsbookDatabase } from '../testing/test-sportsbook.ts';

const db = useSportsbookDatabase();

test('each version of the rules has a page with examples, and each ticket leads to its own', async () => {
  const { get, sit, pick, small } = await openBetWorld(db);
  const second = await get('/rules/2?lang=en');
  expect(second.headers['content-type']).toBe('text/html; charset=utf-8');
  for (const said of ['version 2', '3,780.00', '1,800.00', '50,000,000.00', '50 picks', '1,425.00', '712.50', '5 %'])
    expect(second.body).toContain(said);
  for (const later of ['Systems', 'Basketball']) expect(second.body).not.toContain(later);
  const third = await get('/rules/3?lang=en');
  // 300.00 for each of three lines: 1.5 × (2×3 + 2×4 + 3×4) × 300.00
  for (const said of [
    'version 3',
    '3,780.00',
    '1,000 at most',
    '900.00',
    '11,700.00',
    '1,050.00',
    'sum of what its lines',
    'winning margin count overtime',
  ])
    expect(third.body).toContain(said);
  expect(third.body).not.toContain('Bet builders');
  const fourth = await get('/rules/4?lang=en');
  // A chance of 38 % less the margin: 1 ÷ (0.38 × (1 + 0.16 × 0.62)) is 2.394…
  for (const said of ['version 4', '2 to 12 picks', '0.16', '2.39', '2,390.00', 'the whole bet is void'])
    expect(fourth.body).toContain(said);
  expect((await get('/rules?lang=en')).body).toBe(fourth.body);
  const first = await get('/rules/1?lang=en');
  for (const said of ['version 1', '30 picks', 'not accepted', '1,083.00']) expect(first.body).toContain(said);
  expect(first.body).not.toContain('1,425.00');
  expect((await get('/rules/5')).statusCode).toBe(404);
  for (const [lang, said] of [
    ['sw', 'Kanuni za kubashiri'],
    ['zh', '投注规则'],
  ])
    expect((await get(`/rules/4?lang=${lang}`)).body).toContain(said);
  const { ticket } = await (await sit()).bet([pick(small.add())]);
  const page = await get(`/ticket/${ticket}?lang=en`);
  expect(page.body).toContain('href="/rules/4?lang=en"');
  expect(page.body).toContain('Largest pay-out');
  await db.pool.query('update sportsbook.bet set rules_version = 1 where ticket = $1', [ticket]);
  expect((await get(`/ticket/${ticket}?lang=en`)).body).toContain('href="/rules/1?lang=en"');
});
