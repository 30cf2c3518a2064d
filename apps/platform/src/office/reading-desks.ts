import { success } from '../plumbing/http/answer.ts';
import type { OfficeDeps } from './office-deps.ts';
import type { OfficeHandlers } from './office-handlers.ts';

/** Desks that only read. */
export function readingDesks({ audit }: OfficeDeps): Pick<OfficeHandlers, 'GET Audit/List'> {
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
  };
}
