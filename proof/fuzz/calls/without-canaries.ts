import type { Canaries } from '../canaries.ts';
import type { Owner } from './pools.ts';

const oddAmount = /^(\d+)\.\d7$/;

/**
 * The same value without what another player is recognised by. A player who sent it would be shown it later, rightly. Ids and
 * numbers stay: requests about them are what an owner check has to refuse.
 */
export function withoutCanaries<Value>(value: Value, canaries: Canaries, owner: Owner): Value {
  const text = JSON.stringify(value);
  if (text === undefined) return value;
  const others = canaries.find(text).filter((found) => found.owner !== owner && !/^(id|number)$/.test(found.what));
  if (others.length === 0) return value;
  const plain = others.reduce(
    (left, { text: canary }) => left.replaceAll(canary, oddAmount.exec(canary)?.[1] ?? 'Ada'),
    text,
  );
  return JSON.parse(plain) as Value;
}
