import { barredGoodsIn, type FlagKind } from '@mungchi/contract';

export type Flag = { kind: FlagKind; words: string };

/** A mobile or a fixed number, also with its digits spread out or spelt in Korean. */
const PHONE = /(?<!\d)01[016789](?:[^\d\n]{0,3}\d){7,8}(?!\d)|(?<!\d)0[2-6]\d?[-. )]{1,2}\d{3,4}[-. ]\d{4}(?!\d)/;
const SPELT: Record<string, string> = {
  공: '0',
  영: '0',
  일: '1',
  이: '2',
  삼: '3',
  사: '4',
  오: '5',
  육: '6',
  칠: '7',
  팔: '8',
  구: '9',
};
const SPELT_RUN = /(?:[공영일이삼사오육칠팔구\d][\s.-]?){9,}/g;
const LINK =
  /https?:\/\/|www\.|open\.kakao|(?:^|[^a-z0-9@])[a-z0-9-]{2,}\.(?:com|net|org|io|me|kr|co\.kr|shop|store|link|ly|gg)(?![a-z0-9])|오픈\s?채팅|오픈\s?톡|카톡\s?(?:아이디|id)/i;

/** What a first look finds in the words of a post: a reason for a person to look, never to refuse. */
export function flagsOf(text: string): Flag[] {
  const plain = text.normalize('NFKC');
  const digits = plain.replace(SPELT_RUN, (run) => Array.from(run, (each) => SPELT[each] ?? each).join(''));
  const goods = barredGoodsIn(plain);
  const found: [FlagKind, string | undefined][] = [
    ['FORBIDDEN', goods.length > 0 ? goods.join(', ') : undefined],
    ['PHONE', PHONE.exec(digits)?.[0]],
    ['LINK', LINK.exec(plain)?.[0]],
  ];
  return found.flatMap(([kind, words]) => (words === undefined ? [] : [{ kind, words: words.trim().slice(0, 100) }]));
}
