import { parseArgs } from 'node:util';
import { isOperatorProof, type OperatorProof, operatorProofs } from '../../apps/platform/src/modules/identity/index.ts';
import { PlainWordsError } from '../system/plain-words-error.mjs';

const usage = `npm run player -- end-sessions <number> --actor <name> --reason <words>
    signs the player out everywhere
npm run player -- reset-second-factor <number> --actor <name> --reason <words> --proof <kind>
    takes the authenticator app off an account whose player has lost it and the recovery codes
    the kinds of proof, which docs/operators.md describes: ${operatorProofs.join(', ')}
npm run player -- allow-recovery <number> --actor <name> --reason <words> --proof <kind>
    lets a code by SMS recover an account whose number is in question, once and within a week
npm run player -- refuse-recovery <number> --actor <name> --reason <words>
    takes the question off the list; a code by SMS still does not recover the account

Instead of the number, #<id> names the player. The name, the reason and the kind of proof are stored in the audit.`;

interface OfPlayer {
  number: string;
  actor: string;
  reason: string;
}

export type PlayerCommand =
  | (OfPlayer & { command: 'end-sessions' | 'refuse-recovery' })
  | (OfPlayer & { command: 'reset-second-factor' | 'allow-recovery'; proof: OperatorProof });

/** What is wrong with the command is said before a database is looked for. */
export function readCommand(args: string[]): PlayerCommand {
  const { positionals, values } = readArguments(args);
  const [command, number, ...rest] = positionals;
  const { actor = '', reason = '', proof } = values;
  if (number === undefined || rest.length > 0) throw new PlainWordsError(usage);
  if (actor.trim() === '' || reason.trim() === '') throw refusal('A name and a reason are needed.');
  const ofPlayer = { number, actor, reason };
  if ((command === 'end-sessions' || command === 'refuse-recovery') && proof === undefined) {
    return { command, ...ofPlayer };
  }
  if (command !== 'reset-second-factor' && command !== 'allow-recovery') throw new PlainWordsError(usage);
  if (proof === undefined || !isOperatorProof(proof)) throw refusal('A kind of proof is needed.');
  return { command, ...ofPlayer, proof };
}

function refusal(words: string): PlainWordsError {
  return new PlainWordsError(`${words}\n\n${usage}`);
}

const text = { type: 'string' } as const;

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { actor: text, reason: text, proof: text } });
  } catch (error) {
    throw refusal((error as Error).message);
  }
}
