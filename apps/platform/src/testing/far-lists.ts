import { jsonNumberFromMinor } from '@harmattan/kernel/money';
import type { FarAnswer, FarCall } from './far-gateway.ts';

/** Lines that a far end has beside its payments. */
export interface FarLine {
  id: number;
  kind: 'settlement' | 'chargeback' | 'refund';
  /** The gateway's number of the deposit. */
  of?: string;
  amountMinor: bigint;
}

/** Small, so that every list has pages. */
export const farPageRows = 3;

/** A page of a list in Flutterwave's shape, of the days that are asked for. */
export function farPage(call: FarCall, rows: { created_at: string }[]): FarAnswer {
  const { from = '', to = '', page = '1' } = call.query;
  const listed = rows.filter(({ created_at }) => created_at.slice(0, 10) >= from && created_at.slice(0, 10) <= to);
  const start = (Number(page) - 1) * farPageRows;
  const page_info = {
    total: listed.length,
    current_page: Number(page),
    total_pages: Math.ceil(listed.length / farPageRows),
  };
  const data = listed.slice(start, start + farPageRows);
  return { body: { status: 'success', message: 'ok', meta: { page_info }, data } };
}

export const minorOf = (amount: number) => BigInt(Math.round(amount * 100));
export const sumOf = (kobos: bigint[]) => kobos.reduce((sum, minor) => sum + minor, 0n);
export const majorOf = jsonNumberFromMinor;
