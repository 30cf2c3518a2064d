// Every title of the catalogue, opened by the very call that the site makes for its tile, and a real stake on each.
import { expect, type Page, test } from '@playwright/test';
import { startCallOf } from '../../../apps/site/src/features/play/start-call.ts';
import { callAs, fund } from '../cashier/cashier.ts';
import { type Player, signInPlayer } from '../player.ts';
import { takingTurns } from '../take-turns.ts';

interface Listed {
  gameName: string;
  realUrl: string;
  gameType: number;
}

/** Slots, casino and live; virtual games are among the casino's, by their own categories. */
const lists = [
  { gameType: 2, category: 0 },
  { gameType: 0, category: 0 },
  { gameType: 1, category: 0 },
  { gameType: 0, category: 22 },
  { gameType: 0, category: 23 },
];
/**
 * Titles of one kind are one page with another face: in the short form the browser looks at one of each kind, and every eighth slot. The
 * others are opened without it, and staked on where that needs no look at the page. All of them in the browser with
 * `SWEEP=all npm run test:e2e -- every-title`.
 */
const isWhole = process.env.SWEEP === 'all';
const slotsPerLook = 8;
/** Shared among the workers, so that it takes half as long. */
const parts = 2;

async function listAll(page: Page, player: Player): Promise<Listed[]> {
  const all = new Map<string, Listed>();
  for (const list of lists.flatMap((one) => [true, false].map((forMobile) => ({ ...one, forMobile })))) {
    for (let at = 1; ; at += 1) {
      const query = { providerId: 0, searchText: '', page: at, ...list };
      const found: Omit<Listed, 'gameType'>[] = await callAs(player, page, 'POST Game/GetGames', query);
      for (const one of found) all.set(one.realUrl, { ...one, gameType: list.gameType });
      if (found.length < 30) break;
    }
  }
  return [...all.values()].sort((one, other) => one.realUrl.localeCompare(other.realUrl));
}

const isZeppelin = (realUrl: string) => realUrl.endsWith('gameId=7001');

/** The address that the supplier's launch leads to. */
async function launch(page: Page, player: Player, { realUrl }: Listed): Promise<string> {
  const { pathname, search } = new URL(realUrl, 'http://site.example');
  const start = startCallOf({ pathname, search }, { language: 'en', isMobile: true, lobbyUrl: '' });
  expect(start, realUrl).toBeDefined();
  const query = new URLSearchParams(Object.entries(start?.input.query ?? {}).filter(([, value]) => value !== ''));
  const { url } = await callAs(player, page, `${start?.key}?${query}`);
  return url;
}

async function look(page: Page, { realUrl }: Listed, address: string): Promise<void> {
  await page.goto(address);
  if (isZeppelin(realUrl)) return;
  await expect(page.locator('main.table[aria-busy=false]'), realUrl).toBeVisible();
  // A table on a clock opens a turn once a page watches it.
  await expect(page.locator('#live:not([data-phase=betting])'), realUrl).toHaveCount(0);
}

/** What is staked on each kind of game, and what is done where the player decides again. */
const bets: Record<string, { stake: string; choice: object; move?: object }> = {
  slots: { stake: '20.00', choice: { isBought: false } },
  toss: { stake: '10.00', choice: { side: 'heads' } },
  keno: { stake: '50.00', choice: { picks: [3, 7, 21] } },
  bingo: { stake: '50.00', choice: { tickets: 1 } },
  scratch: { stake: '50.00', choice: {} },
  penalty: { stake: '50.00', choice: { corner: 'low-left', power: 'placed' } },
  dice: { stake: '50.00', choice: { side: 'under', target: 5_000 } },
  plinko: { stake: '50.00', choice: { rows: 8, risk: 'low' } },
  mines: { stake: '50.00', choice: { mines: 3 }, move: { open: 1 } },
  'hi-lo': { stake: '50.00', choice: {}, move: { do: 'skip' } },
  blackjack: { stake: '50.00', choice: {}, move: { do: 'stand' } },
  'video-poker': { stake: '50.00', choice: {}, move: { hold: [] } },
  'casino-holdem': { stake: '50.00', choice: { ante: '50.00', bonus: null }, move: { do: 'fold' } },
  'three-card-poker': { stake: '50.00', choice: { ante: '50.00', bonus: null }, move: { do: 'fold' } },
};

/** On the first spot of a table; where prices are announced for a turn, of that turn. */
async function betOnFirst(page: Page): Promise<object> {
  const first = page.locator('[data-spot], [data-pick]').first();
  const on = (await first.getAttribute('data-spot')) ?? (await first.getAttribute('data-pick'));
  const chosen = { bets: [{ on, amount: '10.00' }] };
  if ((await page.locator('[data-pick]').count()) === 0) return chosen;
  return { ...chosen, turn: Number((await page.locator('#live-turn').textContent())?.replaceAll(/\D/g, '')) };
}

/** Stakes from within the page, as its own script does, and answers what the round has come to. */
async function stake(page: Page): Promise<string> {
  const kind = (await page.locator('main.table').getAttribute('data-game')) ?? '';
  const bet = bets[kind] ?? { stake: '10.00', choice: await betOnFirst(page) };
  const send = (path: string, body: object) =>
    page.evaluate(
      async ([address, data]) => {
        const { location } = globalThis as unknown as { location: { pathname: string } };
        const answer = await fetch(`${location.pathname}/${address}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(data),
        });
        return { status: answer.status, ...(await answer.json()) };
      },
      [path, body] as const,
    );
  const played = await send('rounds', { key: crypto.randomUUID(), stake: bet.stake, choice: bet.choice });
  if (played.round?.state !== 'playing' || !bet.move)
    return played.round?.state ?? `${kind}: ${JSON.stringify(played)}`;
  const moved = await send('moves', { round: played.round.id, at: 0, move: bet.move });
  return moved.round.state;
}

for (let part = 0; part < parts; part += 1) {
  test(`every title opens as itself and takes a real stake (${part + 1} of ${parts})`, async ({ page }) => {
    test.setTimeout(900_000);
    const player = await signInPlayer(page);
    await fund(page, player, 20_000);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const own = (await listAll(page, player)).filter((_, at) => at % parts === part);
    expect(own.length).toBeGreaterThan(90);
    const seen = new Map<string, number>();
    const sweep = async (title: Listed) => {
      const opened = await openUnseen(page, player, title);
      const count = seen.get(opened.kind) ?? 0;
      seen.set(opened.kind, count + 1);
      if (!isWhole && count % (opened.kind === 'slots' ? slotsPerLook : own.length) > 0) {
        await stakeUnseen(page, title, opened);
        return;
      }
      await look(page, title, opened.address);
      await expect(page.getByRole('heading', { level: 1 }), title.realUrl).toHaveText(title.gameName);
      await expect(page.getByText('still being built'), title.realUrl).toHaveCount(0);
      // Bets on flights go over a socket, and have a test of their own.
      const state = isZeppelin(title.realUrl) ? 'riding' : await stake(page);
      expect(['settled', 'playing', 'riding'], `${title.realUrl}: ${state}`).toContain(state);
      expect(errors, title.realUrl).toEqual([]);
    };
    for (const title of own) {
      // Walks of the office switch these suppliers off for a moment.
      const switched = /endorphina|betconstruct/i.exec(title.realUrl)?.[0].toLowerCase();
      if (switched) await takingTurns(switched, () => sweep(title));
      else await sweep(title);
    }
  });
}

interface Opened {
  address: string;
  kind: string;
}

/** Opens a title without a browser to look at it, and learns what kind of game it is. */
async function openUnseen(page: Page, player: Player, title: Listed): Promise<Opened> {
  const opened = await page.request.get(await launch(page, player, title));
  const html = await opened.text();
  expect(html, title.realUrl).toContain(`<h1>${escaped(title.gameName)}</h1>`);
  // Among the words that the page may need it stands in every one of them.
  expect(html.replaceAll(/<script.*?<\/script>/gs, ''), title.realUrl).not.toContain('still being built');
  const kind = /data-game="([\w-]+)"/.exec(html)?.[1] ?? title.realUrl;
  // A table on a clock takes bets when its turn is open.
  return { address: opened.url(), kind: html.includes('"isLive":true') ? `${kind} on a clock` : kind };
}

/** Where the first spot of a table has to be found first, the one that was looked at stands for its kind. */
async function stakeUnseen(page: Page, title: Listed, { address, kind }: Opened): Promise<void> {
  const bet = bets[kind];
  if (!bet) return;
  const data = { key: crypto.randomUUID(), stake: bet.stake, choice: bet.choice };
  const played = await page.request.post(`${address}/rounds`, { data });
  expect(['settled', 'playing'], title.realUrl).toContain((await played.json()).round?.state);
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
