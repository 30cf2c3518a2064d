import type { Minor } from '@harmattan/kernel/money';
import { findTaxDue } from '@harmattan/kernel/taxes';
import { taxKey } from './accounts.ts';
import type { RacesDeps } from './races-deps.ts';
import type { ShownRace } from './shown-races.ts';

/** What would be withheld of a prize that is paid at the end of its race. */
export function taxAhead({ taxRules }: Pick<RacesDeps, 'taxRules'>, { endsAt }: ShownRace, prizeMinor: Minor): Minor {
  return findTaxDue(taxRules, { product: 'races', at: endsAt, netMinor: prizeMinor })?.amountMinor ?? 0n;
}

/** Of a prize that is paid, what was withheld. The rule may be another one by now. */
export async function taxOfPlace(
  deps: Pick<RacesDeps, 'taxRules' | 'wallet'>,
  race: ShownRace,
  { place, prizeMinor }: { place: number; prizeMinor: Minor },
): Promise<Minor> {
  if (prizeMinor === 0n) return 0n;
  if (race.state !== 'paid') return taxAhead(deps, race, prizeMinor);
  return (await deps.wallet.entry(taxKey(race.id, place)))?.amountMinor ?? 0n;
}
