import { keyOf } from '../../../apps/platform/src/modules/wallet/index.ts';
import type { Draws } from '../random.ts';
import type { World } from '../world.ts';
import { untilAnswered } from './until-answered.ts';

/** Money from outside every gateway, so that a player has something to begin with. */
export async function topUp(world: World, playerId: bigint, amountMinor: bigint): Promise<void> {
  const key = keyOf({ source: 'simulation', class: 'funds', id: world.newId() });
  world.command();
  const given = await untilAnswered(world, async () => {
    const answer = await world.inside('top up', ({ wallet }) =>
      wallet.transfer({ direction: 'in', playerId, key, amountMinor, house: 'gateway:opening', about: 'opening' }),
    );
    return answer?.status ?? 'again';
  });
  if (given === 'ok') world.ledger.book('gateway:opening', playerId, -amountMinor);
  else world.ledger.violate(`a top up is answered ${given}`);
}

export const newKey = (world: World, of: string) => keyOf({ source: 'simulation', class: of, id: world.newId() });

/** Money set aside, drawn in parts and posted or given back, straight at the wallet's door. */
export async function holdAndUse(world: World, draws: Draws): Promise<void> {
  const playerId = draws.pick(world.players);
  const amountMinor = draws.minor(100, 2_000);
  const house = 'house:simulation' as const;
  const key = newKey(world, 'hold');
  const book = (minor: bigint) => world.ledger.book(house, playerId, minor);
  const held = await command(world, 'hold', ({ wallet }) =>
    wallet.hold({ playerId, key, amountMinor, about: 'reserve' }),
  );
  if (held !== 'ok') return;
  const drawn = draws.chance(0.5) ? amountMinor / 2n : 0n;
  if (drawn > 0n) {
    const drawKey = newKey(world, 'draw');
    const told = await command(world, 'draw', ({ wallet }) =>
      wallet.draw({ playerId, key: drawKey, of: key, amountMinor: drawn, house, about: 'stake' }),
    );
    if (told === 'ok') book(drawn);
    else world.ledger.violate(`a draw of what is held is answered ${told}`);
  }
  const [postKey, voidKey] = [newKey(world, 'post'), newKey(world, 'void')];
  // Both at once, as a cancellation may meet a pay-out: one of them closes the hold.
  const posting = command(world, 'post', ({ wallet }) =>
    wallet.post({ playerId, key: postKey, of: key, house, about: 'stake' }),
  );
  const voiding = draws.chance(0.5)
    ? command(world, 'void', ({ wallet }) => wallet.void({ playerId, key: voidKey, of: key, about: 'reserve' }))
    : Promise.resolve('closed' as const);
  const [posted, voided] = await Promise.all([posting, voiding]);
  if (posted === 'ok') book(amountMinor - drawn);
  if ((posted === 'ok') === (voided === 'ok')) world.ledger.violate(`a hold ends twice or never: ${posted}, ${voided}`);
}

/** A stake and its reversal at the same time, in any order. */
export async function stakeAndReverse(world: World, draws: Draws): Promise<void> {
  const playerId = draws.pick(world.players);
  const amountMinor = draws.minor(10, 1_000);
  const house = 'house:simulation' as const;
  const key = newKey(world, 'stake');
  const reverseKey = newKey(world, 'reverse');
  const [staked, reversed] = await Promise.all([
    command(world, 'stake', ({ wallet }) =>
      wallet.transfer({ direction: 'out', playerId, key, amountMinor, house, about: 'stake', isStake: true }),
    ),
    command(world, 'reverse', ({ wallet }) => wallet.reverse({ playerId, key: reverseKey, of: key, about: 'refund' })),
  ]);
  const isTaken = staked === 'ok' && reversed !== 'ok';
  if (isTaken) world.ledger.violate(`a stake stands beside its reversal: ${staked}, ${reversed}`);
}

/** A command at the wallet's door, under one key until it is answered. */
async function command(
  world: World,
  label: string,
  run: Parameters<typeof world.inside<{ status: string }>>[1],
): Promise<string | undefined> {
  world.command();
  const told = await untilAnswered(world, async () => (await world.inside(label, run))?.status ?? 'again');
  if (told === undefined) world.ledger.violate(`a ${label} is never answered`);
  return told;
}
