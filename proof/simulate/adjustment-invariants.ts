import type { World } from './world.ts';

interface Row {
  id: string | null;
  state: string | null;
  direction: 'credit' | 'debit';
  amount: string;
  moved: string | null;
}

/** Money by hand moved once for each approval, as it was asked for, and for nothing else. */
export async function adjustments(world: World): Promise<string[]> {
  const rows = await world.look<Row>(
    `select a.id, a.state, a.direction, a.amount_minor::text as amount, e.house_amount::text as moved
     from adjustments.adjustment a
     full join (
       select j.key, j.house_amount from wallet.entry j where j.about = 'adjustment') e on e.key = a.id`,
  );
  return rows.flatMap(({ id, state, direction, amount, moved }) => {
    if (id === null) return ['money moved by hand without an approval'];
    if (state === 'due') return ['an adjustment never comes to an end'];
    const wanted = state === 'done' ? (direction === 'credit' ? -BigInt(amount) : BigInt(amount)) : 0n;
    return BigInt(moved ?? 0) === wanted ? [] : [`an adjustment of ${wanted} kobo moved ${moved}`];
  });
}
