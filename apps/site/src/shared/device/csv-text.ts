/** Spreadsheets read the bytes as text of the wrong century unless this stands in front. */
const byteOrderMark = '\ufeff';
const lineEnd = '\r\n';

/** What a spreadsheet takes for the beginning of a formula. */
const formulaStart = /^[=+\-@\t\r]/;

/** A balance below zero stays a number. */
const negativeAmount = /^-\d+\.\d{2}$/;

/** A table as a file that every spreadsheet opens (RFC 4180). */
export function csvText(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => row.map(cellText).join(',') + lineEnd).join('');
}

/** A comment can be written by others: as text behind an apostrophe it computes nothing and makes no request. */
function cellText(cell: string): string {
  const harmless = formulaStart.test(cell) && !negativeAmount.test(cell) ? `'${cell}` : cell;
  return /[",\r\n\t']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
