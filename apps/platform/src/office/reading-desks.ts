import { success } from '../plumbing/http/answer.ts';
import type { OfficeDeps } from './office-deps.ts';
import type { OfficeHandlers } from './office-handlers.ts';

/** Desks that only read. */
export function readingDesks({
  audit,
  identity,
}: OfficeDeps): Pick<OfficeHandlers, 'GET Audit/List' | 'GET Players/Search'> {
  return {
    async 'GET Audit/List'({ query }) {
      return success(
        (await audit.list(query)).map((entry) => ({
          ...entry,
          before: entry.before as never,
          after: entry.after as never,
        })),
      );
    },

    async 'GET Players/Search'({ query: { text } }) {
      const players = await identity.searchPlayers(text);
      return success(
        players.map(({ id, user_name, created_at }) => ({ playerId: id, userName: user_name, createdAt: created_at })),
      );
    },
  };
}
