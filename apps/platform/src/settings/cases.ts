import { type CaseCategory, type CasePriority, caseCategories, casePriorities } from '@harmattan/contract/office';
import { instantInMarket } from '@harmattan/kernel/market-time';
import { type Minor, minorFromMajor } from '@harmattan/kernel/money';
import { z } from 'zod';

/** `category=answer/solution` or `category.priority=answer/solution`, in hours. */
const hoursPattern = /^([a-z-]+)(?:\.([a-z]+))?=(\d{1,4}(?:\.\d{1,2})?)\/(\d{1,4}(?:\.\d{1,2})?)$/;

/** `from=amount/days/percent`: from a day on, at least so much paid in within so many days and less than so much of it staked. */
const unplayedPattern = /^(\d{4}-\d{2}-\d{2})=(\d{1,12})\/(\d{1,3})\/(\d{1,3})$/;

interface GivenHours extends CaseHours {
  category: CaseCategory;
  priority: CasePriority | undefined;
}

const days = z.coerce.number().int().min(1).max(36_500);

export const caseVariables = {
  CASE_HOURS: z
    .string()
    .transform((text, context) =>
      text.split(',').map((item): GivenHours => {
        const given = readHours(item.trim());
        if (given) return given;
        context.issues.push({
          code: 'custom',
          message: 'must be hours for answer and solution, such as deposit=2/24,complaint.urgent=4/72',
          input: text,
        });
        return z.NEVER;
      }),
    )
    .optional(),
  CASE_REOPEN_DAYS: days.default(7),
  CASE_COMPLAINT_DAYS: days.default(7),
  CASE_WORDS_DAYS: days.default(1_830),
  CASE_UNPLAYED: z
    .string()
    .default('2026-01-01=5000000/7/50')
    .transform((text, context) => {
      if (text === 'off') return [];
      return text.split(',').map((item): UnplayedRule => {
        const rule = readUnplayed(item.trim());
        if (rule) return rule;
        context.issues.push({
          code: 'custom',
          message:
            'must be rules such as 2026-01-01=5000000/7/50 (from the day on: amount paid in, days, percent staked), or off',
          input: text,
        });
        return z.NEVER;
      });
    }),
  CASE_COMPLIANCE_HOURS: z.coerce.number().min(1).max(720).default(24),
};

export type CaseVariables = z.output<z.ZodObject<typeof caseVariables>>;

/** How long an answer and a solution may take. */
export interface CaseHours {
  answerHours: number;
  solutionHours: number;
}

/** Money that is paid in and hardly played before it is asked for again. */
export interface UnplayedRule {
  from: Date;
  paidInMinor: Minor;
  days: number;
  stakedPercent: number;
}

export interface CaseSettings {
  hours: Record<CaseCategory, Record<CasePriority, CaseHours>>;
  /** A player's message reopens a case that was solved within these days; later it opens a new one. */
  reopenDays: number;
  /** The terms promise an answer to a complaint within these days. */
  complaintDays: number;
  /** After a case was closed, for how long its words are kept. */
  wordsDays: number;
  unplayed: UnplayedRule[];
  /** Within so many hours compliance has to be done with a case of its own. */
  complianceHours: number;
}

/** Hours for an answer and for a solution at normal priority. */
const usualHours: Record<CaseCategory, readonly [answer: number, solution: number]> = {
  deposit: [2, 24],
  withdrawal: [2, 24],
  bet: [4, 48],
  game: [4, 48],
  account: [4, 48],
  'safe-play': [1, 24],
  complaint: [24, 168],
  other: [8, 72],
};
const factors: Record<CasePriority, number> = { urgent: 0.25, high: 0.5, normal: 1, low: 2 };

export function caseSettings(env: CaseVariables): CaseSettings {
  const { CASE_HOURS: given = [], CASE_COMPLAINT_DAYS: complaintDays } = env;
  const hoursOf = (category: CaseCategory, priority: CasePriority): CaseHours => {
    const [answer, solution] = usualHours[category];
    const factor = factors[priority];
    const own = given.find((one) => one.category === category && one.priority === priority);
    const ofAll = given.find((one) => one.category === category && one.priority === undefined);
    const { answerHours, solutionHours } = own ?? {
      answerHours: (ofAll?.answerHours ?? answer) * factor,
      solutionHours: (ofAll?.solutionHours ?? solution) * factor,
    };
    // No priority makes a complaint wait for longer than the terms promise.
    const hoursMax = category === 'complaint' ? complaintDays * 24 : Number.POSITIVE_INFINITY;
    return { answerHours: Math.min(answerHours, hoursMax), solutionHours: Math.min(solutionHours, hoursMax) };
  };
  const ofCategory = (category: CaseCategory) =>
    Object.fromEntries(casePriorities.map((priority) => [priority, hoursOf(category, priority)]));
  return {
    hours: Object.fromEntries(
      caseCategories.map((category) => [category, ofCategory(category)]),
    ) as CaseSettings['hours'],
    reopenDays: env.CASE_REOPEN_DAYS,
    complaintDays,
    wordsDays: env.CASE_WORDS_DAYS,
    unplayed: env.CASE_UNPLAYED,
    complianceHours: env.CASE_COMPLIANCE_HOURS,
  };
}

function readUnplayed(item: string): UnplayedRule | undefined {
  const [, day = '', amount = '', days, percent] = unplayedPattern.exec(item) ?? [];
  const paidInMinor = minorFromMajor(amount);
  if (paidInMinor === undefined || Number.isNaN(Date.parse(day))) return undefined;
  return { from: instantInMarket(day), paidInMinor, days: Number(days), stakedPercent: Number(percent) };
}

function readHours(item: string): GivenHours | undefined {
  const [, name, urgency, answer, solution] = hoursPattern.exec(item) ?? [];
  const category = caseCategories.find((one) => one === name);
  const priority = casePriorities.find((one) => one === urgency);
  if (!category || (urgency !== undefined && !priority)) return undefined;
  return { category, priority, answerHours: Number(answer), solutionHours: Number(solution) };
}
