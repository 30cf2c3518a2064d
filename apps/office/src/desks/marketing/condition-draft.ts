import type { SegmentCondition, SegmentPeriod } from '@harmattan/contract/office';

export const conditionKinds = [
  ...([
    'registered',
    'seen',
    'money',
    'balance',
    'favourite',
    'played',
    'language',
    'region',
    'campaign',
    'marketing',
  ] as const),
] satisfies SegmentCondition['kind'][];
export const figures = ['deposits', 'withdrawals', 'stakes', 'net'] as const;
export const products = ['games', 'sports', 'jackpot', 'races'] as const;
export const languages = ['en', 'sw', 'zh'] as const;

/** A condition as it stands in its fields, all of which are text. */
export interface ConditionDraft {
  kind: SegmentCondition['kind'];
  span: 'last' | 'between';
  days: string;
  from: string;
  to: string;
  min: string;
  max: string;
  figure: (typeof figures)[number];
  product: string;
  of: 'product' | 'supplier';
  /** Of a favourite, a game or a campaign. */
  name: string;
  language: (typeof languages)[number];
  region: string;
  /** Whether it is so, or is not. */
  yes: boolean;
}

export const newDraft: ConditionDraft = {
  ...{ kind: 'registered', span: 'last', days: '30', from: '', to: '', min: '', max: '', figure: 'deposits' },
  ...{ product: '', of: 'product', name: '', language: 'en', region: '', yes: true },
};

const kindsWithPeriod: readonly SegmentCondition['kind'][] = ['registered', 'seen', 'money', 'favourite', 'played'];
export const hasPeriod = (kind: SegmentCondition['kind']) => kindsWithPeriod.includes(kind);

export function draftOf(condition: SegmentCondition): ConditionDraft {
  const draft: ConditionDraft = { ...newDraft, kind: condition.kind };
  if ('period' in condition) Object.assign(draft, periodDraft(condition.period));
  if ('min' in condition) draft.min = textOf(condition.min);
  if ('max' in condition) draft.max = textOf(condition.max);
  if (condition.kind === 'money') return { ...draft, figure: condition.figure, product: condition.product ?? '' };
  if (condition.kind === 'favourite') return { ...draft, of: condition.of, name: condition.name };
  if (condition.kind === 'played') return { ...draft, name: condition.game, yes: condition.has };
  if (condition.kind === 'campaign') return { ...draft, name: condition.refcode };
  if (condition.kind === 'region') return { ...draft, region: condition.region };
  if (condition.kind === 'language') return { ...draft, language: condition.language };
  return condition.kind === 'marketing' ? { ...draft, yes: condition.on } : draft;
}

const textOf = (amount: number | null | undefined) => (amount === null || amount === undefined ? '' : String(amount));

function periodDraft(period: SegmentPeriod): Pick<ConditionDraft, 'span' | 'days' | 'from' | 'to'> {
  return 'days' in period
    ? { span: 'last', days: String(period.days), from: '', to: '' }
    : { span: 'between', days: newDraft.days, from: period.from, to: period.to };
}

/** Undefined where a field is missing or wrong. */
export function conditionOf(draft: ConditionDraft): SegmentCondition | undefined {
  const { kind, figure, of, language, region, yes, product } = draft;
  const name = draft.name.trim();
  const period = periodOf(draft);
  const limits = limitsOf(draft);
  if ((hasPeriod(kind) && !period) || limits === undefined) return undefined;
  switch (kind) {
    case 'registered':
    case 'seen':
      return { kind, period: period as SegmentPeriod };
    case 'money':
      return limits.isSome
        ? {
            ...{ kind, figure, period: period as SegmentPeriod, min: limits.min, max: limits.max },
            product: products.find((one) => one === product) ?? null,
          }
        : undefined;
    case 'balance':
      return limits.isSome ? { kind, min: limits.min, max: limits.max } : undefined;
    case 'favourite':
      return name === '' ? undefined : { kind, of, name, period: period as SegmentPeriod };
    case 'played':
      return name === '' ? undefined : { kind, game: name, has: yes, period: period as SegmentPeriod };
    case 'campaign':
      return name === '' ? undefined : { kind, refcode: name };
    case 'language':
      return { kind, language };
    case 'region':
      return region === '' ? undefined : { kind, region };
    case 'marketing':
      return { kind, on: yes };
  }
}

function periodOf({ span, days, from, to }: ConditionDraft): SegmentPeriod | undefined {
  if (span === 'last')
    return /^\d{1,3}$/.test(days) && Number(days) >= 1 && Number(days) <= 366 ? { days: Number(days) } : undefined;
  const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
  return isDay(from) && isDay(to) && from <= to ? { from, to } : undefined;
}

/** Whole naira. */
const wholeNaira = /^-?\d{1,12}$/;

function limitsOf({ min, max }: ConditionDraft) {
  const [low, high] = [min.trim(), max.trim()];
  if ([low, high].some((text) => text !== '' && !wholeNaira.test(text))) return undefined;
  const limits = { min: low === '' ? null : Number(low), max: high === '' ? null : Number(high) };
  if (limits.min !== null && limits.max !== null && limits.min > limits.max) return undefined;
  return { ...limits, isSome: limits.min !== null || limits.max !== null };
}
