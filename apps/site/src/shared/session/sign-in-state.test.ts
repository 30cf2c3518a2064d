import { expect, it } from 'vitest';
import { returnPath, signInState } from './sign-in-state.ts';

it.each([
  '/',
  '/?page=match/17',
  '/Sports/BTI',
  '/sw/Sports/BTI',
  '/sports/altenarlite?page=live',
  '/ManualJackpot?id=7&slip',
  '/ManualJackpotBet',
  '/deposit',
  '/Withdraw?method=KudipalWithdraw',
  '/TransactionHistory?from=2026-11-01&to=2026-11-02',
  '/Sports/mybets',
  '/security/loginhistory',
  '/security/yourdata',
  '/Messages/NewMessage',
  '/game/StartQTech?gameid=HRM-cowrie-rush&freeplay=0',
  '/game/StartBetSolutions/1/?gameId=5001',
])('leads back to %s', (path) => {
  expect(returnPath(signInState(path))).toBe(path);
});

it.each([
  undefined,
  null,
  'x',
  {},
  { returnTo: 7 },
  { returnTo: 'https://evil.example/Sports/BTI' },
  { returnTo: '//evil.example/Sports/BTI' },
  { returnTo: '/\\evil.example' },
  { returnTo: '/login' },
  { returnTo: '/security//evil.example' },
  { returnTo: '/security\\..\\evil.example' },
  { returnTo: '/game/StartQTech/../../deposit' },
  { returnTo: '/game/StartQTech\n' },
  { returnTo: ' /deposit' },
  { returnTo: 'javascript:/deposit' },
  { returnTo: '//deposit' },
  { returnTo: '/deposit/../security' },
  { returnTo: '/Sports/BTI/../../deposit' },
  { returnTo: '/ManualJackpot/../deposit' },
  { returnTo: '//ManualJackpot' },
])('leads nowhere by %j', (state) => {
  expect(returnPath(state)).toBeUndefined();
});
