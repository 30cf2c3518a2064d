import type { Bus } from '../../plumbing/bus.ts';
import { checkOperation } from './check-operations.ts';
import type { Engine, Prepared } from './engine.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { HouseIds } from './house-ids.ts';
import type { Answer, Operation } from './operations.ts';

/** Published on the bus after each change, for the streams that show a balance. */
interface BalanceNews {
  playerId: bigint;
  availableMinor: bigint;
  version: bigint;
}
const balanceTopic = 'wallet.balance';

/** Hands commands to the engine, and publishes the balance that they leave. */
export function createSubmit({ engine, houseIds, bus }: { engine: Engine; houseIds: HouseIds; bus: Bus }) {
  return async function submit(operations: Operation[]): Promise<Answer[]> {
    for (const operation of operations) checkOperation(operation);
    const prepared: Prepared[] = [];
    for (const operation of operations) {
      const house = 'house' in operation ? operation.house : undefined;
      // Known but for the first time, so that the usual command does not wait a turn here.
      const houseId = house && (houseIds.known(house) ?? (await houseIds.idOf(house)));
      prepared.push({ operation, houseId, fingerprint: fingerprintOf(operation) });
    }
    const answers = await engine.submit(prepared);
    const playerId = operations[0]?.playerId as bigint;
    const last = answers.at(-1) as Answer;
    // Of a repeat, too: the first answer may have been lost. A stream ignores an older version.
    if (last.status === 'ok') {
      const news: BalanceNews = { playerId, availableMinor: last.availableMinor, version: last.version };
      bus.publish(balanceTopic, news);
    }
    return answers;
  };
}
