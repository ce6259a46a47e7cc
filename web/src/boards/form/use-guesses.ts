import { useState } from 'react';
import type { BoardDraft } from './board-draft';
import type { useBoardForm } from './use-board-form';

/** Fields that were filled for somebody, each with where its value comes from. */
export type Guessed = Partial<Record<keyof BoardDraft, string>>;
export type Guesses = { said: Guessed; confirm: (field: keyof BoardDraft) => void };

/** What nobody has confirmed yet: a press does, and so does editing the field. */
export function useGuesses({ draft }: Pick<ReturnType<typeof useBoardForm>, 'draft'>, guessed: Guessed): Guesses {
  const [begun] = useState(draft);
  const [confirmed, setConfirmed] = useState<ReadonlySet<keyof BoardDraft>>(new Set());
  const [edited, setEdited] = useState<ReadonlySet<keyof BoardDraft>>(new Set());
  const fields = Object.keys(guessed) as (keyof BoardDraft)[];
  const touched = fields.filter((field) => draft[field] !== begun[field] && !edited.has(field));
  if (touched.length > 0) setEdited(new Set([...edited, ...touched]));
  const open = fields.filter((field) => !confirmed.has(field) && !edited.has(field) && !touched.includes(field));
  return {
    said: Object.fromEntries(open.map((field) => [field, guessed[field]])),
    confirm: (field) => setConfirmed(new Set([...confirmed, field])),
  };
}
