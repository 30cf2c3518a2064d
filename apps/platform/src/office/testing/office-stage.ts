import type { Role } from '@harmattan/contract/office';
import { expect } from 'vitest';
import { stepAt } from '../../modules/identity/index.ts';
import { keyOf } from '../../modules/wallet/index.ts';
import { startFarGateway } from '../../testing/far-gateway.ts';
import { startSmsInbox } from '../../testing/sms-inbox.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { codeOf, type Desk, newDesk } from '../../testing/test-office.ts';
import { sharedTestPlatform } from '../../testing/test-platform.ts';
import { newBrowser, newNumber } from '../../testing/test-player.ts';

const password = 'a long way to Lagos';
const stepMs = 30_000;
const secret = new TextEncoder().encode('twenty bytes of test');

let namesGiven = 0;

/** The whole platform with its office, far ends for texts and payments, and people on both sides. */
export async function openOfficeStage(db: TestDatabase, env: NodeJS.ProcessEnv = {}) {
  const inbox = await startSmsInbox((stop) => db.defer(stop));
  const far = await startFarGateway((stop) => db.defer(stop));
  const platform = await sharedTestPlatform(db, {
    SMS_URL: inbox.url,
    FASTHUB_URL: `${far.url}/fasthub`,
    SELCOM_URL: `${far.url}/selcom`,
    KUDIPAL_URL: `${far.url}/kudipal`,
    WITHDRAWAL_CANCEL_WINDOW_SECONDS: '0',
    TEST_CLOCK: 'on',
    ...env,
  });
  const { server, staff } = platform.office;

  const beginStep = () => beginTimeStep(platform);
  const passMinutes = (minutes: number) =>
    moveClock(platform, new Date(platform.clock.now().getTime() + minutes * 60_000));

  /** A new member of the staff, signed in. */
  async function newStaff(...roles: Role[]): Promise<Desk & { userName: string; staffId: bigint }> {
    namesGiven += 1;
    const userName = `member${namesGiven}`;
    const staffId = await staff.openMember({ userName, fullName: `Member ${namesGiven}`, roles, password, secret });
    await beginStep();
    const desk = newDesk(server);
    const { status } = await desk.signIn(userName, password, codeOf(secret, platform.clock.now()));
    expect(status).toBe('SUCCESS');
    return Object.assign(desk, { userName, staffId: staffId as bigint });
  }

  const { newPlayer, newWithdrawal } = playersOf(platform, inbox);

  const stateOf = async (id: string): Promise<string> =>
    (await db.database.pool.query('select state from cashier.payment where id = $1', [id])).rows[0].state;

  return {
    ...{ platform, far, newStaff, newPlayer, newWithdrawal, stateOf },
    ...{ beginStep, passMinutes, password, secret },
    proveNumber: (browser: Browser, userName: string) => browser.proveNumber(userName, inbox),
    textsTo: (userName: string) => inbox.texts.filter(({ to }) => to === userName).map(({ text }) => text),
  };
}

type Platform = Awaited<ReturnType<typeof sharedTestPlatform>>;
type Browser = ReturnType<typeof newBrowser>;
type Inbox = Awaited<ReturnType<typeof startSmsInbox>>;

function playersOf(platform: Platform, inbox: Inbox) {
  /** A player with money and a proven number. */
  async function newPlayer(amountMinor = 1_000_000_00n) {
    const number = newNumber();
    const userName = `234${number}`;
    const browser = newBrowser(platform.server);
    await browser.register(number, password);
    await browser.signIn(number, password);
    await browser.proveNumber(userName, inbox);
    const details = { firstName: 'Ada', lastName: 'Obi', dateOfBirth: '1990-02-28' };
    await browser.call('POST User/SaveUserPersonalDetails', { body: details });
    const { playerId } = (await platform.identity.playerByUserName(userName)) as { playerId: bigint };
    const key = keyOf({ source: 'test', class: 'any', id: userName });
    await platform.wallet.transfer({
      direction: 'in',
      playerId,
      key,
      amountMinor,
      house: 'gateway:test',
      about: 'deposit',
    });
    return { browser, playerId, userName };
  }

  /** A player's withdrawal that waits for an operator. */
  async function newWithdrawal(amount = 60_000) {
    const player = await newPlayer();
    const answer = await player.browser.call('POST Banking/RegisterFastHubWithdraw', {
      query: { amount: String(amount) },
    });
    expect(answer.status).toBe('SUCCESS');
    const find = async () =>
      (await platform.cashier.waitingForOperator()).find(({ playerId }) => playerId === player.playerId);
    await expect.poll(find).toMatchObject({ kind: 'withdrawal to approve' });
    return { ...player, id: (await find())?.id as string };
  }

  return { newPlayer, newWithdrawal };
}

/** Moves the clock early into the next time step, so that a code made now is still good when it arrives. */
function beginTimeStep(platform: Platform): Promise<void> {
  return moveClock(platform, new Date((stepAt(platform.clock.now()) + 1) * stepMs + 2_000));
}

async function moveClock({ server }: Platform, to: Date): Promise<void> {
  const offsetMs = Math.round(to.getTime() - performance.timeOrigin - performance.now());
  const { statusCode } = await server.inject({ method: 'POST', url: '/test/clock', payload: { offsetMs } });
  expect(statusCode).toBe(200);
}
