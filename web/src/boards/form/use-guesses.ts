import type { BoardDraft, Guessed, Looked } from './board-draft';
import type { useBoardForm } from './use-board-form';

type Field = keyof BoardDraft;

export type Guesses = {
  said: Guessed;
  /** Also those that were looked at. */
  all: Guessed;
  /** The place is one's own home: it is asked about by itself. */
  home: boolean;
  confirm: (field: Field) => void;
  /** All but one's own home. */
  confirmAll: () => void;
  /**
   * Fills fields, which are guesses from then on. `since`: as the form was when it was asked for; what somebody has changed
   * meanwhile stays theirs. `more` keeps what is there and adds to it where nobody has looked yet.
   */
  offer: (said: Guessed, values: Partial<BoardDraft>, how: Offer) => void;
  /** Another place than one's home is wanted: what was read from the same words, as the door one would meet at, goes too. */
  leaveHome: () => void;
  /** Nothing stands in it any more, so there is nothing that was looked at. */
  isBlank: (field: Field) => boolean;
};

type Offer = { more: true } | { more?: false; since: BoardDraft; home: boolean };
type Form = Pick<ReturnType<typeof useBoardForm>, 'draft' | 'change' | 'looked' | 'setLooked'>;

/** What nobody has confirmed yet: a press does, and so does editing the field. A reload forgets neither. */
export function useGuesses(
  { draft, change, looked, setLooked }: Form,
  guessed: Guessed,
  pristine: BoardDraft,
): Guesses {
  const given: Looked = looked ?? { said: guessed, values: pristine, home: false, seen: [] };
  const { seen } = given;
  const fields = Object.keys(given.said) as Field[];
  const touched = fields.filter((field) => draft[field] !== given.values[field] && !seen.includes(field));
  if (touched.length > 0) see(touched);
  const open = fields.filter((field) => !seen.includes(field) && !touched.includes(field));
  const home = given.home && open.includes('location');

  function see(more: readonly Field[]): void {
    setLooked({ ...given, seen: [...seen, ...more] });
  }

  function offer(said: Guessed, values: Partial<BoardDraft>, how: Offer): void {
    const more = how.more === true;
    const isFree = (field: Field) =>
      how.more ? open.includes(field) || isEmpty(draft[field]) : draft[field] === how.since[field];
    const wanted = (Object.keys(values) as Field[]).filter(
      // Where to meet is read from the words of the place, and goes with it.
      (field) => isFree(field) && (field !== 'meetingNote' || said.location !== said.meetingNote || isFree('location')),
    );
    const kept = Object.fromEntries(wanted.map((field) => [field, values[field]])) as Partial<BoardDraft>;
    const words = Object.fromEntries(
      wanted.map((field) => [field, said[field]]).filter(([, word]) => word !== undefined),
    );
    change(kept);
    setLooked({
      said: more ? { ...given.said, ...words } : words,
      values: { ...(more ? given.values : draft), ...kept },
      home: how.more ? given.home : how.home && wanted.includes('location'),
      seen: more ? seen.filter((field) => !wanted.includes(field)) : [],
    });
  }

  return {
    said: Object.fromEntries(open.map((field) => [field, given.said[field]])),
    all: given.said,
    home,
    confirm: (field) => see([field]),
    confirmAll: () => see(open.filter((field) => !(home && field === 'location'))),
    offer,
    leaveHome: () => {
      const { said, values } = given;
      const isOfHome = said.meetingNote === said.location && draft.meetingNote === values.meetingNote;
      change({ location: '', ...(isOfHome && { meetingNote: '' }) });
    },
    isBlank: (field) => isEmpty(draft[field]),
  };
}

function isEmpty(value: unknown): boolean {
  return value === '' || value === null || value === undefined;
}
