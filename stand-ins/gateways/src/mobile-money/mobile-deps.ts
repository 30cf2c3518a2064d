import type { Clock } from '@harmattan/kernel/clock';
import type { Ids } from '@harmattan/kernel/ids';
import type { fasthubProblem } from '@harmattan/wires/fasthub';
import type pg from 'pg';
import type { Hooks } from '../hooks/index.ts';
import type { Sms } from '../sms/index.ts';
import type { Gateway } from './mobile-store.ts';

export interface MobileDeps {
  gateway: Gateway;
  pool: pg.Pool;
  ids: Ids;
  clock: Clock;
  sms: Sms;
  hooks: Hooks;
  platformUrl: string;
  apiKey: string;
  apiSecret: string;
  vendor: string;
  pin: string;
  c2bToken: string;
  /** What is wrong with the signature of a call, by the gateway's own scheme. */
  problemOf: typeof fasthubProblem;
}

export const c2bSender = (gateway: Gateway) => `${gateway} c2b`;
