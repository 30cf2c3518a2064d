import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import pg from 'pg';
import type { Player } from '../player.ts';
import { repository } from '../start/launched.ts';
import { queryAsOwner, secretsOf } from '../start/owner-query.ts';

// The clock is everybody's: to move it would end what other tests wait for. Here time passes for one player alone.

const dataDir = resolve(repository, process.env.E2E_DATA_DIR ?? '.data/e2e');

const paymentsOf = ({ userName }: Player, direction: 'deposit' | 'withdraw') =>
  `direction = '${direction}' and player_id = (select id from identity.player where user_name = '${userName}')`;

/** The half hour that a deposit lives is over. */
export async function endDeposits(player: Player): Promise<void> {
  await queryAsOwner(
    dataDir,
    `update cashier.payment set expires_at = app_now() where ${paymentsOf(player, 'deposit')}`,
  );
}

/** The seconds have passed after which the platform asks the gateway about a deposit without a notification. */
export async function askAboutDeposits(player: Player): Promise<void> {
  await queryAsOwner(
    dataDir,
    `update cashier.payment set next_check_at = app_now()
     where ${paymentsOf(player, 'deposit')} and next_check_at is not null`,
  );
}

/** The minutes have passed after which we ask what became of a pay-out. Waits until there is one to ask about. */
export async function askAboutPayout(player: Player): Promise<void> {
  await expect(async () => {
    const asked = await queryAsOwner(
      dataDir,
      `update cashier.payment set next_check_at = app_now()
       where ${paymentsOf(player, 'withdraw')} and state in ('sent_unknown', 'pending') returning id`,
    );
    expect(asked, 'pay-outs without a known end').toHaveLength(1);
  }).toPass();
}

/** Two hours have passed since a pay-out was sent, and its gateway has not told what became of it. */
export async function leavePayoutUnclear(player: Player): Promise<void> {
  await expect(async () => {
    const left = await queryAsOwner(
      dataDir,
      `update cashier.payment set next_check_at = app_now() + interval '1 day', state_at = app_now() - interval '2 hours',
         sent_at = app_now() - interval '2 hours'
       where ${paymentsOf(player, 'withdraw')} and state in ('sent_unknown', 'pending') returning id`,
    );
    expect(left, 'pay-outs without a known end').toHaveLength(1);
  }).toPass();
}

/** The day has passed whose list of the gateway says that the payer took a deposit back. */
export async function takeDepositBack(player: Player): Promise<void> {
  const taken = await queryAsOwner(
    dataDir,
    `update cashier.payment set state = 'charged_back', charged_back_kobo = amount_kobo, note = 'on the list', state_at = app_now()
     where ${paymentsOf(player, 'deposit')} and state = 'succeeded' returning id`,
  );
  expect(taken, 'deposits that were credited').toHaveLength(1);
}

/** The day has passed whose list of the gateway has a line that is not ours. */
export async function findDifference(item: string): Promise<void> {
  await queryAsOwner(
    dataDir,
    `insert into cashier.finding (id, gateway, kind, item, kobo, since)
     values (gen_random_uuid(), 'kudipal', 'differs', '${item}', -12345, app_now())`,
  );
}

/** Two years have passed without a use of the account, and it is dormant since one of them. */
export async function leaveUnused({ userName }: Player): Promise<void> {
  await queryAsOwner(
    dataDir,
    `insert into dormancy.account (id, player_id, active_at, found_at, is_told, due_at, marked_at)
     select gen_random_uuid(), id, app_now() - interval '26 months', app_now() - interval '15 months', true,
       app_now() - interval '14 months', app_now() - interval '14 months'
     from identity.player where user_name = '${userName}'`,
  );
}

/** The five minutes are over in which a request can be approved on the phone. */
export async function endPushes({ userName }: Player): Promise<void> {
  const client = new pg.Client({
    host: join(dataDir, 'postgres', 'socket'),
    user: 'gateways_owner',
    password: secretsOf(dataDir).gatewaysOwnerPassword,
    database: 'gateways',
  });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `update mobile.payment set expires_at = app_now() where number = $1 and state = 'waiting'`,
      [userName],
    );
    expect(rowCount, `requests on the phone of ${userName}`).toBe(1);
  } finally {
    await client.end();
  }
}
