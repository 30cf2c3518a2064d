import { refuse, success } from '../../plumbing/http/answer.ts';
import type { OfficeDeps } from '../office-deps.ts';
import type { OfficeHandlers } from '../office-handlers.ts';
import type { SwitchCalls } from '../switches-desk.ts';
import {
  addNote,
  askNumberChange,
  askSecondFactorReset,
  endSessions,
  forcePasswordChange,
  markTester,
} from './acts.ts';
import { askAdjustment } from './ask-adjustment.ts';
import type { LimitCalls } from './limits-desk.ts';
import { readLinked } from './linked.ts';
import { numberCursor, readPage } from './pages.ts';
import { readPlayer } from './read-player.ts';
import { searchPlayers } from './search.ts';
import { playerSources } from './sources.ts';
import { timelineOf } from './timeline.ts';

type PlayerCalls = Exclude<Extract<keyof OfficeHandlers, `${string} Players/${string}`>, SwitchCalls | LimitCalls>;

export function playersDesk(deps: OfficeDeps): Pick<OfficeHandlers, PlayerCalls> {
  const sources = playerSources(deps);
  return {
    'GET Players/Search': async ({ query: { text } }) => success(await searchPlayers(deps, text)),

    async 'GET Players/Get'({ context: { staff }, query: { playerId } }) {
      const player = await readPlayer(deps, { playerId, staff });
      return player ? success(player) : refuse('RECORD_DOES_NOT_EXIST', { message: 'RECORD_DOES_NOT_EXIST' });
    },

    'GET Players/Journal': async ({ query }) => success(await readPage(sources.journal, query)),
    'GET Players/Payments': async ({ query }) => success(await readPage(sources.payments, query)),
    'GET Players/Messages': async ({ query }) => success(await readPage(sources.letters, query)),
    'GET Players/Notes': async ({ query }) => success(await readPage(sources.written, query)),
    'GET Players/Audit': async ({ query }) => success(await readPage(sources.audited, query)),

    async 'GET Players/Bets'({ query: { playerId, before } }) {
      const { rounds: items, next } = await deps.suppliers.roundsOf({ playerId, before: numberCursor(before) });
      return success({ items, next });
    },

    async 'GET Players/Sessions'({ query }) {
      const { playerId } = query;
      const [open, devices, page] = await Promise.all([
        deps.identity.listOpenSessions(playerId),
        deps.identity.listDevices(playerId),
        readPage(sources.security, query),
      ]);
      return success({
        sessions: open.map(({ id, created_at, last_seen_at, is_mobile, os, browser, address }) => ({
          ...{ id, openedAt: created_at, lastSeenAt: last_seen_at, isMobile: is_mobile, os, browser, address },
        })),
        devices: devices.map(({ id, since, seen_at, others }) => ({ id, since, lastSeenAt: seen_at, others })),
        ...page,
      });
    },

    async 'GET Players/Timeline'({ context: { staff }, query }) {
      const timeline = timelineOf(sources, { withActs: staff.permissions.includes('audit.read') });
      return success(await readPage(timeline, query));
    },

    'GET Players/Linked': async ({ query: { playerId } }) => success(await readLinked(deps, playerId)),

    'POST Players/Adjust': ({ context, body }) => askAdjustment(deps, context, body),
    'POST Players/AddNote': ({ context, body }) => addNote(deps, context, body),
    'POST Players/EndSessions': ({ context, body }) => endSessions(deps, context, body),
    'POST Players/ForcePasswordChange': ({ context, body }) => forcePasswordChange(deps, context, body),
    'POST Players/MarkTester': ({ context, body }) => markTester(deps, context, body),
    'POST Players/ResetSecondFactor': ({ context, body }) => askSecondFactorReset(deps, context, body),
    'POST Players/ChangeNumber': ({ context, body }) => askNumberChange(deps, context, body),
  };
}
