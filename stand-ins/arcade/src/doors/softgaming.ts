import { languageOf } from '@harmattan/process/stand-in/language';
import { isSameSecret } from '@harmattan/wires/same-secret';
import { anyAddress, softgamingLaunchHash } from '@harmattan/wires/suppliers/softgaming';
import { z } from 'zod';
import { type Door, flag, name, opens, text } from './door.ts';

const launch = z.object({
  Login: text,
  Password: text,
  TID: text,
  Language: text,
  Demo: flag,
  ExtParam: text,
  Page: name,
  System: text,
  Referer: text,
  Hash: text,
});

/** The operator's server asks where the game is; the answer is text, a one and the address, or another number. */
export const openSoftgaming: Door<'softgaming'> = (app, { credentials: { apiKey, apiPassword }, keeper }) => {
  app.get<{ Params: { key: string } }>('/System/Api/:key/User/DirectAuth', opens, async (request, reply) => {
    const { success, data } = launch.safeParse(request.query);
    reply.type('text/plain; charset=utf-8');
    if (!success || !isSameSecret(request.params.key, apiKey)) return reply.send('2,Wrong parameters');
    const { TID: tid, Login: login, Password: password, System: system } = data;
    const proof = softgamingLaunchHash({ address: anyAddress, tid, apiKey, login, password, system, apiPassword });
    if (!isSameSecret(data.Hash, proof)) return reply.send('18,Wrong hash');
    const address = await keeper.seat({
      isFree: data.Demo === '1',
      token: data.ExtParam,
      playerId: login,
      game: data.Page,
      language: languageOf(data.Language),
      wayBack: data.Referer,
    });
    return reply.send(address ? `1,${address}` : '3,The game could not be opened');
  });
};
