import type { Log } from './log.ts';

/**
 * For keepers that do many duties one after another: a duty that fails is logged, retried when its turn comes, and does not stop
 * the others. A duty says whether there may be more of it.
 */
export function createSafely(log: Log, message: string) {
  return async (what: object, duty: () => Promise<boolean>): Promise<boolean> => {
    try {
      return await duty();
    } catch (error) {
      log.error({ err: error, ...what }, message);
      return false;
    }
  };
}
