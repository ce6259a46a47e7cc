import { normalise } from '../../korean/normalise';

/** Signs that are no letters, only places; `normalise` keeps them. A picture or laughter is a pause. */
export const PAUSE = '`';
export const COLON = '=';

/** A text without spaces and where its words began, a pause was made or a colon stood. Places count as in a string. */
export type Letters = { text: string } & Record<'wordStarts' | 'pauses' | 'colons', ReadonlySet<number>>;

export function lettersOf(message: string): Letters {
  let text = '';
  const wordStarts = new Set<number>();
  const pauses = new Set<number>();
  const colons = new Set<number>();
  for (const word of normalise(message).split(' ')) {
    if (word === PAUSE) pauses.add(text.length);
    else if (word === COLON) colons.add(text.length);
    else {
      wordStarts.add(text.length);
      text += word;
    }
  }
  return { text, wordStarts, pauses, colons };
}

/** The same without some of its letters. */
export function withoutLetters({ text, ...places }: Letters, gone: ReadonlySet<number>): Letters {
  const before = (place: number) => Array.from(gone).filter((each) => each < place).length;
  const moved = (all: ReadonlySet<number>) => new Set(Array.from(all, (place) => place - before(place)));
  return {
    text: Array.from({ length: text.length }, (_, at) => (gone.has(at) ? '' : text[at])).join(''),
    wordStarts: moved(places.wordStarts),
    pauses: moved(places.pauses),
    colons: moved(places.colons),
  };
}
