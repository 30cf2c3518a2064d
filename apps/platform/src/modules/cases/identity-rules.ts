import { type IdentityQuestion, identityQuestions } from '@harmattan/contract/office';
import { marketDay } from '@harmattan/kernel/market-time';
import { type Minor, minorFromMajor } from '@harmattan/kernel/money';
import { type Random, randomBelow } from '@harmattan/kernel/random';

/** What the house knows of a player. What it does not know is undefined, and not asked. */
export interface KnownFacts {
  registeredAt: Date | undefined;
  birthYear: string | undefined;
  deposit: { viewName: string; amountMinor: Minor } | undefined;
  bank: string | undefined;
  /** What every caller is offered to choose from, so that a choice tells nothing of the player. */
  methods: string[];
  banks: string[];
}

/** Fewer answers could be guessed, or known to a neighbour. */
const questionsMin = 3;
const questionsMax = 4;

const bandEnds = ['1000', '5000', '20000', '100000'];
const bands = [
  'below 1,000',
  '1,000 to below 5,000',
  '5,000 to below 20,000',
  '20,000 to below 100,000',
  '100,000 or more',
];

/** Questions in a drawn order; none where the house knows too little. */
export function chooseQuestions(facts: KnownFacts, random: Random): IdentityQuestion[] {
  const known = identityQuestions.filter((kind) => answerOf(facts, kind) !== undefined);
  if (known.length < questionsMin) return [];
  const chosen: IdentityQuestion[] = [];
  while (known.length > 0 && chosen.length < questionsMax)
    chosen.push(...known.splice(randomBelow(random, known.length), 1));
  return chosen;
}

/** The same for every player. Null: the caller says a month, as `2026-03`, or a year. */
export function choicesOf({ methods, banks }: KnownFacts, kind: IdentityQuestion): string[] | null {
  if (kind === 'amount of the last deposit') return bands;
  if (kind === 'method of the last deposit') return methods;
  return kind === 'bank of the last withdrawal' ? banks : null;
}

/** Every question is answered, and every answer is right. */
export function arePassed(
  facts: KnownFacts,
  asked: readonly IdentityQuestion[],
  answers: readonly { kind: IdentityQuestion; answer: string }[],
): boolean {
  return asked.every((kind) => {
    const said = answers.filter((one) => one.kind === kind);
    const right = answerOf(facts, kind);
    return said.length === 1 && right !== undefined && isRight(kind, said[0]?.answer ?? '', right);
  });
}

function isRight(kind: IdentityQuestion, said: string, right: string): boolean {
  // Who registered at the end of a month remembers the next one.
  if (kind === 'month of registration') return Math.abs(monthNumber(said) - monthNumber(right)) <= 1;
  return said === right;
}

function monthNumber(text: string): number {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(text) ?? [];
  return Number(year) * 12 + Number(month);
}

function answerOf(facts: KnownFacts, kind: IdentityQuestion): string | undefined {
  switch (kind) {
    case 'month of registration':
      return facts.registeredAt && marketDay(facts.registeredAt).slice(0, 7);
    case 'amount of the last deposit':
      return facts.deposit && bandOf(facts.deposit.amountMinor);
    case 'method of the last deposit':
      return facts.deposit?.viewName;
    case 'bank of the last withdrawal':
      return facts.bank;
    case 'year of birth':
      return facts.birthYear;
  }
}

function bandOf(amountMinor: Minor): string | undefined {
  return bands[bandEnds.filter((end) => amountMinor >= (minorFromMajor(end) ?? 0n)).length];
}
