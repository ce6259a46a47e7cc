export type GuessNote = 'PER_HEAD' | 'PLUS_ME' | 'HOME' | 'SEVERAL';

/** A value with the words it was read from. */
export type Guess<T> = { value: T; said: string; sure: boolean; note: GuessNote | null };

export type Read = {
  name?: Guess<string>;
  quantity?: Guess<string>;
  price?: Guess<number>;
  totalUser?: Guess<number>;
  deadline?: Guess<string>;
  location?: Guess<string>;
  meetingNote?: Guess<string>;
  categoryId?: Guess<1 | 2 | 3 | 4>;
  picture?: Guess<string>;
  content: string;
  dropped: 'PHONE'[];
};

/** The day in Seoul, and the address that was saved. */
export type At = { today: string; home: string | null };
