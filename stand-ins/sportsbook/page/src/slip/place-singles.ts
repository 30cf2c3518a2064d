import type { PlaceRequest } from '../../../src/contract/bets.ts';
import { findOut, type Outcome, type PlaceDeps, type Placing, place } from './placing.ts';

/** So many are on their way at a time. */
const atOnceMax = 4;

export interface SentSingle {
  /** Of its pick. */
  name: string;
  key: string;
  /** Undefined: it may have been sent before, which is asked by its key. */
  request: PlaceRequest | undefined;
}

export interface SingleOutcome {
  name: string;
  outcome: Outcome;
}

/** Sends singles that have a stake each, every one as a bet under its own key, and finds out what became of each. */
export async function placeSingles(singles: readonly SentSingle[], deps: PlaceDeps): Promise<SingleOutcome[]> {
  const stages = new Map<string, Placing>(singles.map(({ name }) => [name, { stage: 'sending' }]));
  const outcomes: SingleOutcome[] = [];
  const left = [...singles];
  deps.tell({ stage: 'sending' });
  const sendNext = async (): Promise<void> => {
    for (let single = left.shift(); single; single = left.shift()) {
      const { name, key, request } = single;
      const tell = (placing: Placing) => {
        stages.set(name, placing);
        deps.tell(worst([...stages.values()]));
      };
      const own = { ...deps, tell };
      outcomes.push({ name, outcome: request ? await place(request, own) : await findOut(key, own) });
      stages.delete(name);
      if (stages.size > 0) deps.tell(worst([...stages.values()]));
    }
  };
  await Promise.all(Array.from({ length: atOnceMax }, sendNext));
  return singles.flatMap(({ name }) => outcomes.filter((each) => each.name === name));
}

const order: Placing['stage'][] = ['sending', 'waiting', 'unknown', 'referred'];

/** What the slip says of all of them: one with an offer has to be answered first, one that is not known of keeps the others waiting. */
function worst(placings: readonly Placing[]): Placing {
  const rank = (one: Placing) => order.indexOf(one.stage) + (one.stage === 'referred' && one.offer !== null ? 1 : 0);
  return placings.reduce((most, one) => (rank(one) > rank(most) ? one : most));
}

/** What is said of all of them together: the bets that were taken, and of each other pick why it was not. */
export function summed(outcomes: readonly SingleOutcome[]): Outcome {
  const told = outcomes.map(({ outcome }) => outcome);
  const bets = told.flatMap((outcome) => (outcome.stage === 'placed' ? outcome.bets : []));
  const lost = told.filter((outcome) => outcome.stage === 'session-lost');
  // Where some were taken, it is not said that nothing was.
  const isUnderWay = bets.length > 0 || lost.some((outcome) => outcome.isUnderWay);
  if (lost.length > 0) return { stage: 'session-lost', isUnderWay };
  const refused = told.flatMap((outcome) => (outcome.stage === 'refused' ? [outcome.answer] : []));
  const notTaken = refused.map(({ picks = [], reason }) => ({ picks, reason }));
  const [first] = refused;
  if (bets.length > 0 || !first) return { stage: 'placed', bets, balance: null, notTaken };
  return { stage: 'refused', answer: first, notTaken };
}
