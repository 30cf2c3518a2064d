import { isPlain } from './options.ts';

/** The new value, in which every part that did not change is the old one: what shows it draws only what changed. */
export function shareStructure<Value>(old: unknown, fresh: Value): Value {
  if (Object.is(old, fresh)) return fresh;
  if (Array.isArray(old) && Array.isArray(fresh)) {
    const shared = fresh.map((item, at) => shareStructure(old[at], item));
    const isSame = old.length === shared.length && shared.every((item, at) => item === old[at]);
    return (isSame ? old : shared) as Value;
  }
  if (!isPlain(old) || !isPlain(fresh)) return fresh;
  const names = Object.keys(fresh);
  const shared = Object.fromEntries(names.map((name) => [name, shareStructure(old[name], fresh[name])]));
  const isSame =
    Object.keys(old).length === names.length && names.every((name) => name in old && shared[name] === old[name]);
  return (isSame ? old : shared) as Value;
}
