import type { Shelf } from '@harmattan/sandbox-ui/shelf';

const name = 'seen';
const numbersMax = 100;

export interface Seen {
  /** The id of the message of a number that was shown last; empty where none was. Ids grow. */
  latestOf(number: string): string;
  remember(number: string, id: string): void;
}

/** Which message of each number was shown last. A browser that stores nothing shows everything as new. */
export function openSeen(shelf: Shelf): Seen {
  return {
    latestOf: (number) => read(shelf)[number] ?? '',
    remember(number, id) {
      const { [number]: before = '', ...others } = read(shelf);
      if (id <= before) return;
      // The number of a new message becomes the last, so that those opened longest ago are forgotten.
      const kept = Object.entries(others).slice(-numbersMax + 1);
      shelf.write(name, Object.fromEntries([...kept, [number, id]]));
    },
  };
}

function read(shelf: Shelf): Record<string, string> {
  const stored = shelf.read(name);
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, string>) : {};
}
