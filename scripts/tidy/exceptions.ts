import { readFileSync, writeFileSync } from 'node:fs';

/** The rules whose places are excepted one by one. */
export const listedRules = [
  'functions_over_70',
  'cycles',
  'unused_exports',
  'undeclared_imports',
  'unused_dependencies',
  'readme_over_page',
  'lost_references',
] as const;
/** The arcade is counted apart until its second edition: the numbers are exact, so that they can only fall. */
export const countedRules = ['arcade_functions_over_70', 'arcade_cycles'] as const;

type ListedRule = (typeof listedRules)[number];

/** What may stay for now: by rule, the keys of places and why they stay. An exception that is no longer needed is a problem itself. */
export type Exceptions = Record<ListedRule, Record<string, string>> & Record<(typeof countedRules)[number], number>;

const file = new URL('./exceptions.json', import.meta.url);

export function readExceptions(): Exceptions {
  return JSON.parse(readFileSync(file, 'utf8'));
}

export function writeExceptions(exceptions: Exceptions): void {
  writeFileSync(file, `${JSON.stringify(exceptions, null, 2)}\n`);
}

/** The same exceptions without those that are no longer needed. */
export function shrinkExceptions(
  exceptions: Exceptions,
  found: Record<string, readonly { key: string }[]>,
): Exceptions {
  const keys = (rule: string) => new Set(found[rule]?.map(({ key }) => key));
  const lists = listedRules.map((rule) => {
    const needed = Object.entries(exceptions[rule]).filter(([key]) => keys(rule).has(key));
    return [rule, Object.fromEntries(needed)];
  });
  const numbers = countedRules.map((rule) => [rule, Math.min(exceptions[rule], found[rule]?.length ?? 0)]);
  return Object.fromEntries([...lists, ...numbers]);
}
