import { BOARD_CONTENT_MAX, countCharacters, firstCharacters } from '@mungchi/contract';
import { blanked, phonesOf } from '../../korean/contacts';
import type { At, Read } from './guess';
import { isAround } from './name-words';
import { readAmount } from './read-amount';
import { readHeads } from './read-heads';
import { readName } from './read-name';
import { readPrice } from './read-price';
import { readUntil } from './read-until';
import { readWhere } from './read-where';
import { findAll, type PostReading, startReading, USED, use } from './reading';
import type { Things } from './things';

const LINK = /(?:https?:\/\/|www\.)\S+/gi;

/**
 * A sentence or a pasted text as the form of a group purchase: each value with the words it was read from. It invents nothing
 * and opens no link; what it does not understand is the content. A day that is past is no guess; a head-count that may leave the leader out (4명 더)
 * and a price of one piece (병당 만원) are asked about.
 */
export function readPost(text: string, { today, home }: At, things: Things): Read {
  // A NUL is the sign of what has been read.
  const plain = text.normalize('NFC').replaceAll(USED, ' ');
  const phones = blanked(plain, phonesOf(plain), USED);
  const reading = startReading(phones);
  const links = findAll(reading, LINK);
  for (const link of links) use(reading, link);

  const deadline = readUntil(reading, today);
  const totalUser = readHeads(reading);
  const price = readPrice(reading, totalUser?.value ?? null);
  const where = readWhere(reading, home, things);
  const amount = readAmount(reading);
  const name = readName(reading, things, amount?.from ?? null);
  const thing = name ? things(name.value) : null;
  const kind = name && { said: name.said, sure: true, note: null };
  return {
    ...(name && { name }),
    ...(amount && { quantity: amount.guess }),
    ...(price && { price }),
    ...(totalUser && { totalUser }),
    ...(deadline && { deadline }),
    ...where,
    ...(kind && thing && { categoryId: { ...kind, value: thing.categoryId } }),
    ...(kind && thing?.picture && { picture: { ...kind, value: thing.picture } }),
    content: contentOf(
      reading,
      links.map(({ said }) => said),
    ),
    dropped: phones === plain ? [] : ['PHONE'],
  };
}

/** A number of its own: 1234. What has a unit, a comma or a slash is a value that was not chosen. */
const NUMBER = /^\d[\d-]+$/;

/** The words that were not used, line by line, links last. */
function contentOf({ left }: PostReading, links: string[]): string {
  const lines = left
    .split('\n')
    .map((line) => line.replaceAll(USED, ' ').replace(/\s+/g, ' ').trim())
    .filter((line) =>
      line.split(' ').some((word) => /[\p{L}\p{N}]{2}/u.test(word) && (!isAround(word) || NUMBER.test(word))),
    );
  let content = lines.join('\n');
  for (const link of new Set(links)) {
    const longer = content ? `${content}\n${link}` : link;
    if (countCharacters(longer) <= BOARD_CONTENT_MAX) content = longer;
  }
  return firstCharacters(content, BOARD_CONTENT_MAX);
}
