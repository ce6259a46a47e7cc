import { thousands } from '../text/thousands';

/** The digits of whatever was typed or pasted: "12,000원" is 12000; `null` when there are none. */
export function readNumber(text: string, max: number): number | null {
  const digits = text
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/\D/g, '');
  if (digits === '') return null;
  return Math.min(Number(digits.slice(0, 15)), max);
}

export function writeNumber(value: number | null): string {
  return value === null ? '' : thousands(value);
}

/** Where the caret belongs once the separators have moved: after the same number of digits. */
export function caretAfter(text: string, digits: number): number {
  if (digits === 0) return 0;
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (/\d/.test(text[at]!)) seen += 1;
    if (seen === digits) return at + 1;
  }
  return text.length;
}
