/** @typedef {'genuine' | 'forged' | 'wrong-key' | 'cannot'} ReceiptVerdict */

/**
 * Whether a receipt was signed with that key, which is in PEM. `cannot`: this browser knows nothing of such signatures, or was not
 * reached over a connection that it trusts.
 *
 * @param {{ text: string, signature: string, publicKey: string }} receipt
 * @returns {Promise<ReceiptVerdict>}
 */
export async function checkReceipt({ text, signature, publicKey }) {
  const subtle = globalThis.crypto?.subtle;
  if (!subtle) return 'cannot';
  const [key, signed] = [bytesOfBase64(publicKey.replace(/-----[^-]*-----/g, '')), bytesOfBase64(signature)];
  if (!key) return 'wrong-key';
  if (!signed) return 'forged';
  const imported = await subtle.importKey('spki', key, { name: 'Ed25519' }, false, ['verify']).catch(
    /** @returns {ReceiptVerdict} */
    (error) => (error instanceof DOMException && error.name === 'NotSupportedError' ? 'cannot' : 'wrong-key'),
  );
  if (typeof imported === 'string') return imported;
  const isGenuine = await subtle.verify({ name: 'Ed25519' }, imported, signed, new TextEncoder().encode(text));
  return isGenuine ? 'genuine' : 'forged';
}

/**
 * What somebody has pasted: the line that was signed, or the file with the line and its signature.
 *
 * @param {string} pasted
 * @returns {{ text: string, signature?: string }}
 */
export function readPasted(pasted) {
  const text = pasted.trim();
  try {
    const file = JSON.parse(text);
    if (typeof file?.text === 'string' && typeof file.signature === 'string') return file;
  } catch {
    // Told below: whatever it is, its signature will not fit.
  }
  return { text };
}

/** @param {string} text */
function bytesOfBase64(text) {
  try {
    return Uint8Array.from(atob(text.replace(/\s/g, '')), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
