import type { IdentityAnswer, IdentityRequest } from '@harmattan/wires/youverify';

export type IdentityBehaviour =
  | 'not found'
  | 'another person'
  | 'name to compare'
  | 'another birth date'
  | 'another name'
  | 'slow at first'
  | 'not understood'
  | 'down at first';

/** By how a number's digits end, so that a person and a test can see each. Any other number is the person's own. */
const identityBehaviours: { ending: string; behaviour: IdentityBehaviour }[] = [
  { ending: '0404', behaviour: 'not found' },
  { ending: '0401', behaviour: 'another person' },
  { ending: '0300', behaviour: 'name to compare' },
  { ending: '0301', behaviour: 'another birth date' },
  { ending: '0302', behaviour: 'another name' },
  { ending: '0408', behaviour: 'slow at first' },
  { ending: '0202', behaviour: 'not understood' },
  { ending: '0503', behaviour: 'down at first' },
];

export function behaviourFor(number: string): IdentityBehaviour | undefined {
  const digits = number.replace(/\D/g, '');
  return identityBehaviours.find(({ ending }) => digits.endsWith(ending))?.behaviour;
}

type Asked = IdentityRequest['validations']['data'];
type Person = { firstName: string; middleName: string | null; lastName: string; dateOfBirth: string };

const stranger = { firstName: 'CHIDINMA', middleName: null, lastName: 'EZEKWESILI', dateOfBirth: '1961-03-09' };

/** Whom the register has under the number, in capital letters as registers write. */
function personFor(behaviour: IdentityBehaviour | undefined, asked: Asked): Person {
  const [firstName, lastName] = [asked.firstName.toUpperCase(), asked.lastName.toUpperCase()];
  const { dateOfBirth } = asked;
  const own = { firstName, middleName: null, lastName, dateOfBirth };
  switch (behaviour) {
    case 'another person':
      return stranger;
    case 'another birth date':
      return { ...own, dateOfBirth: stranger.dateOfBirth };
    case 'another name':
      return { ...stranger, dateOfBirth };
    case 'name to compare':
      return { ...own, ...nameToCompare(asked) };
    default:
      return own;
  }
}

/** The same person as a register may have them: what was an initial is a whole name, and names stand in another order. */
function nameToCompare({ firstName, lastName }: Asked): Pick<Person, 'firstName' | 'middleName' | 'lastName'> {
  const [first = '', ...further] = `${firstName} ${lastName}`
    .toUpperCase()
    .split(/[\s.]+/)
    .filter((word) => word !== '');
  const last = further.pop() ?? first;
  const initial = further.find((word) => word.length === 1) ?? '';
  // Olu stands for God in Yoruba names, and is what an O often stands for.
  const middle = initial === 'O' ? `OLUWA${last}` : `${initial || 'A'}LIYU`;
  return { firstName: last, middleName: middle, lastName: initial === '' ? `${first.slice(0, 1)}.` : first };
}

export function answerOf(behaviour: IdentityBehaviour | undefined, request: IdentityRequest): IdentityAnswer {
  const { metadata, validations } = request;
  if (behaviour === 'not found')
    return { success: true, statusCode: 200, message: 'success', data: { status: 'not_found', metadata } };
  if (behaviour === 'not understood')
    return { success: true, statusCode: 200, message: 'success', data: { status: 'pending', metadata } };
  const person = personFor(behaviour, validations.data);
  return { success: true, statusCode: 200, message: 'success', data: { status: 'found', ...person, metadata } };
}
