import type { Draws } from '../../simulate/random.ts';
import type { FuzzRequest } from '../request.ts';

const otherMethods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'FOO'];
const otherTypes = [
  ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml', '*/*'],
  ...['application/json; charset=utf-16', 'application/json, text/plain', 'application/jsonp', 'x', ''],
];
const brokenBodies = [
  ...[
    '{',
    '[',
    '{"a":',
    '"',
    'nul',
    '{"a":1,}',
    "{'a':1}",
    '{"a":1}{"b":2}',
    '[1,,2]',
    '-',
    '1e',
    '{"a":01}',
    '\ufeff{}',
  ],
  ...['{"a":NaN}', '{"a":Infinity}', '{"a":"\\ud800"}', '{"a":"\\u0000"}', '{"\\u0000":1}', '{"a":1e999}', '{"a":-0}'],
  ...['{"__proto__":{"x":1}}', `${'['.repeat(20_000)}`, `{"a":"${'x'.repeat(60_000)}"}`, '<a/>', 'a=1&b=2', '\u0000'],
];
const headMaxBytes = 32 * 1_024;
const tooLargeBytes = 10_000_000;

type Edit = (request: FuzzRequest, draws: Draws) => FuzzRequest;

const withHeader = (request: FuzzRequest, name: string, value: string): FuzzRequest => ({
  ...request,
  headers: [...request.headers.filter(([known]) => known !== name), [name, value]],
});
const withTarget = (request: FuzzRequest, edit: (path: string, query: string) => string): FuzzRequest => {
  const [path = '', ...query] = request.target.split('?');
  return { ...request, target: edit(path, query.length > 0 ? `?${query.join('?')}` : '') };
};

const edits: readonly Edit[] = [
  (request, draws) => ({ ...request, method: draws.pick(otherMethods) }),
  (request, draws) => withHeader({ ...request, body: request.body ?? '{}' }, 'content-type', draws.pick(otherTypes)),
  (request, draws) => withHeader({ ...request, body: draws.pick(brokenBodies) }, 'content-type', 'application/json'),
  // Cut anywhere, with a length that is right for what is left of it.
  (request, draws) => ({ ...request, body: (request.body ?? '{"a":1}').slice(0, draws.below(20)) }),
  (request, draws) =>
    withHeader(request, 'x-long', 'x'.repeat(draws.chance(0.5) ? headMaxBytes / 2 : headMaxBytes * 1.2)),
  (request, draws) => ({
    ...request,
    headers: [
      ...request.headers,
      ...Array.from({ length: draws.below(120) }, (_, at) => [`x-${at}`, 'y'] as [string, string]),
    ],
  }),
  (request, draws) => withTarget(request, (path, query) => draws.pick(pathTricks)(path) + query),
  (request, draws) =>
    withTarget(request, (path, query) => `${path}${query ? `${query}&` : '?'}${draws.pick(queryTricks)}`),
  (request, draws) =>
    withHeader(request, 'range', draws.pick(['bytes=0-0', 'bytes=-1', 'bytes=5-1', 'bytes=0-,1-,2-', 'x'])),
  (request, draws) =>
    withHeader(
      request,
      'authorization',
      draws.pick(['Bearer', 'Bearer ', 'Basic YTpi', `Bearer ${'a'.repeat(43)}`, 'Bearer \xff']),
    ),
  (request, draws) =>
    withHeader(
      request,
      'cookie',
      draws.pick([
        'harmattan_session',
        ';;;=',
        'harmattan_session=%00',
        'a=b; a=c',
        `harmattan_session=${'a'.repeat(43)}`,
      ]),
    ),
  (request, draws) => withHeader(request, 'origin', draws.pick(['https://evil.example', 'null', 'http://localhost:1'])),
  (request, draws) =>
    withHeader(
      request,
      'x-forwarded-for',
      draws.pick(['', 'x', '::1', '102.89.1.1, 10.0.0.1', '999.1.1.1', '102.89.1.1:80']),
    ),
  (request, draws) =>
    withHeader(request, 'accept-encoding', draws.pick(['br', 'gzip;q=0', '*', 'identity;q=0', 'x'.repeat(500)])),
  (request) => withHeader(request, 'connection', 'upgrade, keep-alive'),
  (request) => withHeader(request, 'if-none-match', '"x", *'),
  (request) => ({ ...withHeader(request, 'transfer-encoding', 'chunked'), body: chunked(request.body ?? '{}') }),
  // The length alone is reason enough to refuse, so nothing of the body is sent.
  (request) => ({
    ...withHeader({ ...request, method: 'POST' }, 'content-length', String(tooLargeBytes)),
    isHeadOnly: true,
  }),
];

const pathTricks: readonly ((path: string) => string)[] = [
  (path) => path.toUpperCase(),
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => path.replace(/\/([^/]*)$/, '/./$1'),
  (path) => path.replace(/\/([^/]*)$/, '/x/../$1'),
  (path) => path.replace(/\/([^/]*)$/, '/%2e%2e/$1'),
  (path) => path.replaceAll('/', '%2f'),
  (path) => path.replaceAll('/', '\\'),
  (path) => `${path}%00`,
  (path) => `${path}%zz`,
  (path) => `${path};a=b`,
  (path) => `${path}${'/a'.repeat(500)}`,
  (path) => `${path}\xff`,
  (path) => `http://localhost${path}`,
];

const queryTricks = [
  ...['a=1&a=2', '__proto__=1', 'constructor.prototype=1', '%00=1', '=1', '&&&', 'a[]=1&a[]=2', 'lang=en&lang=sw'],
  ...['%E0%A4%A', 'amount=1e9', `q=${'x'.repeat(5_000)}`, 'id=%ED%A0%80', 'x=\xff\xfe', '?'],
];

/** The request with its envelope wrong: method, path, headers or the text of its body. */
export function spoilRequest(request: FuzzRequest, draws: Draws): FuzzRequest {
  return draws.pick(edits)(request, draws);
}

function chunked(body: string): string {
  return `${Buffer.byteLength(body).toString(16)}\r\n${body}\r\n0\r\n\r\n`;
}
