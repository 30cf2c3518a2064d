type Misbehaviour = 'fails' | 'stays silent' | 'loses it' | 'repeats it';

/**
 * What the gateway does wrong on purpose, so that a person and a test can see it: chosen by how a number ends. The phone has words for
 * each in every language.
 */
export const misbehaviours: { ending: string; behaviour: Misbehaviour }[] = [
  { ending: '0500', behaviour: 'fails' },
  { ending: '0408', behaviour: 'stays silent' },
  { ending: '0404', behaviour: 'loses it' },
  { ending: '0202', behaviour: 'repeats it' },
];

export function misbehaviourFor(number: string): Misbehaviour | undefined {
  return misbehaviours.find(({ ending }) => number.endsWith(ending))?.behaviour;
}
