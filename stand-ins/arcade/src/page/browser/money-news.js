/**
 * Windows of one browser tell each other that money has moved. Each then asks the server for its own balance: what is shown is what the
 * wallet answered to this seat, and nothing is taken from another window.
 *
 * @param {string} source What the other windows know this one's news by.
 * @param {(source: string) => void} onMoved
 */
export function openMoneyNews(source, onMoved) {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('money-moved') : undefined;
  channel?.addEventListener('message', ({ data }) => onMoved(String(data)));
  return { tell: () => channel?.postMessage(source) };
}
