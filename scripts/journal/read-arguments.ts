import { parseArgs } from 'node:util';
import { PlainWordsError } from '../system/plain-words-error.mjs';

const usage = `npm run journal       prints the size of the journal; exits with 1 once old entries have to move
    --archive         moves them, and exits with 1 when it could not end
    --older-than DAYS only entries that are older, 90 days unless it is given
    --json            prints JSON`;

const olderThanDaysUsual = 90;

export interface JournalArguments {
  archive: boolean;
  olderThanDays: number;
  isJson: boolean;
}

export function readArguments(args: string[]): JournalArguments {
  const { archive = false, json = false, 'older-than': days } = parse(args);
  if (days !== undefined && !archive) throw new PlainWordsError(`--older-than belongs to --archive\n\n${usage}`);
  if (days !== undefined && !/^[1-9]\d{0,4}$/.test(days))
    throw new PlainWordsError(`--older-than is a number of whole days, at least 1\n\n${usage}`);
  return { archive, isJson: json, olderThanDays: days === undefined ? olderThanDaysUsual : Number(days) };
}

function parse(args: string[]) {
  try {
    const options = {
      archive: { type: 'boolean' },
      'older-than': { type: 'string' },
      json: { type: 'boolean' },
    } as const;
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new PlainWordsError(`${(error as Error).message}\n\n${usage}`);
  }
}
