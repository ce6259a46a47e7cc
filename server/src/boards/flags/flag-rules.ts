import { barredGoodsIn, type FlagKind } from '@mungchi/contract';
import { linkIn, phoneIn } from '../../korean/contacts';
import { withoutShops } from './shop-hosts';

export type Flag = { kind: FlagKind; words: string };

/** What a first look finds in the words of a post: a reason for a person to look, never to refuse. */
export function flagsOf(text: string): Flag[] {
  const goods = barredGoodsIn(text.normalize('NFKC'));
  const found: [FlagKind, string | undefined][] = [
    ['FORBIDDEN', goods.length > 0 ? goods.join(', ') : undefined],
    ['PHONE', phoneIn(text)],
    ['LINK', linkIn(text, withoutShops)],
  ];
  return found.flatMap(([kind, words]) => (words === undefined ? [] : [{ kind, words: words.trim().slice(0, 100) }]));
}

/** A way to talk past the post: a number or a link that leads away from here. */
export function hasContact(text: string): boolean {
  return flagsOf(text).some(({ kind }) => kind === 'PHONE' || kind === 'LINK');
}

/** Any number or address, also of a shop, and digits in a row that are no number of goods: where only the name of a thing belongs. */
export function hasContactInName(name: string): boolean {
  return phoneIn(name) !== undefined || linkIn(name) !== undefined || /(?:\d[\s.-]?){9,}/.test(name.normalize('NFKC'));
}
