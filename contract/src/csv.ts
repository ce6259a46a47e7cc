const BOM = '\uFEFF';

/**
 * A file that Excel opens as UTF-8. A cell that a spreadsheet would take for a formula is put behind an apostrophe: titles and names
 * are other people's words.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return BOM + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string): string {
  const safe = /^[\s]*[=+\-@＝＋－＠]/.test(value) && !/^-?\d+$/.test(value) ? `'${value}` : value;
  return /["',\r\n\t;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
