const timeoutMs = 5_000;

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
