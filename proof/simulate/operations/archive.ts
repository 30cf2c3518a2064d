import type { Draws } from '../random.ts';
import type { World } from '../world.ts';
import { newKey } from './house.ts';
import { untilAnswered } from './until-answered.ts';

/** Money comes in, all that may move is moved, and the same command comes again: it is known, wherever its entry is by then. */
export async function archiveAndRepeat(world: World, draws: Draws): Promise<void> {
  const playerId = draws.pick(world.players);
  const amountMinor = draws.minor(10, 500);
  const key = newKey(world, 'moved');
  const house = 'gateway:opening' as const;
  const send = () =>
    untilAnswered(world, async () => {
      const answer = await world.inside('top up', ({ wallet }) =>
        wallet.transfer({ direction: 'in', playerId, key, amountMinor, house, about: 'deposit' }),
      );
      return answer?.status ?? 'again';
    });
  world.command();
  if ((await send()) === 'ok') world.ledger.book(house, playerId, -amountMinor);
  await world.inside('archive', ({ accounts }) => accounts.archive()).catch(() => {});
  const again = await send();
  if (again !== 'ok') world.ledger.violate(`a command that is repeated is answered ${again}`);
}
