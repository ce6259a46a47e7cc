const BOM = '\uFEFF';

/** `text`: digits that are no number, like those of an account. */
type Cell = string | { text: string };

/**
 * A file that Excel opens as UTF-8. A cell that a spreadsheet would take for a formula is put behind an apostrophe: titles and names
 * are other people's words.
 */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return BOM + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** As numbers these would lose their zeros, or be shown rounded. */
const NO_NUMBER = /^(?:0\d+|\d{12,})$/;

function cell(value: Cell): string {
  const text = typeof value === 'string' ? value : value.text;
  if (NO_NUMBER.test(text) || (typeof value !== 'string' && /^\d+$/.test(text))) return digitsAsText(text);
  const safe = /^[\s]*[=+\-@＝＋－＠]/.test(text) && !/^-?\d+$/.test(text) ? `'${text}` : text;
  return /["',\r\n\t;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** `="0012"`, the one spelling that every spreadsheet keeps as text; a formula without anybody's words in it. */
function digitsAsText(digits: string): string {
  return `"=""${digits}"""`;
}
