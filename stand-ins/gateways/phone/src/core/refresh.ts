import type { Store } from '@harmattan/sandbox-ui/store';
import type { Message, PhoneQueries } from '../../../src/phone/contract.ts';
import { speech } from '../texts/index.ts';
import { ask } from './api.ts';
import type { Held, PhoneState, Rest } from './phone-state.ts';
import type { Seen } from './seen.ts';

const refreshEveryMs = 2_000;

interface RefreshDeps {
  seen: Seen;
  fetchRest(): Promise<Rest>;
}

/** Reads now, and then again and again for as long as the page can be seen. */
export function createRefresh(state: PhoneState, { seen, fetchRest }: RefreshDeps): () => Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;

  return async function refresh(): Promise<void> {
    clearTimeout(timer);
    if (document.hidden) return;
    const held = state.held.get();
    const results = await Promise.allSettled([
      readNumbers(state),
      readRest(state, fetchRest),
      ...(held ? readAll(state, held, seen) : []),
    ]);
    // A number that was opened meanwhile has started a round of its own.
    if (held !== state.held.get()) return;
    state.isCutOff.set(results.some(({ status }) => status === 'rejected'));
    clearTimeout(timer);
    timer = setTimeout(refresh, refreshEveryMs);
  };
}

async function readNumbers({ numbers }: PhoneState): Promise<void> {
  setChanged(numbers, (await ask('numbers', {})).numbers);
}

/** Without it a reader could not open another panel, so it is fetched until it is there. */
async function readRest({ rest }: PhoneState, fetchRest: RefreshDeps['fetchRest']): Promise<void> {
  if (rest.get() === undefined) rest.set(await fetchRest());
}

function readAll(state: PhoneState, held: Held, seen: Seen): Promise<void>[] {
  const read = async <Path extends 'messages' | 'accounts' | 'pushes' | 'payouts' | 'manner'>(
    path: Path,
    take: (answer: PhoneQueries[Path]['answer']) => void,
  ) => {
    const answer = await ask(path, { number: held.number });
    if (held === state.held.get()) take(answer);
  };
  return [
    read('messages', ({ messages }) => {
      takeMessages(state, messages);
      if (messages[0]) seen.remember(held.number, messages[0].id);
    }),
    read('accounts', ({ accounts }) => setChanged(state.accounts, accounts)),
    read('pushes', ({ pushes }) => setChanged(state.pushes, pushes)),
    read('payouts', ({ payouts }) => setChanged(state.payouts, payouts)),
    read('manner', (manner) => setChanged(state.manner, manner)),
  ];
}

/** Those that were there when the number was opened are shown, and not spoken. */
function takeMessages({ messages, said }: PhoneState, next: Message[]): void {
  const before = messages.get();
  const arrived = next.find(({ id }) => !before?.some((known) => known.id === id));
  setChanged(messages, next);
  if (before && arrived) said.set(speech.texts().newMessage(arrived.from, arrived.text));
}

/** A list that is as before is not drawn anew. */
function setChanged<T>(store: Store<T>, next: T): void {
  if (JSON.stringify(next) !== JSON.stringify(store.get())) store.set(next);
}
