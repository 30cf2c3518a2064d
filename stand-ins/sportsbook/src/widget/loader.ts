/** What the script offers, which is all that it can do before the book itself is loaded. */
const methods = ['init', 'set', 'addSportsBook', 'addWidget', 'remove'];

/**
 * The script that an operator's page loads by its fixed name. It brings the book of this build and passes on what it was
 * asked meanwhile, in order. A call is rejected when the book could not be loaded, and the next call loads it again.
 */
export function loaderScript({ entry, ...book }: { entry: string; currency: string; siteUrl: string }): string {
  return `(() => {
  const bookUrl = new URL(document.currentScript.src).origin;
  let kit;
  const load = () => (kit ??= import(bookUrl + ${JSON.stringify(entry)})
    .then(({ openWsdk }) => openWsdk({ bookUrl, ...${JSON.stringify(book)} }))
    .catch((error) => { kit = undefined; throw error; }));
  const ask = (name) => (...given) => load().then((loaded) => loaded[name](...given));
  window.altenarWSDK = Object.fromEntries(${JSON.stringify(methods)}.map((name) => [name, ask(name)]));
})();
`;
}
