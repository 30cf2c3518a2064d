import { parseArgs } from 'node:util';
import { type Role, roleNames } from '@harmattan/contract/office';
import { PlainWordsError } from '../system/plain-words-error.mjs';

const usage = `npm run staff -- add <name> --full-name <words> --role <role> [--role <role>]
    opens an account of the office, and prints its first password and the secret of its authenticator app, once
npm run staff -- disable <name>
    ends the sessions of a member of the staff, who cannot sign in any more
npm run staff -- list
    prints who has an account

The roles: ${roleNames.join(', ')}. A name has small letters, digits, dots and dashes.`;

const nameShape = /^[a-z][a-z0-9._-]{1,31}$/;

export type StaffCommand =
  | { command: 'list' }
  | { command: 'disable'; userName: string }
  | { command: 'add'; userName: string; fullName: string; roles: Role[] };

/** What is wrong with the command is said before a database is looked for. */
export function readCommand(args: string[]): StaffCommand {
  const { positionals, values } = readArguments(args);
  const [command, userName, ...rest] = positionals;
  const { 'full-name': fullName = '', role = [] } = values;
  if (command === 'list' && userName === undefined) return { command };
  if (userName === undefined || rest.length > 0) throw new PlainWordsError(usage);
  if (!nameShape.test(userName)) throw refusal(`"${userName}" is no name of an account.`);
  if (command === 'disable') return { command, userName };
  if (command !== 'add') throw new PlainWordsError(usage);
  if (fullName.trim() === '') throw refusal('A full name is needed.');
  const roles = role.filter((one): one is Role => roleNames.some((known) => known === one));
  if (roles.length === 0 || roles.length < role.length) throw refusal('A role is missing or not known.');
  return { command, userName, fullName: fullName.trim(), roles };
}

function refusal(words: string): PlainWordsError {
  return new PlainWordsError(`${words}\n\n${usage}`);
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { 'full-name': { type: 'string' }, role: { type: 'string', multiple: true } },
    });
  } catch (error) {
    throw refusal((error as Error).message);
  }
}
