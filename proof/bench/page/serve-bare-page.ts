import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('./bare', import.meta.url));
const types: Record<string, string> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' };

/** React with one heading and nothing else, built and compressed as the site is: what no page on React can be faster than. */
export async function serveBarePage(): Promise<{ url: string; close(): void }> {
  const files = await buildBarePage();
  const server = http.createServer((request, response) => {
    const name = request.url === '/' ? 'index.html' : (request.url ?? '').slice(1);
    const body = files.get(name);
    if (!body) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': types[extname(name)] ?? 'text/plain', 'content-encoding': 'br' });
    response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function buildBarePage(): Promise<Map<string, Buffer>> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    build: { write: false, target: 'chrome90', modulePreload: { polyfill: false } },
  });
  const [made] = Array.isArray(result) ? result : [result];
  if (!made || !('output' in made)) throw new Error('the bare page was not built');
  return new Map(
    made.output.map((file) => [
      file.fileName,
      brotliCompressSync(Buffer.from(file.type === 'chunk' ? file.code : file.source)),
    ]),
  );
}
