import { BOARD_NAME_MAX } from '@mungchi/contract';
import * as z from 'zod';
import type { At, Guess, Read } from './guess';
import { readPost } from './read-post';
import type { Things } from './things';

/** What a model may be asked about. */
export const ASKED_FIELDS = ['name', 'quantity', 'price', 'totalUser', 'deadline'] as const;
type Asked = (typeof ASKED_FIELDS)[number];

const Said = z.object({ value: z.union([z.string().max(100), z.number()]), said: z.string().min(1).max(100) });
const Answer = z.partialRecord(z.enum(ASKED_FIELDS), z.unknown());

/** The fields a model could help with: missing or not sure. */
export function openFields(read: Read): Asked[] {
  return ASKED_FIELDS.filter((field) => !read[field]?.sure);
}

/**
 * A model's values beside ours. One counts only where its words stand in the text and our own reader gets the same value from
 * them; a sure one of ours is never overruled, and a model's is never sure.
 */
export function mergeGuesses(
  rules: Read,
  model: unknown,
  text: string,
  at: At,
  things: Things,
): Read & { model: Asked[] } {
  const answer = Answer.safeParse(model);
  const merged: Read = { ...rules };
  const taken: Asked[] = [];
  for (const field of openFields(rules)) {
    const said = Said.safeParse(answer.success ? answer.data[field] : null);
    if (!said.success) continue;
    const guess = proven(field, said.data, text, at, things);
    if (!guess || guess.value === rules[field]?.value) continue;
    Object.assign(merged, { [field]: { ...guess, sure: false } });
    taken.push(field);
  }
  return { ...merged, model: taken };
}

/** As words of their own: 만원 does not stand in 3만원. */
function stands(said: string, text: string): boolean {
  for (let at = text.indexOf(said); at >= 0; at = text.indexOf(said, at + 1)) {
    const [ahead, behind] = [text[at - 1] ?? ' ', text[at + said.length] ?? ' '];
    if (!/[\p{L}\p{N},.]/u.test(ahead) && !/\p{N}/u.test(behind)) return true;
  }
  return false;
}

function proven(
  field: Asked,
  { value, said }: z.infer<typeof Said>,
  text: string,
  at: At,
  things: Things,
): Guess<string | number> | null {
  if (!stands(said, text)) return null;
  if (field === 'name') {
    const isName =
      value === said && Array.from(said).length <= BOARD_NAME_MAX && /[\p{L}]/u.test(said) && !/[\n/]/.test(said);
    return isName ? { value, said, sure: false, note: null } : null;
  }
  const own = readPost(said, at, things)[field];
  return own && String(own.value) === String(value) ? own : null;
}
