import { BOARD_PEOPLE_MIN, type Picture, type PostReading, type Wish } from '@mungchi/contract';
import { EMPTY_DRAFT, type Filled, type Guessed } from './board-draft';
import { filledBy } from './sentence-words';

/** What a wish says of the goods: `쌀 20kg` is 쌀, and 20kg of it. */
export function wishGoods(name: string): { name: string; quantity: string } {
  const words = name.trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  if (words.length < 2 || !/^\d/.test(last)) return { name, quantity: '' };
  return { name: words.slice(0, -1).join(' '), quantity: last };
}

/**
 * The form as a wish begins it. Name and amount are the wish's own words; the shelf they were put on is a guess, and so is how
 * many share it: everybody who looks for it.
 * Without an answer of the reader the words are split here.
 */
export function filledByWish(
  { name, people, mine }: Pick<Wish, 'name' | 'people' | 'mine'>,
  reading: PostReading | null,
): Filled & { guessed: Guessed } {
  const { values, said } = reading ? filledBy(reading) : { values: {}, said: {} };
  const goods = values.name ? { name: values.name, quantity: values.quantity ?? '' } : wishGoods(name);
  const drawing = reading?.guesses.picture?.value;
  return {
    draft: {
      ...EMPTY_DRAFT,
      ...goods,
      totalUser: Math.max(BOARD_PEOPLE_MIN, mine ? people : people + 1),
      ...(values.categoryId && { categoryId: values.categoryId }),
    },
    pictures: drawing ? [drawnPicture(drawing)] : [],
    guessed: {
      totalUser: mine ? '함께 찾던 이웃이에요' : '찾던 이웃에 나를 더했어요',
      ...(said.categoryId && { categoryId: said.categoryId }),
    },
  };
}

/** One of our own drawings. */
export function drawnPicture(url: string): Picture {
  return { url, width: 800, height: 800, color: null, thumbhash: null, widths: [320, 640] };
}
