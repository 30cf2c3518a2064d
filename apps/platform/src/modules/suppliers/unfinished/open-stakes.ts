import type { FeedEntry, MoneyKey } from '../../wallet/index.ts';

/** A stake without an end. */
export interface OpenStake {
  key: MoneyKey;
  playerId: bigint;
  round: MoneyKey;
  supplier: string;
  game: string;
  stakedMinor: bigint;
  since: Date;
}

/** What a slice of the journal changes about the stakes that are open. */
export interface StakeChanges {
  opened: OpenStake[];
  /** Paid or undone one by one. */
  ended: MoneyKey[];
  /** All stakes of them that were open before have ended. */
  endedRounds: { playerId: bigint; round: MoneyKey }[];
  /** Wins that were refused: of a round that was given back they wait for a person. */
  refusedWins: { playerId: bigint; round: MoneyKey; amountMinor: bigint; at: Date }[];
}

/** Entries are in order within a player. A stake that ended in the same slice was never open. */
export function readStakeChanges(entries: readonly FeedEntry[]): StakeChanges {
  const opened = new Map<MoneyKey, OpenStake>();
  const ended = new Set<MoneyKey>();
  const endedRounds = new Map<MoneyKey, { playerId: bigint; round: MoneyKey }>();
  const refusedWins: StakeChanges['refusedWins'] = [];
  for (const entry of entries) {
    const { playerId, round, key, of } = entry;
    if (round === null || (entry.product !== 'games' && entry.product !== 'sports')) continue;
    if (isRefusedWin(entry)) refusedWins.push({ playerId, round, amountMinor: entry.amountMinor, at: entry.at });
    if (entry.status !== 'ok') continue;
    if (isStake(entry)) opened.set(key, openStakeOf(entry, round));
    else if (entry.kind === 'reverse' && of !== null) end(of);
    else if (isEnd(entry) && of !== null && of !== round && entry.closes !== 'round') end(of);
    else if (isEnd(entry)) {
      endedRounds.set(round, { playerId, round });
      for (const stake of opened.values()) if (stake.round === round) opened.delete(stake.key);
    }
  }
  return { opened: [...opened.values()], ended: [...ended], endedRounds: [...endedRounds.values()], refusedWins };

  function end(stake: MoneyKey): void {
    if (!opened.delete(stake)) ended.add(stake);
  }
}

/** A free one takes nothing that could be kept. */
function isStake({ kind, about, houseMinor }: FeedEntry): boolean {
  return (kind === 'debit' || kind === 'draw') && about === 'stake' && houseMinor > 0n;
}

/** A game's round is over once it is paid, if only nothing; a bet once it is closed. */
function isEnd({ kind, of, product, closes }: FeedEntry): boolean {
  return kind === 'credit' && of !== null && (product === 'games' || closes !== null);
}

function isRefusedWin({ kind, of, status, amountMinor }: FeedEntry): boolean {
  return kind === 'credit' && of !== null && status !== 'ok' && amountMinor > 0n;
}

function openStakeOf({ key, playerId, supplier, game, houseMinor, at }: FeedEntry, round: MoneyKey): OpenStake {
  return { key, playerId, round, supplier: supplier ?? '', game: game ?? '', stakedMinor: houseMinor, since: at };
}
