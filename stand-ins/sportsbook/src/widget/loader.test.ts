import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { loaderScript } from './loader.ts';

interface Sdk {
  init(options: object): Promise<unknown>;
  addWidget(options: object): Promise<unknown>;
}

/** Runs the script as an operator's page would, with a book in the place of the one that it would load. */
function runLoader(load: (address: string) => Promise<object>): Sdk {
  const window: { altenarWSDK?: Sdk } = {};
  const document = { currentScript: { src: 'http://127.0.0.1:3002/altenar/altenarWSDK.js' } };
  const script = loaderScript({ entry: '/assets/abc.js', currency: 'NGN', siteUrl: 'http://localhost:3000' });
  runInNewContext(script.replaceAll('import(', 'fetchBook('), { window, document, URL, fetchBook: load });
  return window.altenarWSDK as Sdk;
}

test('what is asked before the book is there is passed on in order, and answered by it', async () => {
  const asked: unknown[] = [];
  const book = {
    init: (options: object) => asked.push(['init', options]),
    addWidget: (options: object) => {
      asked.push(['addWidget', options]);
      return 'a widget';
    },
  };
  const addresses: string[] = [];
  const sdk = runLoader(async (address) => {
    addresses.push(address);
    return {
      openWsdk(options: object) {
        asked.push(['openWsdk', options]);
        return book;
      },
    };
  });
  const [, widget] = await Promise.all([sdk.init({ culture: 'sw-SW' }), sdk.addWidget({ widget: 'WBetSlip' })]);
  expect(asked).toEqual([
    ['openWsdk', { bookUrl: 'http://127.0.0.1:3002', currency: 'NGN', siteUrl: 'http://localhost:3000' }],
    ['init', { culture: 'sw-SW' }],
    ['addWidget', { widget: 'WBetSlip' }],
  ]);
  expect(widget).toBe('a widget');
  expect(addresses).toEqual(['http://127.0.0.1:3002/assets/abc.js']);
});

test('a book that does not load is told of, and the next try may work', async () => {
  let tries = 0;
  const sdk = runLoader(async () => {
    tries += 1;
    if (tries === 1) throw new Error('offline');
    return { openWsdk: () => ({ init: () => 'ready' }) };
  });
  await expect(sdk.init({})).rejects.toThrow('offline');
  expect(await sdk.init({})).toBe('ready');
});
