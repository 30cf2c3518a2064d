import { newBrowser, newNumber } from './test-player.ts';

type Server = Parameters<typeof newBrowser>[0];

/** Tests of one file share a database, and with it what was counted of networks. */
let networks = 0;

/** Browsers in a network that no other caller of this file comes from. A header says where they are, as a trusted proxy would. */
export function newNetwork(server: Server): (host?: number) => ReturnType<typeof newBrowser> {
  networks += 1;
  const prefix = `102.${89 + (networks >> 8)}.${networks & 255}`;
  return (host = 7) => newBrowser(server, { 'x-forwarded-for': `${prefix}.${host}` });
}

/** A player who has signed in on a phone of their own, in a network of their own. */
export async function newPlayerAtHome(server: Server, password: string) {
  const number = newNumber();
  const home = newNetwork(server);
  const phone = home();
  await phone.register(number, password);
  await phone.signIn(number, password);
  return { number, userName: `234${number}`, home, phone };
}
