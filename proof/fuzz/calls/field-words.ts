import type { Draws } from '../../simulate/random.ts';
import type { FuzzPlayer } from '../world/players.ts';

export interface Speaker {
  draws: Draws;
  /** Who asks. A visitor has no record. */
  player: FuzzPlayer | undefined;
  others: readonly FuzzPlayer[];
  /** Of the call, so that what it makes up is its own. */
  number: number;
}

const bankCodes = ['044', '058', '057', '011'];
const testCards = ['4242424242424242', '5531886652142950', '4187427415564246', '5143010522339965'];
const sentences = ['Ada', 'Obi', 'Please help', 'Lagos', 'Hello & <b>good</b> evening', 'Ọlá', '小明', '😀 text'];

/**
 * What a field of that name takes, where neither its schema nor an earlier answer says it. A call with other fields is fuzzed as well;
 * it reaches its handler less often.
 */
const words: Record<string, (speaker: Speaker) => string | number | boolean> = {
  username: (speaker) => numberOf(speaker),
  password: (speaker) => passwordOf(speaker),
  oldpassword: (speaker) => passwordOf(speaker),
  // The same as before: a password that changes would lock its player out of the run.
  newpassword: ({ player, draws }) => player?.password ?? `Fuzz-${draws.below(1_000_000)}-new`,
  confirmpassword: ({ player, draws }) => player?.password ?? `Fuzz-${draws.below(1_000_000)}-new`,
  newpasswordconfirm: ({ player, draws }) => player?.password ?? `Fuzz-${draws.below(1_000_000)}-new`,
  google2fapin: ({ draws }) => (draws.chance(0.8) ? '' : '123456'),
  department: ({ draws }) => draws.pick(['Support', 'Affiliates', 'Marketing']),
  subject: ({ draws }) => draws.pick(['Support', 'Affiliates', 'Marketing']),
  senderemail: ({ number }) => `visitor-${number}@example.com`,
  email: ({ number }) => `visitor-${number}@example.com`,
  cardnumber: ({ draws }) => draws.pick(testCards),
  expiremonth: () => '09',
  expireyear: () => '32',
  cvv: () => '564',
  pin: ({ draws }) => draws.pick(['3310', '123456', '0000']),
  accountnumber: ({ player, others, draws }) =>
    draws.chance(0.6) ? (player?.bankAccount ?? '0690000031') : (others[0]?.bankAccount ?? '0690000031'),
  code: ({ draws }) => draws.pick(bankCodes),
  key: ({ number, draws }) => (draws.chance(0.7) ? `fuzz-key-${number}` : 'fuzz-key-shared'),
  dateofbirth: () => '1990-02-28',
  firstname: ({ player }) => player?.firstName ?? 'Ada',
  lastname: ({ player }) => player?.lastName ?? 'Obi',
  phone: ({ draws }) => `80${10_000_000 + draws.below(1_000)}`,
  page: ({ draws }) => 1 + draws.below(4),
  searchtext: ({ draws }) => draws.pick(['', '', 'a', 'cowrie', '%', "'"]),
  jackpotid: ({ draws }) => 1 + draws.below(4),
  isfree: () => false,
};

export function wordFor(field: string, speaker: Speaker): string | number | boolean | undefined {
  return words[field.toLowerCase()]?.(speaker);
}

export function sentenceOf({ draws, number }: Speaker): string {
  return draws.chance(0.8) ? draws.pick(sentences) : `text ${number}`;
}

function numberOf({ player, others, draws, number }: Speaker): string {
  if (player && draws.chance(0.5)) return player.number;
  return draws.chance(0.5) ? (others[0]?.number ?? '8030000001') : `81${10_000_000 + number}`;
}

function passwordOf({ player, draws }: Speaker): string {
  return player && draws.chance(0.7) ? player.password : `wrong-${draws.below(1_000)}`;
}
