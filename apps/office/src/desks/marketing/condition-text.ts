import type { SegmentCondition, SegmentPeriod } from '@harmattan/contract/office';
import { translate } from './texts.ts';

/** A condition in words, such as: Deposits from ₦5,000 in the last 30 days. */
export function conditionText(condition: SegmentCondition, amountText: (amount: number) => string): string {
  switch (condition.kind) {
    case 'registered':
    case 'seen':
      return translate(`marketing.condition.${condition.kind}`, { period: periodText(condition.period) });
    case 'money':
      return [
        translate(`marketing.figure.${condition.figure}`),
        ...(condition.product ? [`(${translate(`marketing.product.${condition.product}`)})`] : []),
        ...[limitsText(condition, amountText), periodText(condition.period)],
      ].join(' ');
    case 'balance':
      return `${translate('marketing.kind.balance')} ${limitsText(condition, amountText)}`;
    case 'favourite':
      return translate(`marketing.condition.favourite-${condition.of}`, {
        ...{ name: condition.name, period: periodText(condition.period) },
      });
    case 'played':
      return translate(condition.has ? 'marketing.condition.played' : 'marketing.condition.not-played', {
        ...{ name: condition.game, period: periodText(condition.period) },
      });
    case 'language':
      return translate('marketing.condition.language', {
        language: translate(`marketing.language.${condition.language}`),
      });
    case 'region':
      return translate('marketing.condition.region', { region: condition.region });
    case 'campaign':
      return translate('marketing.condition.campaign', { name: condition.refcode });
    case 'marketing':
      return translate(condition.on ? 'marketing.condition.marketing-on' : 'marketing.condition.marketing-off');
  }
}

function periodText(period: SegmentPeriod): string {
  return 'days' in period
    ? translate('marketing.period.last', { days: period.days })
    : translate('marketing.period.between', period);
}

function limitsText(
  { min, max }: { min?: number | null | undefined; max?: number | null | undefined },
  amountText: (amount: number) => string,
): string {
  const [low, high] = [min ?? undefined, max ?? undefined];
  if (low !== undefined && high !== undefined)
    return translate('marketing.limits.between', { min: amountText(low), max: amountText(high) });
  if (low !== undefined) return translate('marketing.limits.from', { min: amountText(low) });
  return high === undefined ? '' : translate('marketing.limits.to', { max: amountText(high) });
}
