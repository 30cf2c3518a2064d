import type { Edit } from '../../simulate/planted/bugs.ts';
import type { Fault } from '../judge.ts';

/** A bug that the fuzzer must find, and by what. */
export interface FuzzBug {
  name: string;
  edits: Edit[];
  /** Without a call: any of them may show it. */
  shows: { kind: Fault['kind']; call?: string };
}

const modules = 'apps/platform/src/modules';

export const fuzzBugs: FuzzBug[] = [
  {
    name: 'a deposit is shown to a player that is not its owner',
    edits: [
      {
        file: `${modules}/cashier/deposit-state.ts`,
        from: "if (deposit?.direction !== 'deposit' || deposit.player_id !== wanted.playerId) return undefined;",
        to: "if (deposit?.direction !== 'deposit') return undefined;",
      },
    ],
    shows: { kind: 'leak', call: 'GET Banking/GetDepositState' },
  },
  {
    name: 'the inbox and the sent messages hold those of all players',
    edits: [
      {
        file: `${modules}/messages/letters-store.ts`,
        from: 'where m.player_id = $1 and m.is_sent = $2 and m.deleted_at is null\n',
        to: 'where $1::bigint is not null and m.is_sent = $2 and m.deleted_at is null\n',
      },
    ],
    shows: { kind: 'leak', call: 'GET Messages/GetSentMessages' },
  },
  {
    name: 'a ticket is shown to a player that is not its owner',
    edits: [
      {
        file: `${modules}/jackpot/own-tickets-store.ts`,
        from: 'from jackpot.ticket where player_id = $1 and id = $2`',
        to: 'from jackpot.ticket where $1::bigint is not null and id = $2`',
      },
    ],
    shows: { kind: 'leak', call: 'GET Jackpot/GetManualJackpotUserBetEvents' },
  },
  {
    name: 'the open sessions of all players are listed',
    edits: [
      {
        file: `${modules}/identity/identity-store.ts`,
        from: 'where player_id = ${playerId} and expires_at > app_now()',
        to: 'where ${playerId}::bigint is not null and expires_at > app_now()',
      },
    ],
    shows: { kind: 'leak', call: 'GET Security/GetUserSessions' },
  },
  {
    name: 'a handler throws',
    edits: [
      {
        file: `${modules}/messages/routes.ts`,
        from: 'const { unread } = await findUnread(deps.pool, context.player.playerId);',
        to: "const { unread } = await findUnread(deps.pool, context.player.playerId);\n      if (unread >= 0) throw new Error('planted');",
      },
    ],
    shows: { kind: 'status_5xx', call: 'GET Messages/GetUnreadCount' },
  },
  {
    name: 'a handler never answers',
    edits: [
      {
        file: `${modules}/geo/routes.ts`,
        from: "'GET Security/GetIpCountry': ({ context }) => success({ country: getIpCountry(deps, context) ?? null }),",
        to: "'GET Security/GetIpCountry': ({ context }) => (getIpCountry(deps, context), new Promise(() => {})),",
      },
    ],
    shows: { kind: 'unanswered', call: 'GET Security/GetIpCountry' },
  },
  {
    name: 'every member of the staff may do everything',
    edits: [
      {
        file: 'apps/platform/src/office/office-server.ts',
        from: "permission !== 'any' && !staff.permissions.includes(permission)",
        to: "permission !== 'any' && staff.permissions.length === 0",
      },
    ],
    shows: { kind: 'leak' },
  },
  {
    name: 'the office asks for no session',
    edits: [
      {
        file: 'apps/platform/src/office/office-server.ts',
        from: "if (permission !== 'none' && !staff) throw",
        to: "if (permission === 'any' && !staff) throw",
      },
    ],
    shows: { kind: 'leak' },
  },
];
