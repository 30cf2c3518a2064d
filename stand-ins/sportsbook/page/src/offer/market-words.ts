import type { Texts } from '../texts/en.ts';

type Names = { home: string; away: string };

/** Questions that are asked of a half or a quarter as they are of the match. */
const ofPart: Record<string, string> = {
  '1x2': '1x2',
  Double: 'double',
  Dnb: 'dnb',
  Total: 'total',
  Home: 'homeTotal',
  Away: 'awayTotal',
  Btts: 'btts',
  Score: 'score',
  Points: 'points',
  Sp: 'sp',
  Parity: 'pointsParity',
};

/** Handicaps of both sides are one question. */
export function headOf(market: string): string {
  const [head = market] = market.split(':');
  return /^(?:[ae]h|sp|[hq]\dSp)[12]$/.test(head) ? head.slice(0, -1) : head;
}

export function marketWords(market: string, texts: Texts): string {
  const [, line = ''] = market.split(':');
  const head = headOf(market);
  const [, part, number = '', asked = ''] = /^([hq])([1-4])(.+)$/.exec(head) ?? [];
  const base = ofPart[asked];
  if (part === 'q' && base) return texts.markets.ofQuarter(number, marketWords(base, texts));
  if (part && base) return texts.markets[number === '1' ? 'ofHalf1' : 'ofHalf2'](marketWords(base, texts));
  const listed: Record<string, string> = {
    '1x2': texts.market1x2,
    double: texts.marketDouble,
    total: texts.marketTotal,
    btts: texts.marketBtts,
    score: texts.marketScore,
    overtime: texts.markets.overtimePlayed,
  };
  const named = listed[head] ?? texts.markets[head as keyof Texts['markets']];
  if (typeof named === 'string') return named;
  if (head === 'next' || head === 'race') return texts.markets[head](line);
  return head === 'nextScorer' ? texts.markets.nextScorer(line) : market;
}

/** What a pick says: `Kaduna Lions`, `Over 2.5`, `Kaduna Lions −1.5`. */
export function outcomeWords(
  { market, outcome }: { market: string; outcome: string },
  names: Names,
  texts: Texts,
): string {
  const [head = '', line = ''] = market.split(':');
  if (/score$/i.test(head)) return outcome === 'other' ? texts.otherScore : outcome;
  if (/goals$/i.test(head) && /^\d$/.test(outcome)) return outcome;
  const [, giver] = /^(?:[ae]h|sp|[hq]\dSp)([12])$/.exec(head) ?? [];
  if (giver) return handicapWords({ outcome, giver: giver === '1' ? '1' : '2', line }, names, texts);
  if (head === 'race' && outcome === 'none') return texts.markets.neither;
  return outcome
    .split(':')
    .map((word) => wordOf(word, line, names, texts))
    .join(' · ');
}

function handicapWords(
  { outcome, giver, line }: { outcome: string; giver: '1' | '2'; line: string },
  { home, away }: Names,
  texts: Texts,
): string {
  const sign = (side: string) => `${side === giver ? '−' : '+'}${line}`;
  if (outcome === 'X') return texts.markets.drawAfter(`${home} ${sign('1')}`);
  return outcome === '1' ? `${home} ${sign('1')}` : `${away} ${sign('2')}`;
}

function wordOf(word: string, line: string, { home, away }: Names, texts: Texts): string {
  const { markets } = texts;
  const words: Record<string, string> = {
    '1': home,
    X: texts.draw,
    '2': away,
    '1X': texts.orDraw(home),
    '12': texts.either(home, away),
    X2: texts.orDraw(away),
    over: texts.over(line),
    under: texts.under(line),
    yes: texts.yes,
    no: texts.no,
    other: markets.otherPlayer,
  };
  if (words[word] !== undefined) return words[word];
  const [, side, number = ''] = /^([ha])(\d+)$/.exec(word) ?? [];
  if (side) return markets.shirt(side === 'h' ? home : away, number);
  const [, winner, by = '', byTo, byMore] = /^([12])by(\d+)(?:to(\d+))?(more)?$/.exec(word) ?? [];
  if (winner)
    return markets.by(winner === '1' ? home : away, byMore ? markets.orMore(by) : byTo ? `${by}–${byTo}` : by);
  const [, quarter] = /^q(\d)$/.exec(word) ?? [];
  if (quarter) return markets.quarterNo(quarter);
  const [, from, to] = /^(\d+)to(\d+)$/.exec(word) ?? [];
  if (from) return `${from}–${to}`;
  const [, least] = /^(\d+)more$/.exec(word) ?? [];
  if (least) return markets.orMore(least);
  const named = markets[word as keyof Texts['markets']];
  return typeof named === 'string' ? named : word;
}
