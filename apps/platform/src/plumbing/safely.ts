import type { Log } from './log.ts';

/**
 * For keepers that do many duties one after another: what fails is logged, tried again when its turn comes, and holds up nobody
 * else. A duty says whether there may be more of it.
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
