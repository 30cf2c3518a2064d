import { createHmac } from 'node:crypto';
import { languageOf } from '@harmattan/process/stand-in/language';
import { isSameSecret } from '@harmattan/wires/same-secret';
import { type QtechError, qtechErrors } from '@harmattan/wires/suppliers/qtech';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { type Door, name, opens, text, token } from './door.ts';

const signIn = z.object({
  grant_type: z.literal('password'),
  response_type: z.literal('token'),
  username: text,
  password: text,
});
const common = z.object({ lang: text, returnUrl: text });
const launch = z.discriminatedUnion('mode', [
  common.extend({ mode: z.literal('real'), playerId: name, walletSessionId: token }),
  common.extend({ mode: z.literal('demo') }),
]);

/** The operator's server signs in, then asks for the address of a game. */
export const openQtech: Door<'qtech'> = (app, { credentials: { userName, password }, keeper }) => {
  /** Made from the credentials, so that nothing has to be remembered of who signed in. */
  const accessToken = createHmac('sha256', password).update(userName).digest('base64url');

  app.post('/v1/auth/token', opens, async (request, reply) => {
    const { success, data } = signIn.safeParse(request.query);
    const isKnown = success && isSameSecret(data.username, userName) && isSameSecret(data.password, password);
    return isKnown ? { access_token: accessToken, token_type: 'bearer' } : refuse(reply, 'LOGIN_FAILED');
  });

  app.post<{ Params: { game: string } }>('/v1/games/:game/launch-url', opens, async (request, reply) => {
    const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!isSameSecret(bearer, accessToken)) return refuse(reply, 'LOGIN_FAILED');
    const { success, data } = launch.safeParse(request.body);
    const game = name.safeParse(request.params.game);
    if (!success || !game.success) return refuse(reply, 'REQUEST_DECLINED');
    const isFree = data.mode === 'demo';
    const url = await keeper.seat({
      isFree,
      token: isFree ? '' : data.walletSessionId,
      playerId: isFree ? '' : data.playerId,
      game: game.data,
      language: languageOf(data.lang),
      wayBack: data.returnUrl,
    });
    return url ? { url } : refuse(reply, 'INVALID_TOKEN');
  });
};

const words: Partial<Record<QtechError, string>> = {
  LOGIN_FAILED: 'Sign in first',
  INVALID_TOKEN: 'The wallet does not know this session',
  REQUEST_DECLINED: 'The request is not complete',
};

function refuse(reply: FastifyReply, code: QtechError): FastifyReply {
  return reply.status(qtechErrors[code]).send({ code, message: words[code] ?? code });
}
