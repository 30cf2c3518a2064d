import { market } from '@harmattan/kernel/market';
import { formatMajor } from '@harmattan/kernel/money';
import type { Language } from '@harmattan/process/stand-in/language';
import { currencySign } from '@harmattan/ui/money-text';
import type { Bet, BetPick, BetSystem } from '../contract/bets.ts';
import { formatPrice, netOf } from '../prices/index.ts';
import { marketWords, outcomeWords } from './pick-words.ts';
import { type Texts, ticketTexts } from './texts.ts';

/** What of the bet can be bet on now. */
export interface TicketCopy {
  /** Puts these picks on the reader's own slip. */
  href: string;
  open: number;
  /** Of these picks together now; null where they have none just now. */
  price: number | null;
}

interface Ticket {
  bet: Bet;
  copy: TicketCopy;
  language: Language;
  currency: string;
  leagueName(id: string): string | undefined;
}

/** A bet on one sheet, to read or to print. Nothing on it says whose it is, and it needs no script. */
export function ticketPage({ bet, copy, language, currency, leagueName }: Ticket): string {
  const texts = ticketTexts[language];
  const money = (minor: number | bigint) => `${currencySign(currency)}\u202f${formatMajor(BigInt(minor))}`;
  const gross = bet.paid ?? bet.potential;
  const { taxMinor, netMinor } = netOf(bet, gross);
  const facts: [string, string][] = [
    [texts.placedAt, time(bet.placedAt, language)],
    ...(bet.settledAt ? [[texts.settledAt, time(bet.settledAt, language)] as [string, string]] : []),
    [texts.staked, money(bet.stake)],
    bet.system
      ? [texts.stakeLine, money(BigInt(bet.stake) / BigInt(bet.system.lines))]
      : [texts.price, formatPrice(bet.price, 'decimal')],
    ...(taxMinor > 0n
      ? ([
          [texts.beforeTax, money(gross)],
          [texts.tax, `−${money(taxMinor)}`],
        ] as [string, string][])
      : []),
    [bet.paid === null ? texts.pays : texts.paid, money(netMinor)],
    [texts.returnMax, money(bet.returnMax)],
  ];
  return `<!doctype html>
<html lang="${language}" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(`${texts.ticketTitle} ${bet.id}`)}</title>
<link rel="stylesheet" href="/ticket/ticket.css">
</head>
<body>
<main class="ticket">
<p class="notice">${escaped(texts.sandbox)}</p>
<header>
<h1>${escaped(texts.ticketTitle)} <span class="figures">${bet.id}</span></h1>
<p class="state" data-state="${bet.state}">${escaped(stateWords(bet, texts))}</p>
${bet.wasCorrected ? `<p class="small">${escaped(correctedWords(bet, texts, money))}</p>` : ''}
</header>
<p class="kind">${escaped(kindWords(bet, texts))}</p>
<ol class="picks">
${bet.picks.map((pick) => pickHtml(pick, { texts, language, league: leagueName(pick.league) ?? pick.league })).join('\n')}
</ol>
<dl>
${facts.map(([name, value]) => `<div><dt>${escaped(name)}</dt><dd class="figures">${escaped(value)}</dd></div>`).join('\n')}
</dl>
${copyHtml(copy, { picks: bet.picks.length, texts })}
<footer class="small">
<p>${escaped(bet.kind === 'builder' ? texts.builderVoid : texts.rules)} <a href="/rules/${bet.rules}?lang=${language}">${escaped(texts.rulesVersion(bet.rules))}</a></p>
<p>${escaped(texts.link)}</p>
</footer>
</main>
</body>
</html>
`;
}

function pickHtml(
  pick: BetPick,
  { texts, language, league }: { texts: Texts; language: Language; league: string },
): string {
  const hasBegun = pick.matchState !== 'scheduled' && pick.matchState !== 'postponed';
  const verdicts = { won: texts.verdictWon, lost: texts.verdictLost, void: texts.verdictVoid };
  const after = [
    hasBegun ? scoreWords(pick) : '',
    pick.matchState === 'postponed' ? texts.postponed : '',
    pick.matchState === 'abandoned' ? texts.abandoned : '',
    pick.verdict ? verdicts[pick.verdict] : '',
  ].filter(Boolean);
  return `<li>
<div class="pick"><b>${escaped(outcomeWords(pick, texts))}</b>${pick.price > 0 ? `<span class="figures price">${formatPrice(pick.price, 'decimal')}</span>` : ''}</div>
<p>${escaped(marketWords(pick.market, texts))}${pick.wasLive ? ` · ${escaped(texts.wasLive)}` : ''}${pick.isBanker ? ` · ${escaped(texts.banker)}` : ''}</p>
<p>${escaped(`${pick.home.name} – ${pick.away.name}`)}${after.length > 0 ? ` · <b class="figures">${escaped(after.join(' · '))}</b>` : ''}</p>
<p class="small">${escaped(`${league} · ${time(pick.startsAt, language)}`)}</p>
</li>`;
}

function copyHtml({ href, open, price }: TicketCopy, { picks, texts }: { picks: number; texts: Texts }): string {
  if (open === 0) return `<p class="copy small">${escaped(texts.copyNone)}</p>`;
  const prices = price === null ? texts.copyNoPrice : texts.copyPrice(formatPrice(price, 'decimal'));
  return `<section class="copy">
<p>${escaped(`${texts.copyOpen(open, picks)} ${prices}`)}</p>
<a class="button" href="${href}" rel="nofollow">${escaped(texts.copyPicks)}</a>
</section>`;
}

function stateWords({ state }: Bet, texts: Texts): string {
  return {
    open: texts.stateOpen,
    won: texts.stateWon,
    lost: texts.stateLost,
    void: texts.stateVoid,
    'cashed-out': texts.stateCashedOut,
    settling: texts.stateSettling,
  }[state];
}

/** With what stood before, where a correction changed it. */
function scoreWords({ score, scoreBefore }: BetPick): string {
  const now = `${score[0]}:${score[1]}`;
  return scoreBefore ? `${scoreBefore[0]}:${scoreBefore[1]} → ${now}` : now;
}

function correctedWords(bet: Bet, texts: Texts, money: (minor: bigint) => string): string {
  const { paid, paidBefore } = bet;
  if (paid === null || paidBefore === null) return texts.corrected;
  const net = (gross: number) => money(netOf(bet, gross).netMinor);
  return `${texts.corrected} ${texts.paidChange(net(paidBefore), net(paid))}`;
}

function kindWords({ kind, system, picks }: Bet, texts: Texts): string {
  if (system) {
    const won = picks.some(({ verdict }) => verdict) ? ` · ${linesWords(system, picks, texts)}` : '';
    return `${texts.system} ${texts.choice(system.name, system.lines)} · ${texts.picks(picks.length)}${won}`;
  }
  if (kind === 'builder') return `${texts.builder} · ${texts.picks(picks.length)}`;
  return kind === 'single' ? texts.single : `${texts.accumulator} · ${texts.picks(picks.length)}`;
}

function linesWords({ lines, linesWon }: BetSystem, picks: BetPick[], texts: Texts): string {
  const isOver = picks.every(({ verdict }) => verdict);
  return isOver ? texts.linesWonAll(linesWon, lines) : texts.linesWon(linesWon, lines);
}

function time(text: string, language: Language): string {
  return new Date(text).toLocaleString(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: market.timeZone,
  });
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
