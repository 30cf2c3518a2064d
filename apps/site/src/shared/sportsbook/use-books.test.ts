import type { CallData } from '@harmattan/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '../testing/open-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const books: CallData<'GET Sports/GetBettingProviders'> = [
  { id: 44, name: 'Altenar', key: 'altenar', preMatchUrl: '/Sports/Altenar' },
  { id: 253, name: 'EveryMatrix', key: 'everymatrix', preMatchUrl: '/Sports/EveryMatrix' },
];
const webView = 'Mozilla/5.0 (Linux; Android 11; TECNO KE5; wv) AppleWebKit/537.36 Chrome/119.0.0.0 Mobile';

async function idsOn(options?: Parameters<typeof openPage>[0]): Promise<number[] | undefined> {
  const { read, queryClient } = await openPage(options);
  queryClient.setQueryData(['GET Sports/GetBettingProviders'], books);
  const { useBooks } = await import('./use-books.ts');
  return read(useBooks).data?.map(({ id }) => id);
}

test('every list of books is that of the server, and in web views without provider 253', async () => {
  expect(await idsOn()).toEqual([44, 253]);
  expect(await idsOn({ userAgent: webView })).toEqual([44]);
});
