/**
 * `1,234,567`, for whole numbers. Not `toLocaleString`: the first number it writes loads the browser's tables of all
 * languages, some 50 ms on a phone, in the middle of the first screen.
 */
export function thousands(whole: number): string {
  return String(whole).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
