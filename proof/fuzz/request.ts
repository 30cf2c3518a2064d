/** A request as it is written to the socket. Nothing checks it on the way, so that it can be wrong in every respect. */
export interface FuzzRequest {
  method: string;
  /** Path and query, as they stand in the first line. */
  target: string;
  headers: [name: string, value: string][];
  body?: string | undefined;
  /** Only the head is written, whatever length it promises. */
  isHeadOnly?: boolean;
}

/** The bytes of a request. Characters above 255 in the head lose their upper byte, which is hostile enough. */
export function bytesOf({ method, target, headers, body, isHeadOnly }: FuzzRequest): Buffer {
  const content = body === undefined ? Buffer.alloc(0) : Buffer.from(body, 'utf8');
  const hasLength = headers.some(([name]) => /^(content-length|transfer-encoding)$/i.test(name));
  const lengths: [string, string][] =
    hasLength || (body === undefined && (method === 'GET' || method === 'HEAD'))
      ? []
      : [['content-length', String(content.length)]];
  const lines = [...headers, ...lengths].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const head = Buffer.from(`${method} ${target} HTTP/1.1\r\nhost: localhost\r\n${lines}\r\n`, 'latin1');
  return isHeadOnly ? head : Buffer.concat([head, content]);
}

/** One line for people, that can be sent again with the bytes of it. */
export function textOf(request: FuzzRequest): string {
  return JSON.stringify(request);
}
