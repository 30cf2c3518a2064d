import { PlainWordsError } from '../system/plain-words-error.mjs';

/** Parts with a number, and how many of each a cluster has. */
export const counts = { postgres: 3, etcd: 3, nats: 3, platform: 3, arcade: 2, link: 3 } as const;
const alone = ['primary', 'sportsbook', 'gateways', 'haproxy'] as const;

export type Target =
  | { kind: keyof typeof counts; number: number }
  | { kind: (typeof alone)[number]; number?: undefined };

export type Command = { act: 'up' | 'wake' | 'switchover' | 'status' } | { act: 'kill' | 'freeze'; target: Target };

const usage = `npm run cluster                          starts it; Ctrl-C ends it
npm run cluster -- status                which parts run, and which PostgreSQL is the primary
npm run cluster -- kill primary          also: postgres 2, platform 2, arcade 1, nats 3, etcd 2, sportsbook, gateways, haproxy
npm run cluster -- kill link 2           cuts postgres 2 off from etcd
npm run cluster -- freeze primary        the same parts, without links, stand still
npm run cluster -- wake                  what is frozen goes on, what was killed starts again, links are mended
npm run cluster -- switchover            another PostgreSQL becomes the primary, in order`;

export function readCommand(words: string[]): Command {
  const [act = 'up', ...rest] = words;
  switch (act) {
    case 'up':
    case 'wake':
    case 'switchover':
    case 'status':
      if (rest.length === 0) return { act };
      break;
    case 'kill':
    case 'freeze': {
      const target = readTarget(rest);
      if (target && !(act === 'freeze' && target.kind === 'link')) return { act, target };
      break;
    }
  }
  throw new PlainWordsError(`"${words.join(' ')}" is no command for a cluster.\n\n${usage}`);
}

function readTarget([kind, number, ...rest]: string[]): Target | undefined {
  if (kind === undefined || rest.length > 0) return undefined;
  const single = alone.find((name) => name === kind);
  if (single) return number === undefined ? { kind: single } : undefined;
  if (!isNumbered(kind) || !/^[1-9]$/.test(number ?? '')) return undefined;
  return Number(number) <= counts[kind] ? { kind, number: Number(number) } : undefined;
}

const isNumbered = (kind: string): kind is keyof typeof counts => Object.hasOwn(counts, kind);
