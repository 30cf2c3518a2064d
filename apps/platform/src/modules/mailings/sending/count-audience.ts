import {
  type Exclusion,
  exclusions,
  type MailingChannel,
  type MailingLanguage,
  type SegmentCondition,
} from '@harmattan/contract/office';
import type { Minor } from '@harmattan/kernel/money';
import type { MailingsDeps } from '../mailings-deps.ts';
import { listPlayers, matchPlayers } from '../segments/index.ts';
import { exclusionOf } from './recipient-rules.ts';
import { readFacts } from './recipients-store.ts';
import { languageIn, partPrice, shownTexts, type Texts } from './texts.ts';

const playersAtATime = 5_000;
/** A count that takes longer ends there and says so. */
const countMaxMs = 5_000;

type CountDeps = Pick<MailingsDeps, 'pool' | 'clock' | 'rules'>;

export interface Plan {
  conditions: readonly SegmentCondition[];
  channel: MailingChannel;
  isService: boolean;
  texts: Texts;
}

export interface Audience {
  matched: number;
  recipients: number;
  excluded: { reason: Exclusion; players: number }[];
  costMinor: Minor;
  byLanguage: Record<MailingLanguage, number>;
  isComplete: boolean;
}

/** Whom a mailing would reach now, by the rules that decide when it is sent. */
export async function countAudience(deps: CountDeps, plan: Plan): Promise<Audience> {
  const { weekMax, partPrices } = deps.rules;
  const shown = shownTexts(plan.texts, plan);
  const excluded = new Map<Exclusion, number>();
  const byLanguage = { en: 0, sw: 0, zh: 0 };
  let costMinor = 0n;
  const { matched, isComplete } = await eachPage(deps, plan.conditions, async (playerIds) => {
    for (const facts of await readFacts(deps.pool, playerIds)) {
      const reason = exclusionOf(facts, { ...plan, weekMax });
      if (reason) {
        excluded.set(reason, (excluded.get(reason) ?? 0) + 1);
        continue;
      }
      const language = languageIn(facts.language);
      byLanguage[language] += 1;
      if (plan.channel === 'sms') costMinor += BigInt(shown[language].parts) * partPrice(facts.userName, partPrices);
    }
  });
  return {
    ...{ matched, costMinor, byLanguage, isComplete },
    recipients: byLanguage.en + byLanguage.sw + byLanguage.zh,
    excluded: exclusions
      .map((reason) => ({ reason, players: excluded.get(reason) ?? 0 }))
      .filter(({ players }) => players > 0),
  };
}

/** How many players meet the conditions. */
export function countMatching(deps: CountDeps, conditions: readonly SegmentCondition[]) {
  return eachPage(deps, conditions, async () => {});
}

async function eachPage(
  { pool, clock }: CountDeps,
  conditions: readonly SegmentCondition[],
  onPage: (playerIds: bigint[]) => Promise<void>,
): Promise<{ matched: number; isComplete: boolean }> {
  const now = clock.now();
  let matched = 0;
  for (let after = 0n; clock.now().getTime() - now.getTime() < countMaxMs; ) {
    const page = await listPlayers(pool, { after, limit: playersAtATime });
    const found = await matchPlayers(pool, { playerIds: page, conditions, now });
    matched += found.length;
    if (found.length > 0) await onPage(found);
    const last = page.at(-1);
    if (last === undefined || page.length < playersAtATime) return { matched, isComplete: true };
    after = last;
  }
  return { matched, isComplete: false };
}
