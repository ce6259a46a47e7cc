import { barredGoodsIn, type FlagKind } from '@mungchi/contract';
import { PHONE } from '../../korean/phone-numbers';
import { withoutShops } from './shop-hosts';

export type Flag = { kind: FlagKind; words: string };

/** Digits as they are read out or drawn with letters. */
const SPELT: Record<string, string> = {
  공: '0',
  영: '0',
  빵: '0',
  O: '0',
  o: '0',
  ㅇ: '0',
  일: '1',
  l: '1',
  I: '1',
  이: '2',
  삼: '3',
  사: '4',
  오: '5',
  육: '6',
  륙: '6',
  칠: '7',
  팔: '8',
  구: '9',
};
const SPELT_RUN = /(?:[공영빵Ooㅇ일lI이삼사오육륙칠팔구\d][\s._-]{0,2}){9,}/g;

const TLD =
  'com|net|org|io|me|kr|co|us|gle|to|cc|tv|app|site|shop|store|mall|market|online|page|xyz|info|biz|link|ly|gg';
/** Away from here: an address, spelt or not, or an account of a messenger. */
const LINK = new RegExp(
  [
    'h(?:tt|xx)ps?:|www\\.',
    `(?:^|[^a-z0-9@])[a-z0-9-]{1,}\\.(?:${TLD})(?![a-z0-9])`,
    '[a-z0-9가-힣]{2,}\\s?(?:점|쩜|닷|dot)\\s?(?:com|net|kr|컴|케이알)(?![a-z])',
    'open\\.kakao|오픈\\s?(?:채팅|카톡|톡|카카오)',
    '(?:카톡|카카오톡|라인|위챗|인스타|밴드)[^\\n]{0,4}(?:아이디|아디|id(?![a-z])|친추)',
    '(?:카톡|카카오톡|인스타(?:그램)?)[\\s:@]{1,3}[a-z][a-z0-9_.]{3,}',
    '텔레그램|(?:디엠|(?<![a-z])dm)\\s?(?:주|보내|으로|문의)|밴드[^\\n]{0,6}(?:가입|초대|들어오)',
  ].join('|'),
  'i',
);

/** Any address, also of a shop: where only the name of a thing belongs. */
export function hasAddress(text: string): boolean {
  return LINK.test(text.normalize('NFKC'));
}

/** What a first look finds in the words of a post: a reason for a person to look, never to refuse. */
export function flagsOf(text: string): Flag[] {
  const plain = text.normalize('NFKC');
  const digits = plain.replace(SPELT_RUN, (run) => Array.from(run, (each) => SPELT[each] ?? each).join(''));
  const goods = barredGoodsIn(plain);
  const found: [FlagKind, string | undefined][] = [
    ['FORBIDDEN', goods.length > 0 ? goods.join(', ') : undefined],
    // As written first: read out, 5678이에요 has a digit more.
    ['PHONE', (PHONE.exec(plain) ?? PHONE.exec(digits))?.[0]],
    ['LINK', LINK.exec(withoutShops(plain))?.[0]],
  ];
  return found.flatMap(([kind, words]) => (words === undefined ? [] : [{ kind, words: words.trim().slice(0, 100) }]));
}
