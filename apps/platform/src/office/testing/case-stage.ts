import { expect } from 'vitest';
import type { TestDatabase } from '../../testing/test-database.ts';
import { newBrowser } from '../../testing/test-player.ts';
import { openOfficeStage } from './office-stage.ts';

type Stage = Awaited<ReturnType<typeof openOfficeStage>>;
type Clerk = Awaited<ReturnType<Stage['newStaff']>>;

let keysGiven = 0;

/** A key that no other answer has. */
export function newKey(): string {
  keysGiven += 1;
  return `answer-${keysGiven}`;
}

/** The office with players who write to it. */
export async function openCaseStage(db: TestDatabase) {
  const stage = await openOfficeStage(db);
  const support = await stage.newStaff('support');

  /** A player, with their inbox and a way to write. */
  async function newWriter() {
    const player = await stage.newPlayer();
    const { call } = player.browser;
    const inbox = async () => (await call('GET Messages/GetUnreadMessages')).data;
    await expect.poll(async () => (await inbox()).length).toBeGreaterThan(0);
    return {
      ...player,
      inbox,
      write: (messageText: string, change: { department?: string; key?: string } = {}) =>
        call('POST Messages/SendAdminMessage', {
          query: { messageHeader: 'My money', department: 'Support', messageText, ...change },
        }),
      /** Says that a transfer was debited, and waits until the gateway was asked in vain. */
      async claim(words = '') {
        const paidAt = new Date(stage.platform.clock.now().getTime() + 3_600_000).toISOString().slice(0, 19);
        const body = { viewName: 'FastHubPayBill', amount: 1_500, paidAt, words, lang: 'en' } as const;
        expect((await call('POST Banking/ClaimDeposit', { body })).status).toBe('SUCCESS');
        await expect.poll(async () => (await casesOf(player.playerId)).length).toBeGreaterThan(0);
      },
    };
  }

  const casesOf = async (playerId: bigint, desk: Clerk = support) =>
    (await desk.call('GET Cases/List', { query: { playerId: String(playerId) } })).data;

  /** A player who wrote, and the case of it. */
  async function newCase(text = 'Where is it?') {
    const player = await newWriter();
    await player.write(text);
    const [one] = await casesOf(player.playerId);
    return { ...player, id: one?.id as string, version: one?.version as number };
  }

  const get = async (id: string, desk: Clerk = support) => (await desk.call('GET Cases/Get', { query: { id } })).data;

  return {
    ...{ ...stage, support, newWriter, newCase, casesOf, get },
    visitor: () => newBrowser(stage.platform.server),
    answer: (
      { id, version }: { id: string; version: number },
      {
        desk = support,
        text = 'It is on its way.',
        key = newKey(),
        nextState = 'waiting' as 'waiting' | 'solved',
      } = {},
    ) => desk.call('POST Cases/Answer', { body: { id, version, text, key, nextState } }),
  };
}
