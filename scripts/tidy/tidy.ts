import { countedRules, type Exceptions, listedRules } from './exceptions.ts';
import { findCycles } from './rules/cycles.ts';
import { findUndeclaredImports, findUnusedDependencies } from './rules/dependencies.ts';
import type { Finding } from './rules/finding.ts';
import { findLongFunctions } from './rules/long-functions.ts';
import { findLostReferences } from './rules/lost-references.ts';
import { countPronounSubjects, findLongReadmes } from './rules/prose.ts';
import { findUnusedExports } from './rules/unused-exports.ts';
import { isArcade, type Tree } from './tree.ts';

const pronounSubjectsMax = 99;

export interface Tidiness {
  /** How many places each rule finds, stated exceptions included. */
  counts: Record<string, number>;
  found: Record<string, readonly Finding[]>;
  /** Why the check fails. */
  problems: string[];
}

export function judgeTree(tree: Tree, exceptions: Exceptions): Tidiness {
  const [arcadeFunctions, functions] = splitArcade(findLongFunctions(tree));
  const [arcadeCycles, cycles] = splitArcade(findCycles(tree));
  const { unused, usedByTests } = findUnusedExports(tree);
  const found = {
    functions_over_70: functions,
    arcade_functions_over_70: arcadeFunctions,
    cycles,
    arcade_cycles: arcadeCycles,
    unused_exports: unused,
    exports_for_tests: usedByTests,
    undeclared_imports: findUndeclaredImports(tree),
    unused_dependencies: findUnusedDependencies(tree),
    readme_over_page: findLongReadmes(tree),
    lost_references: findLostReferences(tree),
  };
  const pronouns = countPronounSubjects(tree);
  const counts = Object.fromEntries(Object.entries(found).map(([rule, places]) => [rule, places.length]));
  return {
    counts: { ...counts, pronoun_subjects: pronouns },
    found,
    problems: [
      ...listedRules.flatMap((rule) => comparePlaces(rule, found[rule], exceptions[rule])),
      ...countedRules.flatMap((rule) => compareCount(rule, found[rule], exceptions[rule])),
      ...(pronouns > pronounSubjectsMax ? [`pronoun_subjects: ${pronouns}, at most ${pronounSubjectsMax}`] : []),
    ],
  };
}

function splitArcade(found: Finding[]): [arcade: Finding[], others: Finding[]] {
  return [found.filter(({ key }) => isArcade(key)), found.filter(({ key }) => !isArcade(key))];
}

function comparePlaces(rule: string, found: readonly Finding[], excepted: Record<string, string>): string[] {
  const keys = new Set(found.map(({ key }) => key));
  return [
    ...found.filter(({ key }) => !Object.hasOwn(excepted, key)).map(({ text }) => `${rule}: ${text}`),
    ...Object.keys(excepted)
      .filter((key) => !keys.has(key))
      .map((key) => `${rule}: the exception is no longer needed: ${key}`),
  ];
}

function compareCount(rule: string, found: readonly Finding[], stated: number): string[] {
  if (found.length === stated) return [];
  const list = found.length > stated ? found.map(({ text }) => `\n  ${text}`).join('') : '';
  return [`${rule}: ${found.length}, and the exceptions state ${stated}${list}`];
}
