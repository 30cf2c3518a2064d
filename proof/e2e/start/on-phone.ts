import { expect } from '@playwright/test';
import type { Launched } from './launched.ts';

/** Does something on a phone of this product, as its panels do. */
export async function onPhone(product: Launched, path: string, body: object): Promise<void> {
  const response = await fetch(`${product.phoneUrl}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.ok, `${path}: ${await response.text()}`).toBe(true);
}

/** What a phone of this product shows, once there is some of it, newest first. */
export async function seenOnPhone<Row>(product: Launched, path: string, number: string): Promise<Row[]> {
  let rows: Row[] = [];
  await expect(async () => {
    const response = await fetch(`${product.phoneUrl}/api/${path}?${new URLSearchParams({ number })}`);
    rows = ((await response.json()) as Record<string, Row[]>)[path] ?? [];
    expect(rows.length, `${path} of ${number}`).toBeGreaterThan(0);
  }).toPass();
  return rows;
}
