/**
 * Order of two instants as the API writes them, later first; null comes last. They sort as plain text: `localeCompare`
 * would load the browser's rules of collation first, 70 ms of a phone in the middle of the first screen.
 */
export function laterFirst(a: string | null, b: string | null): number {
  const [one, other] = [a ?? '', b ?? ''];
  return one < other ? 1 : one > other ? -1 : 0;
}
