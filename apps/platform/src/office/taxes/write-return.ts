import { marketTime } from '@harmattan/kernel/market-time';
import { type Minor, majorFromMinor } from '@harmattan/kernel/money';
import type { Taxes } from '../../modules/taxes/index.ts';
import type { OfficeDeps } from '../office-deps.ts';

const namesAtOnce = 500;
const head = [
  ...['number', 'time', 'authority', 'product', 'player', 'name', 'paid before tax', 'tax', 'entry'],
  ...['identity kind', 'identity number'],
];

interface Return {
  authority: string;
  lines: Awaited<ReturnType<Taxes['listMonth']>>;
  dueMinor: Minor;
}

/** A line for each withholding, with the number that a register knows the player under. Undefined where they do not add up to what is due: such a file is not given out. */
export async function writeReturn(
  { identity, profile, verification }: Pick<OfficeDeps, 'identity' | 'profile' | 'verification'>,
  { authority, lines, dueMinor }: Return,
): Promise<string | undefined> {
  if (lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0n) !== dueMinor) return undefined;
  const players = [...new Set(lines.map(({ playerId }) => playerId))];
  const [userNames, names] = [new Map<bigint, string>(), new Map<bigint, string>()];
  const numbers: Awaited<ReturnType<typeof verification.numbersOf>> = new Map();
  for (let at = 0; at < players.length; at += namesAtOnce) {
    const some = players.slice(at, at + namesAtOnce);
    for (const [playerId, userName] of await identity.userNamesOf(some)) userNames.set(playerId, userName);
    for (const [playerId, name] of await profile.namesOf(some)) names.set(playerId, name);
    for (const [playerId, number] of await verification.numbersOf(some)) numbers.set(playerId, number);
  }
  const rows = lines.map(({ number, at, product, playerId, grossMinor, amountMinor, key }) => [
    ...[String(number), marketTime(at), authority, product, userNames.get(playerId) ?? String(playerId)],
    ...[names.get(playerId) ?? '', majorFromMinor(grossMinor), majorFromMinor(amountMinor), key],
    ...[numbers.get(playerId)?.kind ?? '', numbers.get(playerId)?.number ?? ''],
  ]);
  return [head, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('');
}

const plain = /^[\w .:-]*$/;
/** A program that opens the file would read it as a formula, unless it is an amount. */
const formula = /^[=+\-@\t\r]/;
const amount = /^-\d+\.\d{2}$/;

function field(text: string): string {
  const safe = formula.test(text) && !amount.test(text) ? `'${text}` : text;
  return plain.test(safe) ? safe : `"${safe.replaceAll('"', '""')}"`;
}
