import type { Draws } from '../../simulate/random.ts';
import type { CallInput } from '../world/sign-in.ts';

/** A value of an answer that a request may need: an id, a code, a name of a game. */
export type Value = string | number | boolean;

/** Whose answer it was in: a player's, by index, or a member's of the staff, by name. Undefined: a visitor's. */
export type Owner = number | string | undefined;

/** What answers have said so far, by the name of the field, and inputs that succeeded. Both are of use to requests of others. */
export interface Pools {
  /** What an answer holds is known from the next lap on, so that the order in which answers arrive makes no difference. */
  harvest(number: number, of: { family: string; owner: Owner }, answer: unknown): void;
  addExample(number: number, of: { key: string; owner: Owner }, input: CallInput): void;
  /** Ends a lap. */
  commit(): void;
  value(draws: Draws, of: { family: string; field: string; owner: Owner }): Value | undefined;
  example(draws: Draws, of: { key: string; owner: Owner }): CallInput | undefined;
  /** Of that turn, when the calls that are wanted are gone through one after the other, and the owners of each as well. */
  exampleInTurn(
    turn: number,
    isWanted: (key: string) => boolean,
  ): { key: string; owner: Owner; input: CallInput } | undefined;
}

const leavesMax = 120;
const valuesMax = 120;
const examplesMax = 40;
const depthMax = 8;

/** Own ones mostly, others' often enough that an owner check which is missing shows. */
const ownShare = 0.6;

interface Kept<Item> {
  byOwner: Map<Owner, Item[]>;
  owners: Owner[];
}

export function createPools(): Pools {
  const values = new Map<string, Kept<Value>>();
  const examples = new Map<string, Kept<CallInput>>();
  const waiting: { number: number; apply(): void }[] = [];

  function keepAnswer({ family, owner }: { family: string; owner: Owner }, answer: unknown): void {
    let leaves = 0;
    const walk = (value: unknown, field: string, depth: number): void => {
      if (leaves >= leavesMax || depth > depthMax) return;
      if (typeof value === 'object' && value !== null) {
        for (const [name, inner] of Object.entries(value)) walk(inner, Array.isArray(value) ? field : name, depth + 1);
        return;
      }
      if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return;
      leaves += 1;
      keepValue(field, value);
      if (typeof value === 'string' && value.includes('?')) walkQuery(value);
    };
    const keepValue = (field: string, value: Value) => {
      const name = field.toLowerCase();
      keep(values, `${family}/${name}`, owner, value, valuesMax);
      keep(values, `*/${name}`, owner, value, valuesMax);
    };
    const walkQuery = (text: string) => {
      const query = new URLSearchParams(text.slice(text.indexOf('?') + 1));
      for (const [name, value] of query) keepValue(name, value);
    };
    walk(answer, '', 0);
  }

  return {
    harvest: (number, of, answer) => void waiting.push({ number, apply: () => keepAnswer(of, answer) }),
    addExample: (number, { key, owner }, input) =>
      void waiting.push({ number, apply: () => keep(examples, key, owner, input, examplesMax) }),
    commit() {
      waiting.sort((one, other) => one.number - other.number);
      for (const { apply } of waiting.splice(0)) apply();
    },
    value(draws, { family, field, owner }) {
      const name = field.toLowerCase();
      const kept =
        values.get(`${family}/${name}`) ??
        (/id$/.test(name) ? values.get(`${family}/id`) : undefined) ??
        values.get(`*/${name}`);
      return kept && take(draws, kept, owner);
    },
    example(draws, { key, owner }) {
      const kept = examples.get(key);
      return kept && take(draws, kept, owner);
    },
    exampleInTurn(turn, isWanted) {
      const wanted = [...examples].filter(([key]) => isWanted(key));
      const [key, kept] = wanted[turn % wanted.length] ?? [];
      if (key === undefined || !kept) return undefined;
      const round = Math.floor(turn / wanted.length);
      const owner = kept.owners[round % kept.owners.length];
      const inputs = kept.byOwner.get(owner) ?? [];
      const input = inputs[Math.floor(round / kept.owners.length) % inputs.length];
      return input && { key, owner, input };
    },
  };
}

function keep<Item>(all: Map<string, Kept<Item>>, key: string, owner: Owner, item: Item, max: number): void {
  const kept: Kept<Item> = all.get(key) ?? { byOwner: new Map(), owners: [] };
  all.set(key, kept);
  const own = kept.byOwner.get(owner);
  if (!own) {
    kept.byOwner.set(owner, [item]);
    kept.owners.push(owner);
  } else if (!own.includes(item)) {
    own.push(item);
    if (own.length > max) own.shift();
  }
}

function take<Item>(draws: Draws, { byOwner, owners }: Kept<Item>, owner: Owner): Item | undefined {
  const own = draws.chance(ownShare) ? byOwner.get(owner) : undefined;
  const items = own ?? byOwner.get(draws.pick(owners));
  return items && draws.pick(items);
}
