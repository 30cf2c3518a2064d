import { useT } from '@harmattan/i18n/use-t';
import type { Round } from './fetch-rounds.ts';

export type Leg = NonNullable<Round['bet']>['legs'][number];

/** Markets that the page has words for; any other is told in the book's own. */
const markets = ['1x2', 'double', 'total', 'btts', 'score'] as const;

/** What a leg says: `Kaduna Lions`, `Over 2.5`. */
export function useLegWords() {
  const t = useT();

  function market({ market: name }: Leg): string {
    const [head] = name.split(':');
    const known = markets.find((key) => key === head);
    return known ? t(`rounds.market.${known}`) : name;
  }

  function outcome(leg: Leg): string {
    const [head, line = ''] = leg.market.split(':');
    const { home, away } = sidesOf(leg.match);
    switch (`${head}/${leg.outcome}`) {
      case '1x2/1':
        return home;
      case '1x2/X':
        return t('rounds.outcome.draw');
      case '1x2/2':
        return away;
      case 'double/1X':
        return t('rounds.outcome.or-draw', { side: home });
      case 'double/12':
        return t('rounds.outcome.either', { home, away });
      case 'double/X2':
        return t('rounds.outcome.or-draw', { side: away });
      case 'total/over':
        return t('rounds.outcome.over', { line });
      case 'total/under':
        return t('rounds.outcome.under', { line });
      case 'btts/yes':
        return t('rounds.outcome.yes');
      case 'btts/no':
        return t('rounds.outcome.no');
      case 'score/other':
        return t('rounds.outcome.other');
      default:
        return leg.outcome || leg.match;
    }
  }

  return { market, outcome };
}

/** Several picks of one match that are one bet with one price, which wires tell at the first of them. */
export function isBuilder({ isSystem, legs }: Pick<NonNullable<Round['bet']>, 'isSystem' | 'legs'>): boolean {
  return !isSystem && legs.length > 1 && legs.every(({ match }) => match === legs[0]?.match);
}

/** Thousandths as a price of two decimals, never more than it is: `1.85`, `1,250.00`. */
export function priceText(thousandths: number): string {
  const [whole = '', decimals = ''] = (Math.floor(thousandths / 10) / 100).toFixed(2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`;
}

function sidesOf(match: string): { home: string; away: string } {
  const [home = match, away = match] = match.split(/ [–-] | v /);
  return { home, away };
}
