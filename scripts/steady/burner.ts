// Keeps one core busy until the process that started it is gone, and never for longer than the limit.
const limitMs = 12 * 60 * 60 * 1_000;
/** After so much work, the event loop finds out whether the parent still lives. */
const sliceMs = 100;

process.on('disconnect', () => process.exit());
setTimeout(() => process.exit(), limitMs);
burn();

function burn(): void {
  for (const endsAt = performance.now() + sliceMs; performance.now() < endsAt; );
  setImmediate(burn);
}
