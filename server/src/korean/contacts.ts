/**
 * Ways to talk past 뭉치: phone numbers and addresses, as written, in wide or circled letters, read out, or with their letters
 * apart. The only place that knows them: what flags a post, refuses a question or a wish, and keeps them from a model asks here.
 */

/** A mobile, a fixed or a forwarded number, also abroad's way, with its digits spread out. */
const PHONE =
  /(?<!\d)(?:\+?82[^\d\n]{0,3}0?|0)[ .-]?1[ .-]?[016789](?:[^\d\n]{0,3}\d){7,8}(?!\d)|(?<!\d)0(?:2|[3-6]\d|70|50\d)[-._ )]{1,2}\d{3,4}[-._ ]\d{4}(?!\d)/g;

/** Digits as they are read out or drawn with letters; the longer words first. */
const SPELT: Record<string, string> = {
  하나: '1',
  다섯: '5',
  여섯: '6',
  일곱: '7',
  여덟: '8',
  아홉: '9',
  둘: '2',
  셋: '3',
  넷: '4',
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
/** The end of a sentence is no digit: 5678이에요, 5678 오세요. */
const NO_DIGIT = '이(?:에요|예요|라|야|고|며|나)|오(?:세요|시|전|후)|일요|구(?:해|매|입)';
const DIGIT = `(?!${NO_DIGIT})(?:${Object.keys(SPELT).join('|')}|\\d)`;
const SPELT_RUN = new RegExp(`(?:${DIGIT}[\\s._-]{0,2}){9,}`, 'g');
const SPELT_DIGIT = new RegExp(DIGIT, 'g');
/** Counted out, as nobody writes a price: a mobile number's beginning is enough. */
const COUNTED = /(?:하나|둘|셋|넷|다섯|여섯|일곱|여덟|아홉)/g;
const COUNTED_PHONE = /01[016789](?:[\s._-]{0,2}\d){6,}/g;

const TLD =
  'com|net|org|io|me|kr|co|us|gle|to|cc|tv|app|site|shop|store|mall|market|online|page|xyz|info|biz|link|ly|gg';
const HANDLE = '[a-z][a-z0-9_.]{3,}';
const HANDLE_WITH_DIGIT = '(?=[a-z0-9_.]*\\d)[a-z][a-z0-9_.]{3,}';
/** An address, spelt or not, or an account of a messenger. */
const LINK = new RegExp(
  [
    'h(?:tt|xx)ps?:|www\\.|(?<![a-z])h(?:tt|xx)ps?\\s+[a-z0-9-]+\\s',
    `(?:^|[^a-z0-9@])[a-z0-9-]{1,}\\.(?:${TLD})(?![a-z0-9])`,
    '[a-z0-9._%+-]@[a-z0-9-]{1,63}\\.[a-z]{2}',
    '[a-z0-9가-힣]{2,}\\s?(?:점|쩜|닷|dot)\\s?(?:com|net|kr|컴|케이알)(?![a-z])',
    '[a-z][a-z0-9-]+\\s?(?:점|쩜|닷|dot)\\s?(?:ly|io|gg|me)(?![a-z])',
    'open\\.?kakao|오픈\\s?(?:채팅|카톡|톡|카카오)',
    '(?:카톡|카카오톡|라인|위챗|인스타|밴드)[^\\n]{0,4}(?:아이디|아디|id(?![a-z])|친추)',
    `(?:카톡|카카오톡|ㅋㅌ|인스타(?:그램)?)[\\s:@]{1,3}${HANDLE}`,
    `(?:카톡|카카오톡|ㅋㅌ|인스타(?:그램)?)(?:[은는이가]|아이디[는가]?)[\\s:@]{0,3}${HANDLE}`,
    `(?:카톡|카카오톡|ㅋㅌ|인스타(?:그램)?)(?:도|으?로)?[\\s:@]{0,3}${HANDLE_WITH_DIGIT}`,
    '(?<![a-z])ka(?:kao)?\\s?(?:talk|tok)?\\s{0,3}(?:id(?![a-z])|아이디|아디)',
    `(?<![a-z])ka(?:kao)?\\s?(?:talk|tok)[\\s:@]{1,3}${HANDLE_WITH_DIGIT}`,
    '텔레그램|(?:디엠|(?<![a-z])dm)\\s?(?:주|보내|으로|문의)|밴드[^\\n]{0,6}(?:가입|초대|들어오)',
  ].join('|'),
  'gi',
);
const DOT_IN_BRACKETS = /\s?[([{<]\s?(?:점|쩜|닷|dot|\.)\s?[)\]}>]\s?/gi;
const LETTERS_APART = /(?<![a-z0-9])[a-z0-9](?: ?\. ?[a-z0-9]| [a-z0-9]){4,}(?![a-z0-9])/gi;

/** The first phone number, as it reads. */
export function phoneIn(text: string): string | undefined {
  const written = fold(text);
  const [range] = rangesOf(written, PHONE);
  return range ? text.slice(range.from, range.to) : spokenPhones(written)[0]?.words;
}

/** The first address or account. */
export function linkIn(text: string, but: (plain: string) => string = (plain) => plain): string | undefined {
  return but(undisguised(fold(text)).text).match(LINK)?.[0];
}

type Range = { from: number; to: number };

/** Where phone numbers stand in a text. */
export function phonesOf(text: string): Range[] {
  const written = fold(text);
  return merged([...rangesOf(written, PHONE), ...spokenPhones(written)]);
}

/** The text without phone numbers, addresses and accounts, for who must not learn them. */
export function withoutContacts(text: string): string {
  const links = rangesOf(undisguised(fold(text)), LINK).map(({ from, to }) => ({
    from,
    to: to + /^\S*/.exec(text.slice(to))![0].length,
  }));
  return blanked(text, merged([...phonesOf(text), ...links]), ' ');
}

/** The text with each character of these places replaced. */
export function blanked(text: string, ranges: readonly Range[], sign: string): string {
  let left = text;
  for (const { from, to } of ranges) left = left.slice(0, from) + sign.repeat(to - from) + left.slice(to);
  return left;
}

/** A text written otherwise, with where in the first one each of its characters begins and ends. */
type Mapped = { text: string; begins: number[]; ends: number[] };

/** Full-width, circled and the like as plain letters; invisible ones are left out. Jamo stay: a single ㅋ would become half a syllable. */
function fold(text: string): Mapped {
  const mapped: Mapped = { text: '', begins: [], ends: [] };
  let from = 0;
  for (const letter of text) {
    const isJamo = /[\u3131-\u318e]/.test(letter);
    const plain = isJamo ? letter : letter.normalize('NFKC').replace(/\p{Cf}/gu, '');
    mapped.text += plain;
    for (let nth = 0; nth < plain.length; nth++) {
      mapped.begins.push(from);
      mapped.ends.push(from + letter.length);
    }
    from += letter.length;
  }
  return mapped;
}

function rewritten({ text, begins, ends }: Mapped, pattern: RegExp, write: (found: string) => string): Mapped {
  const mapped: Mapped = { text: '', begins: [], ends: [] };
  let done = 0;
  const copy = (to: number) => {
    mapped.text += text.slice(done, to);
    mapped.begins.push(...begins.slice(done, to));
    mapped.ends.push(...ends.slice(done, to));
    done = to;
  };
  for (const match of text.matchAll(pattern)) {
    copy(match.index);
    const words = write(match[0]);
    mapped.text += words;
    done = match.index + match[0].length;
    for (let nth = 0; nth < words.length; nth++) {
      mapped.begins.push(begins[match.index]!);
      mapped.ends.push(ends[done - 1]!);
    }
  }
  copy(text.length);
  return mapped;
}

/** Brackets around a dot and blanks between letters taken out. */
function undisguised(mapped: Mapped): Mapped {
  const dotted = rewritten(mapped, DOT_IN_BRACKETS, () => '.');
  return rewritten(dotted, LETTERS_APART, (found) => found.replaceAll(' ', ''));
}

function spokenPhones(written: Mapped): (Range & { words: string })[] {
  const found: (Range & { words: string })[] = [];
  for (const match of written.text.matchAll(SPELT_RUN)) {
    const [run] = match;
    const start = match.index;
    const [begins, ends] = [written.begins, written.ends].map((all) => all.slice(start, start + run.length));
    const part: Mapped = { text: run, begins: begins!, ends: ends! };
    const digits = rewritten(part, SPELT_DIGIT, (each) => SPELT[each] ?? each);
    const isCounted = (run.match(COUNTED)?.length ?? 0) >= 4;
    for (const range of [...rangesOf(digits, PHONE), ...(isCounted ? rangesOf(digits, COUNTED_PHONE) : [])])
      found.push(range);
  }
  return found;
}

function rangesOf({ text, begins, ends }: Mapped, pattern: RegExp): (Range & { words: string })[] {
  return Array.from(text.matchAll(pattern), ({ index, 0: words }) => ({
    from: begins[index]!,
    to: ends[index + words.length - 1]!,
    words,
  }));
}

function merged(ranges: readonly Range[]): Range[] {
  const all: Range[] = [];
  for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else all.push({ from, to });
  }
  return all;
}
