import { isDeepStrictEqual } from 'node:util';

/** The same cards with the same content, in whatever order. */
export function sameAnswer(a: unknown, b: unknown): boolean {
  return isDeepStrictEqual(inOneOrder(a), inOneOrder(b));
}

function inOneOrder(answer: unknown): unknown {
  return Array.isArray(answer) ? answer.toSorted((a: { id: number }, b: { id: number }) => a.id - b.id) : answer;
}
