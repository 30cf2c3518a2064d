/** Hands a text to the browser as a file. */
export function downloadFile({ name, type, text }: { name: string; type: string; text: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The click has only asked for it: old browsers read the address a moment later.
  setTimeout(() => URL.revokeObjectURL(address), keptForMs);
}

const keptForMs = 60_000;
