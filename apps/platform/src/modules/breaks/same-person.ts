import { matchHolderName } from '../cashier/index.ts';
import type { FoundPerson } from './persons-store.ts';
import type { PersonName } from './traits.ts';

/** Of a name: a shortening, or one letter of a long word. */
const nameTolerance = 1;

/**
 * By what a player is an excluded person. An identity number is enough by itself. A phone or an e-mail address needs the same birth date and
 * name. A device may be a family's: a person decides.
 */
export function samePersonBy(
  player: { name: PersonName | undefined },
  { kinds, names }: Pick<FoundPerson, 'kinds' | 'names'>,
): 'identity number' | 'name, birth date and phone' | 'name, birth date and e-mail' | 'device alone' | undefined {
  if (kinds.includes('identity')) return 'identity number';
  if (kinds.includes('phone') && isNamedAlike(player.name, names)) return 'name, birth date and phone';
  if (kinds.includes('email') && isNamedAlike(player.name, names)) return 'name, birth date and e-mail';
  return kinds.includes('device') ? 'device alone' : undefined;
}

function isNamedAlike(name: PersonName | undefined, others: readonly PersonName[]): boolean {
  if (!name) return false;
  return others.some(
    ({ birthDate, firstName, lastName }) =>
      birthDate === name.birthDate &&
      matchHolderName(name, `${firstName} ${lastName}`, { tolerance: nameTolerance }) === 'match',
  );
}
