import { parseArgs } from 'node:util';
import { PlainWordsError } from '../system/plain-words-error.mjs';

export const usage = `npm run player -- end-sessions <number> --actor <name> --reason <words>
    signs the player out everywhere

The name and the reason are stored in the audit. The player gets a text.`;

export interface PlayerCommand {
  command: 'end-sessions';
  number: string;
  actor: string;
  reason: string;
}

/** What is wrong with the command is said before a database is looked for. */
export function readCommand(args: string[]): PlayerCommand {
  const { positionals, values } = readArguments(args);
  const [command, number, ...rest] = positionals;
  const { actor = '', reason = '' } = values;
  if (command !== 'end-sessions' || number === undefined || rest.length > 0) throw new PlainWordsError(usage);
  if (actor.trim() === '' || reason.trim() === '')
    throw new PlainWordsError(`A name and a reason are needed.\n\n${usage}`);
  return { command, number, actor, reason };
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { actor: { type: 'string' }, reason: { type: 'string' } },
    });
  } catch (error) {
    throw new PlainWordsError(`${(error as Error).message}\n\n${usage}`);
  }
}
