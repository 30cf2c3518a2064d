import type { FuzzCall } from './calls/fuzz-call.ts';
import type { FuzzRequest } from './request.ts';

const triesMax = 60;

/** The request without what its fault does not need. Undefined where it does not fail again by itself. */
export async function shrink(
  call: FuzzCall,
  fails: (call: FuzzCall) => Promise<boolean>,
): Promise<FuzzRequest | undefined> {
  if (!(await fails(call))) return undefined;
  let best = call.request;
  let tries = 1;
  for (let isSmaller = true; isSmaller; ) {
    isSmaller = false;
    for (const candidate of smaller(best)) {
      tries += 1;
      if (tries > triesMax) return best;
      if (!(await fails({ ...call, request: candidate }))) continue;
      best = candidate;
      isSmaller = true;
      break;
    }
  }
  return best;
}

/** The request with one thing less: a header, a field of its query, a field of its body. */
function* smaller(request: FuzzRequest): Generator<FuzzRequest> {
  const { headers, target, body } = request;
  for (const at of headers.keys()) yield { ...request, headers: headers.toSpliced(at, 1) };
  const [path = '', query] = target.split('?');
  if (query !== undefined) {
    const fields = query.split('&');
    for (const at of fields.keys()) {
      const left = fields.toSpliced(at, 1);
      yield { ...request, target: left.length > 0 ? `${path}?${left.join('&')}` : path };
    }
  }
  for (const left of smallerBodies(body)) yield { ...request, body: left };
}

function* smallerBodies(body: string | undefined): Generator<string> {
  let value: unknown;
  try {
    value = JSON.parse(body ?? '');
  } catch {
    return;
  }
  if (Array.isArray(value)) for (const at of value.keys()) yield JSON.stringify(value.toSpliced(at, 1));
  else if (typeof value === 'object' && value !== null) {
    for (const name of Object.keys(value)) {
      const { [name]: _gone, ...rest } = value as Record<string, unknown>;
      yield JSON.stringify(rest);
    }
  }
}
