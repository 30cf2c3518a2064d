const timeoutMs = 5_000;
/** What a person does may make the platform be asked, which takes its time. */
const actTimeoutMs = 20_000;

/**
 * Asks one of the phone's calls. Throws when no proper answer comes.
 *
 * @template Answer
 * @param {string} path
 * @returns {Promise<Answer>}
 */
export async function call(path) {
  const response = await fetch(`/phone/api/${path}`, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

/**
 * Does something. Answers what came of it, or the problem in words.
 *
 * @param {string} path
 * @param {object} [body] Left out, it only asks.
 * @returns {Promise<{ problem?: string } & Record<string, string>>}
 */
export async function act(path, body) {
  try {
    const response = await fetch(`/phone/api/${path}`, {
      ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(actTimeoutMs),
    });
    const answer = await response.json();
    return response.ok ? answer : { problem: answer.message };
  } catch {
    return { problem: 'No answer. Whether it was done is not known.' };
  }
}
