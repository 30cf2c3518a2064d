import { instantInMarket } from '@harmattan/kernel/market-time';

/** The instant of a time of the wire, which is written as the market reads it off the wall. */
export function wireTimeMs(time: string): number {
  return instantInMarket(time).getTime();
}
