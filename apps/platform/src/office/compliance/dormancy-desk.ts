import { hash } from 'node:crypto';
import { type DormantAge, dormantAges } from '@harmattan/contract/office';
import { marketDay, marketTime } from '@harmattan/kernel/market-time';
import { majorFromMinor } from '@harmattan/kernel/money';
import type { AccountRow } from '../../modules/dormancy/index.ts';
import { success } from '../../plumbing/http/answer.ts';
import type { OfficeDeps } from '../office-deps.ts';
import type { OfficeHandlers } from '../office-handlers.ts';

type DormancyCalls = 'GET Compliance/Dormant' | 'GET Compliance/DormantFile';

const listMax = 200;
const fileMax = 20_000;
const ages = dormantAges.map(Number);

export function dormancyDesk({ dormancy, identity, clock }: OfficeDeps): Pick<OfficeHandlers, DormancyCalls> {
  const list = async (state: 'noticed' | 'dormant' | 'ended', age: DormantAge | undefined, limit: number) => {
    const rows = await dormancy.list({ state, years: age === undefined ? undefined : Number(age), ages, limit });
    const names = await identity.userNamesOf(rows.map(({ player_id }) => player_id));
    return rows.map((row) => viewAccount(row, names.get(row.player_id) ?? null));
  };
  return {
    async 'GET Compliance/Dormant'({ query: { state = 'dormant', age } }) {
      const [accounts, sums, notices] = await Promise.all([
        list(state, age, listMax),
        dormancy.sums(ages),
        dormancy.notices(),
      ]);
      return success({ ...dormancy.rules, sums: sums.map(viewSum), notices, accounts });
    },

    async 'GET Compliance/DormantFile'({ query: { state = 'dormant', age } }) {
      const found = await list(state, age, fileMax + 1);
      const accounts = found.slice(0, fileMax);
      const content = csvOf(accounts);
      return success({
        ...{ fileName: `${state}-${marketDay(clock.now())}.csv`, content, sha256: hash('sha256', content) },
        ...{ accounts: accounts.length, isWhole: found.length <= fileMax },
      });
    },
  };
}

const ageOf = (years: number) => dormantAges.find((age) => Number(age) === years) ?? '0';

function viewSum({ state, years, ...sum }: Awaited<ReturnType<OfficeDeps['dormancy']['sums']>>[number]) {
  return { state: state === 'noticed' ? ('noticed' as const) : ('dormant' as const), age: ageOf(years), ...sum };
}

function viewAccount(row: AccountRow, userName: string | null) {
  return {
    ...{ id: row.id, playerId: row.player_id, userName, usedAt: row.active_at, balance: row.balance },
    ...{ noticedAt: row.is_told ? row.found_at : null, dueAt: row.due_at, dormantSince: row.marked_at },
    ...{ endedAt: row.ended_at, outcome: row.outcome },
  };
}

const columns = ['player', 'number', 'last used', 'told', 'due', 'dormant since', 'ended', 'outcome', 'balance'];

/** No cell begins as a formula or has a comma: ids, numbers, times and words of this file. */
function csvOf(accounts: readonly ReturnType<typeof viewAccount>[]): string {
  const timeOf = (at: Date | null) => (at ? marketTime(at) : '');
  const lines = accounts.map((one) =>
    [
      ...[String(one.playerId), one.userName ?? '', timeOf(one.usedAt), timeOf(one.noticedAt), timeOf(one.dueAt)],
      ...[timeOf(one.dormantSince), timeOf(one.endedAt), one.outcome ?? '', majorFromMinor(one.balance)],
    ].join(','),
  );
  return `${[columns.join(','), ...lines].join('\r\n')}\r\n`;
}
