import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { type IdentityAnswer, type IdentityRequest, identityRequest } from '@harmattan/wires/youverify';
import { onTestFinished } from 'vitest';

type Person = { firstName: string; middleName?: string; lastName: string; dateOfBirth: string };

/** What it does with a question: a person it knows, none, a broken answer, or silence until the caller hangs up. */
export type RegisterManner = Person | 'not found' | 'down' | 'not understood' | 'silent';

/** The far end of the register's wire. It knows whom a test told it of. */
export async function startFarRegister(whenOver: (stop: () => Promise<void>) => void = onTestFinished) {
  const people = new Map<string, RegisterManner>();
  const asked: { path: string; token: string | undefined; body: IdentityRequest }[] = [];
  const server = createServer(async (request, response) => {
    const sent = await text(request).catch(() => undefined);
    if (sent === undefined) return;
    const body = identityRequest.parse(JSON.parse(sent));
    asked.push({ path: request.url ?? '', token: request.headers.token as string | undefined, body });
    const manner = people.get(body.id) ?? 'not found';
    if (manner === 'silent') return;
    if (manner === 'down') return void response.writeHead(503).end('<html>no</html>');
    const { metadata } = body;
    const data =
      manner === 'not understood'
        ? { status: 'pending', metadata }
        : manner === 'not found'
          ? { status: 'not_found', metadata }
          : { status: 'found', ...manner, metadata };
    const answer: IdentityAnswer = { success: true, statusCode: 200, message: 'success', data };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  whenOver(async () => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}`, people, asked };
}
