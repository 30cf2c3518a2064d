/** What a jackpot comes to, worked out ticket by ticket by the plain words of the rules, and by none of the module's code. */
export function naiveOutcome(jackpot: {
  typeId: number;
  games: number;
  ticketPriceKobo: bigint;
  guaranteedKobo: bigint;
  rolledInKobo: bigint;
  growthBps: number;
  consolation: { misses: number; amountKobo: bigint }[];
  results: [number, number][];
  cancelled: number[];
  /** The earliest first. */
  tickets: [number, number][][];
}): { isVoid: boolean; paidKobo: bigint[]; rolloverKobo: bigint; houseKobo: bigint } {
  const { typeId, games, ticketPriceKobo: price, guaranteedKobo, rolledInKobo, consolation, tickets } = jackpot;

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
    return { isVoid: true, paidKobo: tickets.map(() => price), rolloverKobo: rolledInKobo, houseKobo: 0n };
  }

  const sign = ([home, away]: [number, number]) => (home > away ? 'home' : home < away ? 'away' : 'draw');
  const isRight = (pick: [number, number], result: [number, number]) =>
    typeId === 10 ? sign(pick) === sign(result) : pick[0] === result[0] && pick[1] === result[1];
  const missesOf = (picks: [number, number][]) => {
    let misses = 0;
    for (const game of counted) {
      if (!isRight(picks[game] as [number, number], jackpot.results[game] as [number, number])) misses += 1;
    }
    return misses;
  };

  const growthEach = (price * BigInt(jackpot.growthBps)) / 10_000n;
  const poolKobo = guaranteedKobo + rolledInKobo + growthEach * BigInt(tickets.length);
  const paidKobo = tickets.map(() => 0n);
  let [rolloverKobo, houseKobo] = [0n, (price - growthEach) * BigInt(tickets.length) - guaranteedKobo];
  for (const { misses, amountKobo } of [{ misses: 0, amountKobo: poolKobo }, ...consolation]) {
    const winners = tickets.flatMap((picks, at) => (missesOf(picks) === misses ? [at] : []));
    if (misses > 0) houseKobo -= amountKobo;
    if (winners.length === 0) {
      if (misses === 0) rolloverKobo = amountKobo;
      else houseKobo += amountKobo;
      continue;
    }
    let leftKobo = amountKobo;
    for (const at of winners) {
      paidKobo[at] = amountKobo / BigInt(winners.length);
      leftKobo -= amountKobo / BigInt(winners.length);
    }
    const earliest = winners[0] as number;
    paidKobo[earliest] = (paidKobo[earliest] as bigint) + leftKobo;
  }
  return { isVoid: false, paidKobo, rolloverKobo, houseKobo };
}
