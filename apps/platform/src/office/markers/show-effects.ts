import { harmActions } from '@harmattan/contract/office';
import { marketDay } from '@harmattan/kernel/market-time';
import type { PlaySums } from '../../modules/activity/index.ts';
import type { ActionRow } from '../../modules/markers/index.ts';
import type { OfficeDeps } from '../office-deps.ts';

/** Before the day of an action and after it. */
const spans = [7, 28] as const;
const summedDays = 180;
const dayMs = 86_400_000;
const minuteMs = 60_000n;

const nothing: PlaySums = { depositedMinor: 0n, stakedMinor: 0n, wonMinor: 0n, playedMs: 0n };

const showSums = ({ depositedMinor, stakedMinor, wonMinor, playedMs }: PlaySums) => ({
  ...{ deposited: depositedMinor, staked: stakedMinor, lost: stakedMinor - wonMinor },
  playedMinutes: Number(playedMs / minuteMs),
});

async function readEffects({ activity, clock }: OfficeDeps, actions: readonly ActionRow[], days: number) {
  const today = Date.parse(marketDay(clock.now()));
  const asked = actions.map(({ player_id, at }) => ({ playerId: player_id, day: marketDay(at) }));
  const sums = await activity.readSumsAround(asked, days);
  return sums.map((sum, at) => {
    const past = Math.round((today - Date.parse(asked[at]?.day ?? '')) / dayMs) - 1;
    return { ...sum, days, daysOver: Math.min(days, Math.max(0, past)) };
  });
}

/** Actions with what the player did before and after each. */
export async function showTaken(deps: OfficeDeps, actions: readonly ActionRow[]) {
  const bySpan = await Promise.all(spans.map((days) => readEffects(deps, actions, days)));
  return actions.map((action, at) => ({
    ...{ id: action.id, caseId: action.case_id, kind: action.kind, detail: action.detail, reason: action.reason },
    ...{ by: action.member, at: action.at },
    effects: bySpan.flatMap((effects) => {
      const effect = effects[at];
      if (!effect) return [];
      const { days, daysOver, before, after } = effect;
      return [{ days, daysOver, before: showSums(before), after: showSums(after) }];
    }),
  }));
}

/** By kind of action. Those whose days are not over yet are left out of the sums. */
export async function sumEffects(deps: OfficeDeps) {
  const from = new Date(deps.clock.now().getTime() - summedDays * dayMs);
  const actions = await deps.markers.listActionsSince(from);
  const bySpan = await Promise.all(spans.map((days) => readEffects(deps, actions, days)));
  return harmActions.map((kind) => ({
    kind,
    actions: actions.filter((one) => one.kind === kind).length,
    effects: spans.map((days, at) => {
      const over = (bySpan[at] ?? []).filter((one, place) => actions[place]?.kind === kind && one.daysOver === days);
      return {
        ...{ days, actions: over.length },
        before: showSums(over.map(({ before }) => before).reduce(addSums, nothing)),
        after: showSums(over.map(({ after }) => after).reduce(addSums, nothing)),
      };
    }),
  }));
}

function addSums(one: PlaySums, other: PlaySums): PlaySums {
  return {
    depositedMinor: one.depositedMinor + other.depositedMinor,
    stakedMinor: one.stakedMinor + other.stakedMinor,
    wonMinor: one.wonMinor + other.wonMinor,
    playedMs: one.playedMs + other.playedMs,
  };
}
