/** The browser saves it where the person keeps downloads. */
export function saveFile({ fileName, content, type }: { fileName: string; content: BlobPart; type: string }): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  Object.assign(document.createElement('a'), { href: url, download: fileName }).click();
  URL.revokeObjectURL(url);
}
