import type { Launch, Opened, Seat } from '../supplier-client.ts';

/** The seat that a launch opens; an error where the wallet refuses it. */
export async function openSeat(client: { open(launch: Launch): Promise<Opened> }, launch: Launch): Promise<Seat> {
  const opened = await client.open(launch);
  if (opened.status !== 'open') throw new Error(`the launch was refused: ${opened.raw}`);
  return opened.seat;
}
