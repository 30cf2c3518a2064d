import { formatMajor } from '@harmattan/kernel/money';
import type { Language } from '@harmattan/process/stand-in/language';
import { currencySign } from '@harmattan/ui/money-text';
import { pricedOutcome } from '../all-sports/priced-outcome.ts';
import { cappedReturn, formatPrice, lineCount } from '../prices/index.ts';
import { rulesTexts } from './texts.ts';
import { type Rules, rulesVersions } from './versions.ts';

interface RulesSheet {
  rules: Rules;
  language: Language;
  currency: string;
}

const stakeMinor = 100_000n;
const prices = [1_800, 2_100];
const systemPrices = [1_500, 2_000, 3_000, 4_000];
/** How likely both picks of the builder's example are together. */
const togetherExample = { key: '', chancePerBillion: 380_000_000 };
/** With it the example's stake is worth twice the largest pay-out. */
const longPrice = ({ returnMaxMinor }: Rules) => Number((returnMaxMinor * 2_000n) / stakeMinor);

/** One version of the rules, with examples that are worked out from the version itself. */
export function rulesPage({ rules, language, currency }: RulesSheet): string {
  const texts = rulesTexts[language];
  const link = ({ version }: Rules) => `<a href="/rules/${version}?lang=${language}">${version}</a>`;
  const sections = sectionsOf({ rules, language, currency })
    .map(
      ([title, lines, example]) => `<section>
${title ? `<h2>${title}</h2>` : ''}
${lines.map((line) => `<p>${line}</p>`).join('\n')}
${example ? `<p class="small"><b>${texts.example}:</b> <span class="figures">${example}</span></p>` : ''}
</section>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="${language}" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title(rules.version)}</title>
<link rel="stylesheet" href="/ticket/ticket.css">
</head>
<body>
<main class="ticket">
<header><h1>${texts.title(rules.version)}</h1></header>
<p>${texts.since(rules.since)}</p>
<p>${texts.frozen}</p>
${sections}
<footer class="small"><p>${texts.others}: ${rulesVersions.map(link).join(' · ')}</p></footer>
</main>
</body>
</html>
`;
}

type Section = [title: string, lines: string[], example?: string];

function sectionsOf({ rules, language, currency }: RulesSheet): Section[] {
  const texts = rulesTexts[language];
  const money = (minor: bigint) => `${currencySign(currency)}\u202f${formatMajor(minor)}`;
  const { returnMaxMinor, picksMax } = rules;
  const paid = (each: number[]) => money(cappedReturn(stakeMinor, { prices: each, returnMaxMinor }));
  const [stake, most] = [money(stakeMinor), money(returnMaxMinor)];
  const isCapped = rules.aboveReturnMax === 'capped';
  const picks = texts.picksRule(picksMax);
  return [
    [texts.returnTitle, [texts.returnRule, picks], texts.returnExample(stake, paid(prices))],
    [texts.voidTitle, [texts.voidRule], texts.voidExample(stake, paid(prices.slice(0, 1)))],
    [texts.correctedTitle, [texts.correctedRule]],
    ...(rules.hasBasketball ? [[texts.basketballTitle, texts.basketballRules] satisfies Section] : []),
    isCapped
      ? [
          texts.cappedTitle,
          [texts.cappedRule(most)],
          texts.cappedExample(stake, formatPrice(longPrice(rules), 'decimal'), paid([longPrice(rules)])),
        ]
      : [texts.cappedTitle, [texts.refusedRule(most)]],
    ...builderSections(rules, { language, money }),
    ...systemSections(rules, { language, money }),
    ...cashOutSections(rules, { language, money }),
  ];
}

/** Two picks that come true together more often than their chances multiplied say, and what a builder of them is sold for. */
function builderSections(
  { builderPicksMax, builderMarginThousandths: marginThousandths, returnMaxMinor, cashOutKeptPercent }: Rules,
  { language, money }: { language: Language; money(minor: bigint): string },
): Section[] {
  if (builderPicksMax === 0) return [];
  const texts = rulesTexts[language];
  const { priceThousandths } = pricedOutcome(togetherExample, { marginThousandths, isLive: false });
  const paid = money(cappedReturn(stakeMinor, { prices: [priceThousandths], returnMaxMinor }));
  const factor = ((2 * marginThousandths) / 1_000).toFixed(2);
  const kept = `${cashOutKeptPercent} %`;
  return [
    [
      texts.builderTitle,
      [
        texts.builderRule(builderPicksMax),
        texts.builderPriceRule(factor),
        texts.builderVoidRule,
        texts.builderCashOutRule(kept),
      ],
      texts.builderExample(money(stakeMinor), formatPrice(priceThousandths, 'decimal'), paid),
    ],
  ];
}

/** Systems, and the singles that are offered beside them. */
function systemSections(
  { linesMax, returnMaxMinor }: Rules,
  { language, money }: { language: Language; money(minor: bigint): string },
): Section[] {
  if (linesMax === 0) return [];
  const texts = rulesTexts[language];
  const lineMinor = 30_000n;
  const system = { sizes: [2], bankers: [0] };
  const systemStakeMinor = lineMinor * BigInt(lineCount(systemPrices.length, system));
  const paidMinor = cappedReturn(systemStakeMinor, { prices: systemPrices, system, returnMaxMinor });
  const [one, other] = [stakeMinor, stakeMinor / 2n];
  const otherPaid = money(cappedReturn(other, { prices: prices.slice(1), returnMaxMinor }));
  return [
    [
      texts.systemTitle,
      [texts.systemRule(linesMax.toLocaleString('en')), texts.systemReturnRule],
      texts.systemExample(money(systemStakeMinor), money(lineMinor), money(paidMinor)),
    ],
    [texts.singlesTitle, [texts.singlesRule], texts.singlesExample([money(one), money(other)], otherPaid)],
  ];
}

function cashOutSections(
  { cashOut, cashOutKeptPercent, sellsParts, linesMax }: Rules,
  { language, money }: { language: Language; money(minor: bigint): string },
): Section[] {
  const texts = rulesTexts[language];
  const [stake, kept] = [money(stakeMinor), `${cashOutKeptPercent} %`];
  const offered = (above: bigint, below: bigint) => (stakeMinor * above * (100n - cashOutKeptPercent)) / (below * 100n);
  if (cashOut === 'prices-times-chances')
    return [
      [texts.cashOutTitle, [texts.chanceRule(kept)], texts.chanceExample(stake, money(offered(190n * 60n, 10_000n)))],
    ];
  const changedMinor = offered(60n, 40n);
  const sections: Section[] = [
    [
      texts.cashOutTitle,
      [texts.changeRule(kept), ...(linesMax > 0 ? [texts.systemCashOutRule] : [])],
      texts.changeExample(stake, money(changedMinor)),
    ],
  ];
  if (sellsParts)
    sections.push(['', [texts.partRule], texts.partExample(money(changedMinor / 2n), money(stakeMinor / 2n))]);
  return sections;
}
