import { SupplierDown } from './launcher.ts';

export interface Question {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  body?: string;
}

const answerMaxBytes = 64 * 1024;

/** Asks a supplier's server. Whatever is not a plain success is the supplier being down, as far as a player is concerned. */
export async function askSupplier({ url, ...init }: Question, timeoutMs: number): Promise<string> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    const text = await response.text();
    if (!response.ok || text.length > answerMaxBytes) throw new SupplierDown(`it answered ${response.status}`);
    return text;
  } catch (error) {
    throw error instanceof SupplierDown ? error : new SupplierDown('it could not be reached', { cause: error });
  }
}
