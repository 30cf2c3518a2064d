import { apiPrefix } from '@harmattan/contract';
import type { Draws } from '../../simulate/random.ts';
import { metricsToken } from '../world/product.ts';
import { headersOf } from '../world/sign-in.ts';
import { type CallSource, type FuzzCall, visitorAddress } from './fuzz-call.ts';
import { spoilRequest } from './spoil-request.ts';

/** What the platform serves beside the contract, the wires and the hooks. */
const pages: readonly ((draws: Draws) => string)[] = [
  () => '/',
  () => '/casino/slots?x=1',
  () => '/healthz',
  () => '/readyz',
  () => '/metrics',
  () => '/api/docs',
  () => '/api/docs/openapi.json',
  () => '/api/docs/docs.css',
  () => '/robots.txt',
  () => '/assets/app-1.js',
  (draws) => `/assets/${draws.pick(strangeNames)}`,
  (draws) => `/tiles/${draws.pick(['cowrie-rush', 'zeppelin', 'a', ...strangeNames])}.svg`,
  (draws) => `/art/banners/${draws.pick(['welcome', 'a', ...strangeNames])}.svg`,
  (draws) => `/pages/${draws.pick(['en/terms', 'en/privacy', 'sw/terms', 'zh/rules', ...strangeNames])}`,
  (draws) => `/pages/${draws.pick(['en', 'sw', 'xx'])}/${draws.pick(strangeNames)}.json`,
  (draws) => `${apiPrefix}/${draws.pick(strangeNames)}/${draws.pick(strangeNames)}`,
  (draws) => `/hooks/${draws.pick(strangeNames)}`,
  (draws) => `/wallet/${draws.pick(strangeNames)}`,
  (draws) => `/${draws.pick(strangeNames)}`,
];

const strangeNames = [
  ...['..%2f..%2f..%2fetc%2fpasswd', '%2e%2e/%2e%2e/package.json', '....//x', '.env', '.git/config', 'a%00b', '%ff'],
  ...['index.html', 'a'.repeat(300), '%E4%B8%AD', 'con', '__proto__', 'constructor', "' or 1=1", 'a.b.c', '~root', '*'],
];

const spoiltShare = 0.15;

/** Probes, metrics, documentation, pictures, pages and what is none of them. */
export function makePageCall(source: CallSource): FuzzCall {
  const { draws, number, players } = source;
  const target = draws.pick(pages)(draws);
  const player = draws.chance(0.3) ? draws.pick(players) : undefined;
  const isOperator = target === '/metrics' && draws.chance(0.5);
  const request = {
    method: draws.chance(0.9) ? 'GET' : 'POST',
    target,
    headers: isOperator
      ? ([['authorization', `Bearer ${metricsToken}`]] as [string, string][])
      : headersOf(player?.browser ?? { address: visitorAddress(draws), cookies: new Map() }),
  };
  return {
    number,
    name: `${request.method} ${target.split('?')[0]}`,
    kind: 'page',
    player,
    isTrusted: false,
    request: draws.chance(spoiltShare) ? spoilRequest(request, draws) : request,
  };
}

/** The player's own news: the balance and the unread messages, as they stand at the beginning. */
export function makeStreamCall(source: CallSource): FuzzCall {
  const { draws, number, players, restricted } = source;
  const dice = draws.next();
  const player = dice < 0.1 ? undefined : draws.pick(dice < 0.2 && restricted.length > 0 ? restricted : players);
  return {
    number,
    name: 'GET User/Stream',
    kind: 'stream',
    player,
    isTrusted: false,
    request: {
      method: 'GET',
      target: `${apiPrefix}/User/Stream`,
      headers: headersOf(player?.browser ?? { address: visitorAddress(draws), cookies: new Map() }),
    },
  };
}
