import type { CallKey, Envelope } from '@harmattan/contract';
import type pg from 'pg';
import { createDraws, type Draws } from '../../simulate/random.ts';
import { type Canaries, newOddAmount, newWord, type Secrecy } from '../canaries.ts';
import type { Connection } from '../connection.ts';
import { plantMoney } from './plant-money.ts';
import { type Seats, takeSeats } from './seats.ts';
import { type Browser, type CallInput, callAs, register, signIn } from './sign-in.ts';

export interface FuzzPlayer {
  index: number;
  number: string;
  userName: string;
  password: string;
  firstName: string;
  lastName: string;
  bankAccount: string;
  browser: Browser;
  /** Where suppliers know the player. Empty for an account that may do nothing but change its password. */
  seats: Seats;
  isRestricted: boolean;
  /** Whether the session has ended, as far as an answer said so. */
  hasLeft: boolean;
}

export interface PlayersDeps {
  seed: string;
  connection: Connection;
  /** Of the tables' owner. */
  pool: pg.Pool;
  url: string;
  canaries: Canaries;
  /** A call that succeeded, as an example of how it is made. */
  onExample(player: FuzzPlayer, key: CallKey, input: CallInput): void;
  onAnswer(player: FuzzPlayer, key: CallKey, answer: Envelope): void;
}

/** What a planting has at hand: the player, draws of its own, and calls that are remembered as examples. */
export interface Planting extends PlayersDeps {
  player: FuzzPlayer;
  draws: Draws;
  call(key: CallKey, input?: CallInput): Promise<Envelope & { http: number }>;
  plant(text: string | number, what: string, secrecy: Secrecy): void;
}

const ownCalls: CallKey[] = [
  'GET Security/GetUserSessions',
  'GET User/PersonalInfromation',
  'GET Messages/GetSentMessages',
  'GET Messages/GetUnreadMessages',
  'GET Jackpot/GetManualJackpotUserBets',
  'GET Banking/GetWithdrawOrder',
];

/** An account with a record of its own: a name, messages, money, bets and payments that hold words and amounts which no other player has. */
export async function createPlayer(deps: PlayersDeps, index: number): Promise<FuzzPlayer> {
  const draws = createDraws(`${deps.seed} player ${index}`);
  const number = `80${30_000_000 + index}`;
  const player: FuzzPlayer = {
    index,
    number,
    userName: `234${number}`,
    password: `Pass-${newWord(draws)}-9`,
    firstName: newWord(draws),
    lastName: newWord(draws),
    bankAccount: String(3_000_000_000 + draws.below(999_999_999)),
    browser: { address: addressOf(index), cookies: new Map() },
    seats: new Map(),
    isRestricted: false,
    hasLeft: false,
  };
  await register(deps.connection, player.browser, player);
  if (!(await signIn(deps.connection, player.browser, player))) throw new Error(`${number} could not sign in`);
  await plantRecord({ ...deps, player, draws, ...callsOf(deps, player) });
  return player;
}

/** An account whose session may do nothing but change its password, as an operator can order. */
export async function createRestrictedPlayer(deps: PlayersDeps, index: number): Promise<FuzzPlayer> {
  const player = await createPlayer(deps, index);
  await deps.pool.query(`update identity.player set password_change = 'at_sign_in' where user_name = $1`, [
    player.userName,
  ]);
  if (!(await signIn(deps.connection, player.browser, player))) throw new Error(`${player.number} could not sign in`);
  return { ...player, isRestricted: true };
}

/** A new session for an account whose session has ended. False where no sign-in opens the account any more. */
export async function returnPlayer(deps: PlayersDeps, player: FuzzPlayer): Promise<boolean> {
  if (!(await signIn(deps.connection, player.browser, player))) return false;
  plantSecrets(deps, player);
  if (!player.isRestricted) await sit(deps, player);
  player.hasLeft = false;
  return true;
}

function callsOf(deps: PlayersDeps, player: FuzzPlayer): Pick<Planting, 'call' | 'plant'> {
  return {
    async call(key, input = {}) {
      const answer = await callAs(deps.connection, player.browser, { key, ...input });
      if (answer.status === 'SUCCESS') deps.onExample(player, key, input);
      deps.onAnswer(player, key, answer);
      return answer;
    },
    plant: (text, what, secrecy) => deps.canaries.add(String(text), { owner: player.index, what, secrecy }),
  };
}

async function plantRecord(planting: Planting): Promise<void> {
  const { player, draws, call, plant } = planting;
  const { firstName, lastName } = player;
  plantSecrets(planting, player);
  for (const text of [player.userName, player.number, `0${player.number}`]) plant(text, 'number', 'supplier');
  plant(player.browser.address, 'address', 'supplier');
  plant(player.bankAccount, 'bank account', 'player');
  plant(firstName, 'name', 'supplier');
  plant(lastName, 'name', 'supplier');
  await call('POST User/SaveUserPersonalDetails', { body: { firstName, lastName, dateOfBirth: '1990-02-28' } });
  const [header, text, email] = [newWord(draws), newWord(draws), newWord(draws)];
  await call('POST Messages/SendAdminMessage', {
    query: { messageHeader: header, department: 'Support', messageText: `Please see to ${text}.` },
  });
  plant(header, 'message', 'player');
  plant(text, 'message', 'player');
  plant(email, 'e-mail', 'player');
  await call('POST Email/SendMail', {
    body: { senderEmail: `${email}@example.com`, senderName: 'Ada Obi', body: `About ${text}`, subject: 'Support' },
  });
  await sit(planting, player);
  await plantMoney(planting, { email, depositMajor: newOddAmount(draws, { least: 100_000, most: 900_000 }) });
  for (const key of ownCalls) await call(key);
  await call('POST User/GetUserBettingHistory', { body: { before: null, area: 'all' } });
}

function plantSecrets({ canaries }: Pick<PlayersDeps, 'canaries'>, player: FuzzPlayer): void {
  const secret = { owner: player.index, what: 'session', secrecy: 'player' } as const;
  for (const text of [player.browser.token ?? '', ...player.browser.cookies.values()]) canaries.add(text, secret);
  // The whole of it holds a mark that is no letter, and a list of such words is looked up by its letters.
  canaries.add(player.password.slice(5, -2), { ...secret, what: 'password' });
}

async function sit(deps: PlayersDeps, player: FuzzPlayer): Promise<void> {
  const draws = createDraws(`${deps.seed} seats ${player.index} ${player.browser.token}`);
  player.seats = await takeSeats({ ...deps, draws }, { token: player.browser.token ?? '' });
  for (const { token } of player.seats.values()) {
    deps.canaries.add(token, { owner: player.index, what: 'seat', secrecy: 'supplier' });
  }
}

/** Of Nigeria, each in a network of its own. */
function addressOf(index: number): string {
  return `102.89.${index % 250}.${10 + Math.floor(index / 250)}`;
}
