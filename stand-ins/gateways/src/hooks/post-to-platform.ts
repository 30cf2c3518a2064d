const timeoutMs = 5_000;
const answerMaxBytes = 16 * 1024;

export interface PlatformAnswer {
  status: number;
  body: string;
}

/** Calls the platform. Undefined when it gives no proper answer in time. */
export async function postToPlatform(
  url: string,
  { body, headers }: { body: string; headers: Record<string, string> },
): Promise<PlatformAnswer | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    return text.length > answerMaxBytes ? undefined : { status: response.status, body: text };
  } catch {
    return undefined;
  }
}
