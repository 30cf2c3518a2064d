import { type CallKey, calls } from '@harmattan/contract';
import { expect } from 'vitest';
import { useTestDatabase } from '../../apps/platform/src/testing/test-database.ts';
import { promisesOver } from './promise.ts';
import type { Browser, Stage } from './stage.ts';

const promise = promisesOver(useTestDatabase());
/** What an attacker would like to set. */
const wished: Record<string, unknown> = {
  balance: 1_000_000,
  totalBalance: 1_000_000,
  playerId: '1',
  userId: 1,
  userName: '2348030000001',
  role: 'admin',
  isAdmin: true,
  rankId: 33,
  rank: 33,
  status: 0,
  restricted: false,
  password_change: null,
  smsTwoFactorEnabled: true,
  constructor: { prototype: { isAdmin: true } },
};
/** The call that is filled in well but for one field. */
const details = { firstName: 'Ada', lastName: 'Obi', dateOfBirth: '1990-02-28' };

const shapeOf = (schema: unknown) => (schema as { shape?: object } | undefined)?.shape;
const namesOf = (schema: unknown) => Object.keys(shapeOf(schema) ?? {});

async function rowOf({ db }: Stage, userName: string): Promise<unknown> {
  const { rows } = await db.database.pool.query('select * from identity.player where user_name = $1', [userName]);
  return rows;
}

/** Adds a field to the query or the body of a call; the answer must complain of that very field. */
async function complains(browser: Browser, key: CallKey, part: 'query' | 'body', name: string): Promise<boolean> {
  const value = part === 'query' ? String(wished[name]) : wished[name];
  const { http, data } = await browser.call(key, { [part]: { [name]: value } } as never);
  const { problems = [] } = (data ?? {}) as { problems?: string[] };
  return http === 400 && problems.some((problem) => problem.includes(`"${name}"`));
}

promise(
  'fields that a call does not name are refused, and change nothing',
  {
    planted: [
      {
        file: 'packages/contract/src/calls/user.ts',
        from: 'body: z.strictObject({\n      firstName: z.string().max(100),',
        to: 'body: z.object({\n      firstName: z.string().max(100),',
      },
    ],
  },
  async (stage) => {
    const { phone, userName } = await stage.newPlayer();
    const before = await rowOf(stage, userName);
    const taken: string[] = [];
    for (const [key, call] of Object.entries(calls)) {
      const { query, body } = call as { query?: object; body?: object };
      for (const [part, schema] of [
        ['query', query],
        ['body', body],
      ] as const) {
        if (!shapeOf(schema)) continue;
        const name = Object.keys(wished).find((wish) => !namesOf(schema).includes(wish)) ?? '';
        if (!(await complains(phone, key as CallKey, part, name))) taken.push(`${key} ${part}: ${name}`);
      }
    }
    expect(taken).toEqual([]);
    for (const [name, value] of Object.entries(wished)) {
      const { http } = await phone.call('POST User/SaveUserPersonalDetails', {
        body: { ...details, [name]: value } as never,
      });
      expect(http, name).toBe(400);
    }
    expect(await rowOf(stage, userName)).toEqual(before);
    expect((await phone.call('GET User/PersonalInfromation')).data.firstName).toBe('');
  },
);
