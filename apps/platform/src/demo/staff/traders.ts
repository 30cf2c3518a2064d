import type { Pair } from '../../office/trading/run-as-two.ts';
import type { DemoMembers } from './demo-members.ts';

/** The two who run the sandbox's jackpots and races. */
export async function findTraders(memberOf: DemoMembers): Promise<Pair> {
  return [await memberOf('trading'), await memberOf('trading2')];
}
