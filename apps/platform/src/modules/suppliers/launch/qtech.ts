import { qtechLanguages } from '@harmattan/wires/suppliers/qtech';
import { z } from 'zod';
import type { SupplierSetting } from '../../../settings/suppliers.ts';
import { askSupplier } from './ask-supplier.ts';
import { type Launcher, type LaunchOrder, SupplierDown, withQuery } from './launcher.ts';

const tokenAnswer = z.object({ access_token: z.string() });
const urlAnswer = z.object({ url: z.url() });

/** QTech is asked for each launch: first for a token of our own, then for the address of the game. */
export function qtechLauncher(
  { url, userName, password }: SupplierSetting<'qtech'>,
  { timeoutMs, currency, country }: { timeoutMs: number; currency: string; country: string },
): Launcher {
  async function signIn(): Promise<string> {
    const query = { grant_type: 'password', response_type: 'token', username: userName, password };
    return read(tokenAnswer, { method: 'POST', url: withQuery(`${url}/v1/auth/token`, query) }).then(
      ({ access_token }) => access_token,
    );
  }

  async function read<Schema extends z.ZodType>(
    schema: Schema,
    question: Parameters<typeof askSupplier>[0],
  ): Promise<z.output<Schema>> {
    const answer = schema.safeParse(parseJson(await askSupplier(question, timeoutMs)));
    if (!answer.success) throw new SupplierDown('its answer could not be understood');
    return answer.data;
  }

  async function open({ game, language, isMobile, lobbyUrl }: LaunchOrder, mode: object): Promise<string> {
    const body = {
      currency,
      country,
      lang: qtechLanguages[language],
      device: isMobile ? 'mobile' : 'desktop',
      returnUrl: lobbyUrl,
      ...mode,
    };
    const { url: opened } = await read(urlAnswer, {
      method: 'POST',
      url: `${url}/v1/games/${encodeURIComponent(game.externalId)}/launch-url`,
      headers: { authorization: `Bearer ${await signIn()}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return opened;
  }

  return {
    isOneShot: false,
    real: (order, { playerId, token }) =>
      open(order, { playerId: String(playerId), mode: 'real', walletSessionId: token }),
    free: (order) => open(order, { mode: 'demo' }),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
