/** As a field of the browser has it, `2026-11-18T09:00`, by the clock of this machine. */
export function toLocalField(instant: string | null): string {
  if (instant === null) return '';
  const at = new Date(instant);
  const two = (figure: number) => String(figure).padStart(2, '0');
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** Null for a field that is empty or holds no time. */
export function fromLocalField(text: string): string | null {
  const at = new Date(text);
  return text === '' || Number.isNaN(at.getTime()) ? null : at.toISOString();
}
