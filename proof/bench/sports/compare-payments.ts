import pg from 'pg';

export interface Payments {
  settled: number;
  won: number;
  /** Bets for which the platform's journal has more than one payment, or more than the bet was due. */
  paidTwice: number;
}

interface SettledBet {
  id: string;
  due: string;
}

/** What the book says that its bets came to, beside what the platform's journal says was paid for each of them. */
export async function comparePayments(books: pg.Client, platformUrl: string): Promise<Payments> {
  const { rows: bets } = await books.query<SettledBet>(
    `select id::text, due_kobo::text as due from sportsbook.bet where state in ('won', 'lost', 'void', 'cashed-out')`,
  );
  const paid = await readPayments(platformUrl);
  let paidTwice = 0;
  for (const { id, due } of bets) {
    const payments = paid.get(id) ?? [];
    const sum = payments.reduce((all, payment) => all + payment, 0n);
    if (payments.length > 1 || sum > BigInt(due)) paidTwice += 1;
    else if (sum !== BigInt(due)) throw new Error(`bet ${id} is due ${due} kobo, and ${sum} were paid`);
  }
  return { settled: bets.length, won: bets.filter(({ due }) => due !== '0').length, paidTwice };
}

/** By bet: every entry that paid something out for it. The second word of an entry's memo is the supplier's name of the round. */
async function readPayments(platformUrl: string): Promise<Map<string, bigint[]>> {
  const client = new pg.Client({ connectionString: platformUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ bet: string; kobo: string }>(
      `select memo::json ->> 1 as bet, (-house_amount)::text as kobo from wallet.journal
       where round is not null and status = 'ok' and house_amount < 0`,
    );
    const byBet = Map.groupBy(rows, ({ bet }) => bet);
    return new Map([...byBet].map(([bet, entries]) => [bet, entries.map(({ kobo }) => BigInt(kobo))]));
  } finally {
    await client.end();
  }
}
