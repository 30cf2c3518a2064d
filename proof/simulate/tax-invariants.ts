import { markets } from '@harmattan/kernel/markets/markets';
import { ticketsSold } from './jackpot-invariants.ts';
import { marketOfSeed } from './market-of-seed.ts';
import { type Contests, ticketPriceMinor } from './operations/contests.ts';
import type { World } from './world.ts';

const whole = 10_000n;

/** What is withheld of a player is the tax on what each bet, ticket and prize won beyond its stake, and the authority's account has the sum. */
export async function taxWithheld(world: World, contests: Contests): Promise<string[]> {
  const [rule] = markets[marketOfSeed(world.seed)].taxes;
  const taxOn = (wonMinor: bigint) => (rule && wonMinor > 0n ? (wonMinor * rule.rate) / whole : 0n);
  const due = new Map<string, bigint>();
  const owe = (playerId: string, minor: bigint) => void due.set(playerId, (due.get(playerId) ?? 0n) + taxOn(minor));
  for (const { playerId, keptMinor } of world.ledger.bets.values()) owe(String(playerId), -keptMinor);
  const sold = new Map((await ticketsSold(world, contests)).map((ticket) => [ticket.id, ticket]));
  const prizes = await world.look<{ player_id: string; kobo: string; ticket: string | null }>(
    `select player_id::text, sum(-house_amount)::text as kobo, case about when 'jackpot-prize' then of_key::text end as ticket
     from wallet.entry where about in ('jackpot-prize', 'race-prize') and status = 'ok'
     group by player_id, ticket, case about when 'race-prize' then key end`,
  );
  for (const { player_id, kobo, ticket } of prizes) {
    const columns = ticket === null ? 0 : (sold.get(ticket)?.columns ?? 0);
    owe(player_id, BigInt(kobo) - ticketPriceMinor * BigInt(columns));
  }
  const rows = await world.look<{ player_id: string; kobo: string }>(
    `select e.player_id::text, sum(e.house_amount)::text as kobo from wallet.entry e join wallet.house_account h on h.id = e.house_id
     where h.code like 'tax:%' group by 1`,
  );
  const withheld = new Map(rows.map(({ player_id, kobo }) => [player_id, BigInt(kobo)]));
  const [account] = await world.look<{ kobo: string }>(
    `select coalesce(sum(l.amount), 0)::text as kobo from wallet.house_leg l join wallet.house_account h on h.id = l.house_id
     where h.code like 'tax:%'`,
  );
  const sum = [...due.values()].reduce((total, minor) => total + minor, 0n);
  return [
    ...[...new Set([...due.keys(), ...withheld.keys()])].flatMap((name) =>
      (due.get(name) ?? 0n) === (withheld.get(name) ?? 0n)
        ? []
        : [`${withheld.get(name) ?? 0n} kobo are withheld as tax where ${due.get(name) ?? 0n} are due`],
    ),
    ...(account?.kobo === String(sum) ? [] : [`the authority's account has ${account?.kobo} kobo of ${sum}`]),
  ];
}
