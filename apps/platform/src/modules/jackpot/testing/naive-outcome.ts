/** What a jackpot comes to, worked out column by column by the plain words of the rules, and by none of the module's code. */
export function naiveOutcome(jackpot: {
  typeId: number;
  games: number;
  ticketPriceMinor: bigint;
  guaranteedMinor: bigint;
  rolledInMinor: bigint;
  growthBps: number;
  consolation: { misses: number; amountMinor: bigint }[];
  results: [number, number][];
  cancelled: number[];
  /** The earliest first; of each, what was picked for each game. */
  tickets: [number, number][][][];
}): { isVoid: boolean; pricesMinor: bigint[]; paidMinor: bigint[]; rolloverMinor: bigint; houseMinor: bigint } {
  const { typeId, games, ticketPriceMinor: price, guaranteedMinor, rolledInMinor, consolation } = jackpot;
  const columns = jackpot.tickets.flatMap((picks, ticket) => listColumns(picks).map((column) => ({ ticket, column })));
  const sold = BigInt(columns.length);
  const pricesMinor = jackpot.tickets.map((picks) => price * BigInt(listColumns(picks).length));

  const counted: number[] = [];
  let withoutReserve = 0;
  const used = new Set<number>();
  for (let game = 0; game < games; game += 1) {
    if (!jackpot.cancelled.includes(game)) {
      counted.push(game);
      continue;
    }
    let reserve = games;
    while (reserve < jackpot.results.length && (jackpot.cancelled.includes(reserve) || used.has(reserve))) reserve += 1;
    if (reserve < jackpot.results.length) {
      used.add(reserve);
      counted.push(reserve);
    } else withoutReserve += 1;
  }
  if (withoutReserve > 2) {
    return { isVoid: true, pricesMinor, paidMinor: pricesMinor, rolloverMinor: rolledInMinor, houseMinor: 0n };
  }

  const sign = ([home, away]: [number, number]) => (home > away ? 'home' : home < away ? 'away' : 'draw');
  const isRight = (pick: [number, number], result: [number, number]) =>
    typeId === 10 ? sign(pick) === sign(result) : pick[0] === result[0] && pick[1] === result[1];
  const missesOf = (picks: [number, number][]) => {
    const right = (game: number) => isRight(picks[game] as [number, number], jackpot.results[game] as [number, number]);
    return counted.filter((game) => !right(game)).length;
  };

  const growthEach = (price * BigInt(jackpot.growthBps)) / 10_000n;
  const poolMinor = guaranteedMinor + rolledInMinor + growthEach * sold;
  const paidMinor = jackpot.tickets.map(() => 0n);
  let [rolloverMinor, houseMinor] = [0n, (price - growthEach) * sold - guaranteedMinor];
  for (const { misses, amountMinor } of [{ misses: 0, amountMinor: poolMinor }, ...consolation]) {
    const winners = columns.flatMap(({ column, ticket }) => (missesOf(column) === misses ? [ticket] : []));
    if (misses > 0) houseMinor -= amountMinor;
    if (winners.length === 0) {
      if (misses === 0) rolloverMinor = amountMinor;
      else houseMinor += amountMinor;
      continue;
    }
    let leftMinor = amountMinor;
    for (const at of winners) {
      paidMinor[at] = (paidMinor[at] as bigint) + amountMinor / BigInt(winners.length);
      leftMinor -= amountMinor / BigInt(winners.length);
    }
    const earliest = winners[0] as number;
    paidMinor[earliest] = (paidMinor[earliest] as bigint) + leftMinor;
  }
  return { isVoid: false, pricesMinor, paidMinor, rolloverMinor, houseMinor };
}

function listColumns(picks: [number, number][][]): [number, number][][] {
  let columns: [number, number][][] = [[]];
  for (const chosen of picks) columns = columns.flatMap((column) => chosen.map((pick) => [...column, pick]));
  return columns;
}
