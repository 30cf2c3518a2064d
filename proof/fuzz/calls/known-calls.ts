import type { CallShape } from '@harmattan/contract';
import type { Draws } from '../../simulate/random.ts';
import type { FuzzPlayer } from '../world/players.ts';
import type { CallInput } from '../world/sign-in.ts';
import { type CallSource, otherPlayers } from './fuzz-call.ts';
import type { Owner } from './pools.ts';
import { makeValue, type Schema, schemaOf } from './schema-values.ts';

/** A call of a contract, with the schemas that its inputs are made from. */
export interface KnownCall<Key extends string, Definition extends CallShape> {
  key: Key;
  definition: Definition;
  /** The first part of its address: fields of one family mean the same. */
  family: string;
  query: Schema | undefined;
  body: Schema | undefined;
  weight: number;
}

export function readCalls<Key extends string, Definition extends CallShape>(
  calls: Record<Key, Definition>,
  weights: Partial<Record<Key, number>>,
): { all: KnownCall<Key, Definition>[]; pick(draws: Draws): KnownCall<Key, Definition> } {
  const all = Object.entries<Definition>(calls).map(([key, definition]) => ({
    key: key as Key,
    definition,
    family: key.split(' ')[1]?.split('/')[0] ?? '',
    query: definition.query && schemaOf(definition.query),
    body: definition.body && schemaOf(definition.body),
    weight: weights[key as Key] ?? 1,
  }));
  const weightOfAll = all.reduce((sum, { weight }) => sum + weight, 0);
  return {
    all,
    pick(draws) {
      let left = draws.next() * weightOfAll;
      for (const call of all) {
        left -= call.weight;
        if (left < 0) return call;
      }
      return all[0] as KnownCall<Key, Definition>;
    },
  };
}

const exampleShare = 0.45;

/** What the call asks for: as it succeeded before, or made from its schema. */
export function plainInput(
  source: CallSource,
  { key, family, query, body }: KnownCall<string, CallShape>,
  { player, owner }: { player: FuzzPlayer | undefined; owner: Owner },
): CallInput {
  const { draws, pools } = source;
  const example = draws.chance(exampleShare) ? pools.example(draws, { key, owner }) : undefined;
  if (example) return example;
  const from = { ...source, family, player, others: otherPlayers(source, player) };
  return {
    ...(query && { query: textsOf(makeValue(query, from) as object) }),
    ...(body && { body: makeValue(body, from) }),
  };
}

function textsOf(fields: object): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}
