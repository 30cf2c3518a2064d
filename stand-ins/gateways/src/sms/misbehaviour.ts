export type Misbehaviour = 'fails' | 'stays silent' | 'loses it' | 'repeats it';

/** What the gateway does wrong on purpose, so that a person and a test can see it: chosen by how a number ends. */
export const misbehaviours: { ending: string; behaviour: Misbehaviour; words: string }[] = [
  { ending: '0500', behaviour: 'fails', words: 'the gateway answers with an error, and nothing arrives' },
  { ending: '0408', behaviour: 'stays silent', words: 'the gateway says nothing for 30 seconds, then hangs up' },
  { ending: '0404', behaviour: 'loses it', words: 'the gateway takes the text, but it never arrives' },
  { ending: '0202', behaviour: 'repeats it', words: 'the text arrives twice' },
];

export function misbehaviourFor(number: string): Misbehaviour | undefined {
  return misbehaviours.find(({ ending }) => number.endsWith(ending))?.behaviour;
}
