import type { Draws } from '../random.ts';
import type { World } from '../world.ts';
import { untilAnswered } from './until-answered.ts';

const keepMax = 20;

/** Money by hand: one member of the staff asks, and one or two at once approve, each until they are answered. */
export async function adjust(world: World, playerId: bigint, draws: Draws): Promise<void> {
  const order = {
    ...{ playerId, amountMinor: draws.minor(100, 900_00), key: `adjustment ${world.newId()}` },
    direction: draws.pick(['credit', 'debit'] as const),
  };
  world.command();
  const asked = await untilAnswered(world, async () => {
    const told = await world.inside('ask', ({ adjustments }) => adjustments.ask(order));
    return told ?? 'again';
  });
  if (asked === 'short') return;
  if (asked === undefined || asked === 'key in use') return world.ledger.violate(`an adjustment is answered ${asked}`);
  const approve = () =>
    untilAnswered(world, async () => {
      const told = await world.inside('approve', ({ adjustments }) =>
        adjustments.approve({ ...order, approvalId: asked.approvalId }),
      );
      return told ?? 'again';
    });
  const told = await Promise.all(draws.chance(0.5) ? [approve(), approve()] : [approve()]);
  if (told.includes(undefined)) world.ledger.violate('an approval is never answered');
  if (told.filter((one) => one === 'done').length > 1) world.ledger.violate('an adjustment is approved twice');
}

/** Completes what deaths left between the approval and the money. */
export async function keepAdjustments(world: World): Promise<void> {
  for (let turn = 0; turn < keepMax; turn += 1) {
    const due = await world.look(`select 1 from adjustments.adjustment where state = 'due' limit 1`);
    if (due.length === 0) return;
    await world.inside('keep adjustments', ({ adjustments }) => adjustments.keepOnce()).catch(() => {});
  }
}
