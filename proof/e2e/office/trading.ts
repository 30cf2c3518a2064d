import { randomInt } from 'node:crypto';
import { type APIRequestContext, expect, type Page, request } from '@playwright/test';
import { expectCodeTime, type Member, officeUrl, openMember } from './staff.ts';

const secondMs = 1_000;

/** What a field of day and time takes, with its seconds. */
export function fieldTime(at: Date): string {
  const local = at.getTime() - at.getTimezoneOffset() * 60_000;
  return new Date(local).toISOString().slice(0, 19);
}

interface Trader {
  call(key: string, body?: object): Promise<{ status: string; data: never }>;
  close(): Promise<void>;
}

/** A trader who works by the office's calls, to set a scene. */
async function openTrader(): Promise<Trader> {
  const member: Member = await openMember('trading');
  const context: APIRequestContext = await request.newContext({ baseURL: officeUrl() });
  await expectCodeTime();
  const { userName, password, code } = member;
  const signedIn = await context.post('/office/api/Staff/SignIn', { data: { userName, password, code: code() } });
  const { token } = (await signedIn.json()).data;
  return {
    async call(key, body) {
      const [method, path] = key.split(' ') as [string, string];
      const headers = { authorization: `Bearer ${token}` };
      const answer = await context.fetch(`/office/api/${path}`, { method, headers, ...(body && { data: body }) });
      return answer.json();
    },
    close: () => context.dispose(),
  };
}

/** A race of a name of its own that begins in some seconds, announced by two. */
export async function announceRace(wish: { game: string; startsInMs: number; lastsMs: number; prizes: number[] }) {
  const [one, other] = [await openTrader(), await openTrader()];
  const found = await one.call(`GET Races/Choices?text=${encodeURIComponent(wish.game)}`);
  const { games } = found.data as { games: { gameIds: number[] }[] };
  const urlSuffix = `e2e-race-${randomInt(1_000_000)}`;
  const name = `Race ${urlSuffix}`;
  const startMs = Math.ceil(Date.now() / secondMs) * secondMs + wish.startsInMs;
  const text = { name, rules: '- Play the game.' };
  const made = await one.call('POST Races/Create', {
    ...{ urlSuffix, banner: 'race-dunes', prizes: wish.prizes, comment: 'a sprint' },
    startsAt: new Date(startMs).toISOString(),
    endsAt: new Date(startMs + wish.lastsMs).toISOString(),
    gameIds: games.flatMap(({ gameIds }) => gameIds),
    texts: { en: text, sw: text, zh: text },
  });
  expect(made.status).toBe('SUCCESS');
  const { id } = made.data as { id: number };
  for (const trader of [one, other]) {
    const { status } = await trader.call('POST Races/Open', { id, comment: 'as planned' });
    expect(status).toBe('SUCCESS');
  }
  await Promise.all([one.close(), other.close()]);
  return { id, urlSuffix, name };
}

/** Writes the comment of a decision and sends it. */
export async function confirm(page: Page, button: string, comment = 'as agreed'): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Comment for the staff').fill(comment);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** The second person reads what waits on the record's page, and approves it. */
export async function approve(page: Page, kind: string): Promise<void> {
  const request = page.getByRole('listitem').filter({ hasText: kind });
  await request.getByRole('button', { name: 'Approve' }).click();
  await confirm(page, 'Approve');
  await expect(page.getByRole('region', { name: 'Waits for a second person' })).toHaveCount(0);
}
