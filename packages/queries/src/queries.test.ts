import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MutationObserver } from './mutation-observer.ts';
import { keepPreviousData, type QueryOptions, skipToken } from './options.ts';
import { QueryClient } from './query-client.ts';
import { QueryObserver } from './query-observer.ts';

const page = { visibilityState: 'visible' };
let outside: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  outside = new EventTarget();
  page.visibilityState = 'visible';
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', outside.addEventListener.bind(outside));
  vi.stubGlobal('removeEventListener', outside.removeEventListener.bind(outside));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What has come has been answered, and what was to be told is told. */
async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
  await vi.advanceTimersByTimeAsync(0);
}

/** A server that answers when the test says so, and counts what it is asked. */
function newServer<Data>() {
  const waiting: { answer(data: Data): void; fail(error: Error): void; signal: AbortSignal }[] = [];
  let asked = 0;
  return {
    asked: () => asked,
    signal: () => waiting[0]?.signal,
    ask: ({ signal }: { signal: AbortSignal }) => {
      asked += 1;
      return new Promise<Data>((answer, fail) => waiting.push({ answer, fail, signal }));
    },
    async answer(data: Data) {
      waiting.shift()?.answer(data);
      await settle();
    },
    async fail(error = new Error('down')) {
      waiting.shift()?.fail(error);
      await settle();
    },
  };
}

/** A component that shows a query: draws again when it is told to. */
function show<Data, Shown = Data>(client: QueryClient, first: QueryOptions<Data, Shown>) {
  let options = first;
  let draws = 1;
  const observer = new QueryObserver(client, options);
  observer.see(options);
  const leave = observer.subscribe(() => {
    draws += 1;
    observer.see(options);
    observer.setOptions(options);
  });
  return {
    ...{ leave, observer, draws: () => draws, see: () => observer.see(options) },
    change(next: QueryOptions<Data, Shown>) {
      options = next;
      observer.see(options);
      observer.setOptions(options);
    },
  };
}

const queryKey = ['a list', { page: 1 }];

test('components that show the same query share one request, whatever the order of the fields in its key', async () => {
  const [client, server] = [new QueryClient(), newServer<number>()];
  const one = show(client, { queryKey: ['q', { a: 1, b: 2 }], queryFn: server.ask });
  const other = show(client, { queryKey: ['q', { b: 2, a: 1 }], queryFn: server.ask });
  expect([one.see().status, other.see().status, server.asked()]).toEqual(['pending', 'pending', 1]);
  await server.answer(7);
  expect([one.see().data, other.see().data, server.asked()]).toEqual([7, 7, 1]);
});

test('an answer that is fresh is not asked for again by the next page, and one that is stale is shown while it is', async () => {
  const [client, server] = [new QueryClient(), newServer<number>()];
  const options = { queryKey, queryFn: server.ask, staleTime: 1_000 };
  show(client, options).leave();
  const first = show(client, options);
  await server.answer(0);
  await server.answer(1);
  first.leave();
  await vi.advanceTimersByTimeAsync(999);
  const second = show(client, options);
  const asked = server.asked();
  expect(second.see()).toMatchObject({ status: 'success', data: 1 });
  second.leave();
  await vi.advanceTimersByTimeAsync(1);
  const third = show(client, options);
  expect([third.see().data, server.asked() - asked]).toEqual([1, 1]);
});

test('a request that fails is made again as often as the client says, then the failure is shown and told of', async () => {
  const [client, server] = [new QueryClient({ retry: (failures) => failures < 1 }), newServer<number>()];
  const told: string[] = [];
  client.onFailure(({ message }) => told.push(message));
  const shown = show(client, { queryKey, queryFn: server.ask });
  await server.fail();
  expect([shown.see().status, told]).toEqual(['pending', []]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.asked()).toBe(2);
  await server.fail(new Error('still down'));
  expect([shown.see().status, shown.see().error?.message, told]).toEqual(['error', 'still down', ['still down']]);
  void shown.observer.refetch();
  expect(shown.see()).toMatchObject({ status: 'pending', error: null });
});

test('a failure beside an answer leaves the answer, and a page that opens after it asks again', async () => {
  const [client, server] = [new QueryClient(), newServer<number>()];
  const options = { queryKey, queryFn: server.ask, staleTime: Number.POSITIVE_INFINITY };
  const shown = show(client, options);
  await server.answer(1);
  void shown.observer.refetch();
  await server.fail();
  expect(shown.see()).toMatchObject({ status: 'error', data: 1 });
  const before = server.asked();
  show(client, options);
  expect(server.asked()).toBe(before + 1);
});

test('a request is stopped when the last page that shows it has gone, if it takes the signal', async () => {
  const [client, server] = [new QueryClient(), newServer<number>()];
  const [one, other] = [
    show(client, { queryKey, queryFn: server.ask }),
    show(client, { queryKey, queryFn: server.ask }),
  ];
  one.leave();
  expect(server.signal()?.aborted).toBe(false);
  other.leave();
  expect(server.signal()?.aborted).toBe(true);

  const ends: ((data: number) => void)[] = [];
  const start = { queryKey: ['start'], queryFn: () => new Promise<number>((resolve) => void ends.push(resolve)) };
  show(client, start).leave();
  ends[0]?.(3);
  await settle();
  expect(client.getQueryData(['start'])).toBe(3);
});

test('an answer that no page shows is forgotten in its time', async () => {
  const [client, server] = [new QueryClient(), newServer<number>()];
  const shown = show(client, { queryKey, queryFn: server.ask, gcTime: 500 });
  await server.answer(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(client.getQueryData(queryKey)).toBe(1);
  shown.leave();
  await vi.advanceTimersByTimeAsync(499);
  expect(client.getQueryData(queryKey)).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(client.getQueryData(queryKey)).toBeUndefined();
});

test('it is asked for again and again while the page is looked at, by what the last answer says', async () => {
  const [client, server] = [new QueryClient(), newServer<number>()];
  const shown = show(client, {
    ...{ queryKey, queryFn: server.ask },
    refetchInterval: ({ state: { data } }) => (data === 2 ? false : 100),
  });
  await server.answer(1);
  await vi.advanceTimersByTimeAsync(99);
  expect(server.asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(server.asked()).toBe(2);
  await server.answer(1);
  page.visibilityState = 'hidden';
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.asked()).toBe(2);
  page.visibilityState = 'visible';
  await vi.advanceTimersByTimeAsync(100);
  await server.answer(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([server.asked(), shown.see().data]).toEqual([3, 2]);
  shown.leave();
});

test('a page that is looked at again asks for what is stale; a phone that is online again only where it is wished', async () => {
  const [client, server] = [new QueryClient(), newServer<number>()];
  const stop = client.watch();
  show(client, { queryKey, queryFn: server.ask });
  show(client, { queryKey: ['fresh'], queryFn: async () => 1, staleTime: 10_000 });
  show(client, {
    queryKey: ['left alone'],
    queryFn: server.ask,
    refetchOnWindowFocus: false,
    refetchOnReconnect: true,
  });
  await server.answer(1);
  await server.answer(1);
  outside.dispatchEvent(new Event('visibilitychange'));
  expect(server.asked()).toBe(3);
  await server.answer(1);
  outside.dispatchEvent(new Event('online'));
  expect(server.asked()).toBe(4);
  stop();
  await server.answer(1);
  outside.dispatchEvent(new Event('visibilitychange'));
  expect(server.asked()).toBe(4);
});

test('what says the same is not drawn again, but where its age is shown', async () => {
  const [client, server] = [new QueryClient(), newServer<{ lines: { id: number; name: string }[] }>()];
  const [plain, aged] = [
    show(client, { queryKey, queryFn: server.ask }),
    show(client, { queryKey, queryFn: server.ask }),
  ];
  aged.observer.trackAge();
  await server.answer({
    lines: [
      { id: 1, name: 'a' },
      { id: 2, name: 'b' },
    ],
  });
  const known = plain.see().data;
  const draws = [plain.draws(), aged.draws()];
  await vi.advanceTimersByTimeAsync(5);
  void client.invalidateQueries();
  await server.answer({
    lines: [
      { id: 1, name: 'a' },
      { id: 2, name: 'b' },
    ],
  });
  expect(plain.see().data).toBe(known);
  expect([plain.draws(), aged.draws()]).toEqual([draws[0], (draws[1] ?? 0) + 1]);
  void client.invalidateQueries();
  await server.answer({
    lines: [
      { id: 1, name: 'a' },
      { id: 2, name: 'c' },
    ],
  });
  expect(plain.see().data?.lines[0]).toBe(known?.lines[0]);
  expect(plain.see().data?.lines[1]).not.toBe(known?.lines[1]);
});

test('what is selected stays the same while it says the same', async () => {
  const [client, server] = [new QueryClient(), newServer<number[]>()];
  const shown = show<number[], number[]>(client, {
    ...{ queryKey, queryFn: server.ask },
    select: (all) => all.filter((one) => one > 1),
  });
  await server.answer([1, 2, 3]);
  const { data } = shown.see();
  void client.invalidateQueries();
  await server.answer([0, 2, 3]);
  expect(shown.see().data).toBe(data);
});

test('another key shows its own answer, or the one before it where that is wished', async () => {
  const [client, server] = [new QueryClient(), newServer<string>()];
  const at = (place: number) => ({
    queryKey: ['page', place],
    queryFn: server.ask,
    placeholderData: keepPreviousData<string>,
  });
  const shown = show<string>(client, at(1));
  await server.answer('one');
  shown.change(at(2));
  expect(shown.see()).toMatchObject({ status: 'success', data: 'one' });
  await server.answer('two');
  expect(shown.see().data).toBe('two');
  shown.change({ queryKey: ['page', 3], queryFn: server.ask });
  expect(shown.see()).toMatchObject({ status: 'pending', data: undefined });
});

test('what is not enabled is not asked for until it is, and what others put there is never asked for', async () => {
  const [client, server] = [new QueryClient(), newServer<number>()];
  const shown = show<number>(client, { queryKey, queryFn: server.ask, enabled: false });
  void client.invalidateQueries();
  expect([server.asked(), shown.see().status]).toEqual([0, 'pending']);
  shown.change({ queryKey, queryFn: server.ask, enabled: true });
  expect(server.asked()).toBe(1);
  const put = show<number>(client, { queryKey: ['put'], queryFn: skipToken });
  client.setQueryData(['put'], 4);
  client.setQueryData<number>(['put'], (known) => known && known + 1);
  client.setQueryData<number>(['nothing'], (known) => known && known + 1);
  expect([put.see().data, client.getQueryData(['nothing'])]).toEqual([5, undefined]);
});

test('an answer that is known to be old replaces the request on its way, and resolves with the new answer', async () => {
  const [client, server] = [new QueryClient(), newServer<number>()];
  const shown = show(client, { queryKey, queryFn: server.ask });
  await server.answer(1);
  void client.invalidateQueries({ queryKey: ['a list'] });
  const early = server.signal();
  const over = vi.fn();
  void client.invalidateQueries({ queryKey }).then(over);
  expect([early?.aborted, server.asked()]).toEqual([true, 3]);
  await server.answer(2);
  expect([shown.see().data, over.mock.calls.length]).toEqual([1, 0]);
  await server.answer(3);
  expect([shown.see().data, over.mock.calls.length]).toEqual([3, 1]);
});

test('a request that is cancelled leaves everything as it was', async () => {
  const [client, server] = [new QueryClient(), newServer<number>()];
  const shown = show(client, { queryKey, queryFn: server.ask });
  await server.fail();
  void shown.observer.refetch();
  await client.cancelQueries({ queryKey });
  expect(shown.see().status).toBe('error');
  await server.answer(1);
  expect(shown.see().status).toBe('error');
});

test('what is reset begins anew, and what is removed is forgotten unless a page shows it', async () => {
  const [client, server] = [new QueryClient(), newServer<number>()];
  const shown = show(client, { queryKey, queryFn: server.ask });
  await server.answer(1);
  client.setQueryData(['a list', 'unseen'], 2);
  client.removeQueries({ queryKey: ['a list'], type: 'inactive' });
  expect([client.getQueryData(['a list', 'unseen']), shown.see().data]).toEqual([undefined, 1]);
  void client.resetQueries({ queryKey });
  expect(shown.see()).toMatchObject({ status: 'pending', data: undefined });
  await server.answer(3);
  expect(shown.see().data).toBe(3);
});

test('after the cache was cleared, a page that is drawn again asks for itself', async () => {
  const [client, server] = [new QueryClient(), newServer<number>()];
  const options = { queryKey, queryFn: server.ask };
  const shown = show(client, options);
  await server.answer(1);
  client.clear();
  expect(server.asked()).toBe(1);
  shown.change(options);
  expect([shown.see().status, server.asked()]).toEqual(['pending', 2]);
  await server.answer(2);
  expect(shown.see().data).toBe(2);
});

test('a mutation ends when what follows it has ended, and tells the component that is still there', async () => {
  const client = new QueryClient();
  const steps: string[] = [];
  const ends: (() => void)[] = [];
  const mutation = new MutationObserver<number, string>(client, {
    onMutate: (input) => void steps.push(`before ${input}`),
    mutationFn: async () => 7,
    onSuccess: () => new Promise<void>((resolve) => void ends.push(resolve)),
    onSettled: () => void steps.push('settled'),
  });
  const leave = mutation.subscribe(() => steps.push(mutation.state().status));
  mutation.mutate('x', { onSuccess: (data) => void steps.push(`got ${data}`) });
  await settle();
  expect(steps).toEqual(['pending', 'before x']);
  expect(mutation.state()).toMatchObject({ status: 'pending', variables: 'x' });
  ends.shift()?.();
  await settle();
  expect(steps.slice(2)).toEqual(['settled', 'success', 'got 7']);
  mutation.mutate('y', { onSuccess: () => void steps.push('not told') });
  leave();
  await settle();
  ends.shift()?.();
  await settle();
  expect(steps).not.toContain('not told');
});

test('a component that goes with what a mutation changes is told of its end before', async () => {
  const client = new QueryClient();
  client.setQueryData(queryKey, 'asked');
  const steps: string[] = [];
  const mutation = new MutationObserver<void, void>(client, {
    mutationFn: async () => {},
    onSuccess: () => client.setQueryData(queryKey, 'proven'),
  });
  const leave = mutation.subscribe(() => {});
  const shown = new QueryObserver<string, string>(client, { queryKey, queryFn: skipToken });
  shown.subscribe(() => {
    steps.push('drawn without it');
    leave();
  });
  mutation.mutate(undefined, { onSuccess: () => void steps.push('told') });
  await settle();
  expect(steps).toEqual(['told', 'drawn without it']);
});

test('a mutation that fails is told of, and only the last try is shown', async () => {
  const client = new QueryClient();
  const told: string[] = [];
  client.onFailure(({ message }) => told.push(message));
  const ends: ((error?: Error) => void)[] = [];
  const mutation = new MutationObserver<string, string>(client, {
    mutationFn: (input) =>
      new Promise((resolve, reject) => void ends.push((error) => (error ? reject(error) : resolve(input)))),
    onError: (error) => void told.push(`handled ${error.message}`),
  });
  mutation.subscribe(() => {});
  mutation.mutate('first');
  mutation.mutate('second');
  await settle();
  ends[1]?.();
  await settle();
  ends[0]?.(new Error('late'));
  await settle();
  expect(mutation.state()).toMatchObject({ status: 'success', data: 'second' });
  expect(told).toEqual(['handled late', 'late']);
  mutation.reset();
  expect(mutation.state().status).toBe('idle');
});
