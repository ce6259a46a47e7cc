import { useState } from 'react';
import type { BoardDraft } from './board-draft';
import type { useBoardForm } from './use-board-form';

type Field = keyof BoardDraft;

/** Fields that were filled for somebody, each with where its value comes from. */
export type Guessed = Partial<Record<Field, string>>;
export type Guesses = {
  said: Guessed;
  /** Also those that were looked at. */
  all: Guessed;
  /** The place is one's own home: it is asked about by itself. */
  home: boolean;
  confirm: (field: Field) => void;
  /** All but one's own home. */
  confirmAll: () => void;
  /** Fills fields, which are guesses from then on; `more` keeps what is there and adds to it where nobody has looked yet. */
  offer: (said: Guessed, values: Partial<BoardDraft>, how?: { home?: boolean; more?: boolean }) => void;
  /** Another place than one's home is wanted. */
  leaveHome: () => void;
};

type Form = Pick<ReturnType<typeof useBoardForm>, 'draft' | 'change'>;

/** What nobody has confirmed yet: a press does, and so does editing the field. */
export function useGuesses({ draft, change }: Form, guessed: Guessed): Guesses {
  const [given, setGiven] = useState({ said: guessed, values: draft, home: false });
  const [seen, setSeen] = useState<ReadonlySet<Field>>(new Set());
  const fields = Object.keys(given.said) as Field[];
  const touched = fields.filter((field) => draft[field] !== given.values[field] && !seen.has(field));
  if (touched.length > 0) setSeen(new Set([...seen, ...touched]));
  const open = fields.filter((field) => !seen.has(field) && !touched.includes(field));
  const home = given.home && open.includes('location');

  function offer(said: Guessed, values: Partial<BoardDraft>, { home: isHome = false, more = false } = {}): void {
    const wanted = (Object.keys(values) as Field[]).filter(
      (field) => !more || open.includes(field) || isEmpty(draft[field]),
    );
    const kept = Object.fromEntries(wanted.map((field) => [field, values[field]])) as Partial<BoardDraft>;
    const words = Object.fromEntries(
      wanted.map((field) => [field, said[field]]).filter(([, word]) => word !== undefined),
    );
    change(kept);
    setGiven({
      said: more ? { ...given.said, ...words } : words,
      values: { ...(more ? given.values : draft), ...kept },
      home: more ? given.home : isHome,
    });
    setSeen(new Set([...(more ? seen : [])].filter((field) => !wanted.includes(field))));
  }

  return {
    said: Object.fromEntries(open.map((field) => [field, given.said[field]])),
    all: given.said,
    home,
    confirm: (field) => setSeen(new Set([...seen, field])),
    confirmAll: () => setSeen(new Set([...seen, ...open.filter((field) => !(home && field === 'location'))])),
    offer,
    leaveHome: () => change({ location: '' }),
  };
}

function isEmpty(value: unknown): boolean {
  return value === '' || value === null || value === undefined;
}
