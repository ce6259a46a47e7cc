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

/** The same without some of its letters; in the place of each run of them stands what `as` says. */
export function withoutLetters({ text, ...places }: Letters, gone: ReadonlySet<number>, as = ''): Letters {
  const isFirst = (at: number) => gone.has(at) && !gone.has(at - 1);
  let changed = '';
  const moves: number[] = [];
  for (let at = 0; at <= text.length; at++) {
    moves.push(changed.length);
    if (isFirst(at)) changed += as;
    if (!gone.has(at) && at < text.length) changed += text[at];
  }
  const moved = (all: ReadonlySet<number>) =>
    new Set(
      Array.from(all)
        .filter((place) => !gone.has(place))
        .map((place) => moves[place]!),
    );
  return {
    text: changed,
    wordStarts: moved(places.wordStarts),
    pauses: moved(places.pauses),
    colons: moved(places.colons),
  };
}
