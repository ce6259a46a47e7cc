/**
 * A verb as it is found in any ending: people write `삼켰어요`, `삼킨 것 같아`, `삼켜뿟다`, and only what does not change of it is
 * looked for. Syllables are taken apart (NFD), in which an onset and a final are different letters, so that nothing is found
 * across the border of a syllable; finals and vowels that sound alike are one.
 */
export type Forms = {
  /** As it is spelt. */
  plain: string[];
  /** With a final drawn over to the vowel that follows (`먹어` as it is heard: `머거`). */
  tied: string[];
};

const ONSETS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const onset = (letter: string): string => String.fromCharCode(0x1100 + ONSETS.indexOf(letter));
const FINALS = 'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ';
const final = (letter: string): string => String.fromCharCode(0x11a8 + FINALS.indexOf(letter));
const VOWELS = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';
const vowel = (letter: string): string => String.fromCharCode(0x1161 + VOWELS.indexOf(letter));

const SILENT = onset('ㅇ');
/** What is heard of a final when a vowel follows. */
const DRAWN = new Map(
  Array.from(FINALS, (letter): [string, string] => {
    const [kept, moved] =
      { ㄳ: 'ㄱㅅ', ㄵ: 'ㄴㅈ', ㄺ: 'ㄹㄱ', ㄻ: 'ㄹㅁ', ㄼ: 'ㄹㅂ', ㄾ: 'ㄹㅌ', ㄿ: 'ㄹㅍ', ㅄ: 'ㅂㅅ' }[letter] ?? [];
    if (kept && moved) return [final(letter), final(kept) + onset(moved)];
    const alone = { ㄶ: 'ㄴ', ㅀ: 'ㄹ', ㅎ: 'ㅇ' }[letter] ?? letter;
    return [final(letter), ONSETS.includes(alone) ? onset(alone) : ''];
  }),
);
const ALIKE = new Map<string, string>([
  ...Array.from('ㅅㅆㅈㅊㅌㅎ', (letter): [string, string] => [final(letter), final('ㄷ')]),
  ...Array.from('ㄲㄳㅋㄺ', (letter): [string, string] => [final(letter), final('ㄱ')]),
  ...Array.from('ㅍㅄㄿ', (letter): [string, string] => [final(letter), final('ㅂ')]),
  ...Array.from('ㄶㄵ', (letter): [string, string] => [final(letter), final('ㄴ')]),
  ...Array.from('ㅀㄼㄽㄾ', (letter): [string, string] => [final(letter), final('ㄹ')]),
  [final('ㄻ'), final('ㅁ')],
  ...Array.from('ㅔㅖㅒ', (letter): [string, string] => [vowel(letter), vowel('ㅐ')]),
  ...Array.from('ㅙㅞ', (letter): [string, string] => [vowel(letter), vowel('ㅚ')]),
]);
const alike = (letters: string): string => letters.replace(/[\u1160-\u11ff]/g, (letter) => ALIKE.get(letter) ?? letter);

const apart = (text: string): string => text.normalize('NFD');
/** Letters as they are spelt, but for what sounds the same. */
export const plainOf = (text: string): string => alike(apart(text));
/** Letters as they are heard. */
export const tiedOf = (text: string): string =>
  alike(
    apart(text).replace(new RegExp(`([\u11a8-\u11c2])${SILENT}`, 'g'), (_, last: string) =>
      last === final('ㅇ') ? last + SILENT : (DRAWN.get(last) ?? last),
    ),
  );

const BRIGHT = new Set([vowel('ㅏ'), vowel('ㅗ'), vowel('ㅑ')]);

/** The stem before a vowel, in every way it is known to go (`부어`, `붓어`): one too many finds nothing. */
function beforeVowel(stem: string): string[] {
  const letters = apart(stem);
  const last = letters.at(-1)!;
  const head = letters.slice(0, -1);
  const isOpen = last >= vowel('ㅏ') && last <= vowel('ㅣ');
  const harmony = (text: string) => {
    const vowels = Array.from(text).filter((letter) => letter >= vowel('ㅏ') && letter <= vowel('ㅣ'));
    return BRIGHT.has(vowels.at(-1)!) ? 'ㅏ' : 'ㅓ';
  };
  const add = (text: string, letter: string) => text + SILENT + vowel(letter);
  if (stem.endsWith('하')) return [head + vowel('ㅐ'), add(letters, 'ㅕ')];
  if (stem.endsWith('르')) return [onsetDoubled(letters)];
  if (isOpen) {
    if ([vowel('ㅏ'), vowel('ㅓ'), vowel('ㅐ'), vowel('ㅔ'), vowel('ㅕ')].includes(last)) return [letters];
    if (last === vowel('ㅗ')) return [head + vowel('ㅘ'), add(letters, 'ㅏ')];
    if (last === vowel('ㅜ')) return [head + vowel('ㅝ'), add(letters, 'ㅓ')];
    if (last === vowel('ㅣ')) return [head + vowel('ㅕ'), add(letters, 'ㅓ')];
    if (last === vowel('ㅡ')) return [head + vowel('ㅏ'), head + vowel('ㅓ')];
    if (last === vowel('ㅚ')) return [head + vowel('ㅙ'), add(letters, 'ㅓ')];
    return [add(letters, 'ㅓ')];
  }
  const regular = [add(letters, harmony(letters)), add(letters, 'ㅓ')];
  if (last === final('ㅂ')) return [...regular, head + SILENT + vowel('ㅝ'), head + SILENT + vowel('ㅜ')];
  if (last === final('ㅅ')) return [...regular, add(head, harmony(head)), head + SILENT + vowel('ㅡ')];
  if (last === final('ㄷ')) return [...regular, add(head + final('ㄹ'), harmony(head))];
  if (last === final('ㅎ')) return [...regular, head.slice(0, -1) + vowel('ㅐ')];
  return regular;
}

/** `부르` → `불러`, `오르` → `올라`. */
function onsetDoubled(letters: string): string {
  const head = letters.slice(0, -2);
  return head + final('ㄹ') + onset('ㄹ') + vowel(BRIGHT.has(head.at(-1)!) ? 'ㅏ' : 'ㅓ');
}

const isClosed = (letters: string): boolean => letters.at(-1)! >= final('ㄱ');
/** `떨` in `떠는`, `떤다`. */
const withoutL = (letters: string): string | null => (letters.endsWith(final('ㄹ')) ? letters.slice(0, -1) : null);

/** `삼키다` in any ending. */
export function anyEnding(verb: string): Forms {
  const stem = verb.slice(0, -1);
  const letters = apart(stem);
  const short = withoutL(letters);
  return unique({
    plain: [letters, ...(short ? [short + onset('ㄴ'), short + final('ㄴ')] : [])],
    tied: [...beforeVowel(stem), ...(isClosed(letters) ? [letters + SILENT + vowel('ㅡ')] : [])],
  });
}

const DONE = [
  '버리',
  '버려',
  '버렸',
  '뿌',
  '뿟',
  '뿐',
  '부러',
  '부렀',
  '불었',
  '삐',
  '삣',
  '뻐',
  '가지고',
  '갖고',
  '서큰',
  '서어',
  '치웠',
];
const AS_THING = ['거', '것', '건', '걸', '게', '듯', '지', '뒤', '후', '다음', '상태', '모양', '애', '아이', '갑다'];
const AND_THEN = [
  '더니',
  '고나서',
  '고난',
  '고서',
  '고토',
  '고쓰',
  '고지금',
  '고갑자기',
  '고숨',
  '고축',
  '고는',
  '다가',
  '자마자',
];

/** `삼키다`, and it has happened: `먹어도 되나` is no news. */
export function happened(verb: string): Forms {
  const stem = verb.slice(0, -1);
  const letters = apart(stem);
  const adnominal = isClosed(letters)
    ? [`${withoutL(letters) ?? letters + SILENT + vowel('ㅡ')}${final('ㄴ')}`]
    : [letters + final('ㄴ')];
  const noun = isClosed(letters) ? letters + SILENT + vowel('ㅡ') + final('ㅁ') : letters + final('ㅁ');
  const infinitives = beforeVowel(stem);
  const told = infinitives.flatMap((each) => [
    each + final('ㅆ'),
    each + onset('ㅆ'),
    ...DONE.map((done) => each + apart(done)),
  ]);
  const all = [
    ...told,
    ...adnominal.flatMap((each) => AS_THING.map((thing) => each + apart(thing))),
    noun,
    ...AND_THEN.map((then) => letters + apart(then)),
  ];
  return unique({ plain: all, tied: all });
}

/** `안 쉬다`, `못 쉬다`, `쉬지 못하다`, with either; after `눈을`, if that is needed. */
export function denied(verb: string, what = ''): Forms {
  const stem = verb.slice(0, -1);
  const letters = apart(stem);
  const { plain, tied } = anyEnding(verb);
  const before = ['못', '몬', '안', '몾'].map((not) => apart(what + not));
  const after = ['지', '지를', '질', '지도', '진', '지는'].flatMap((link) =>
    ['못', '몬', '않', '안'].map((not) => apart(what) + letters + apart(link + not)),
  );
  return unique({
    plain: [...before.flatMap((not) => plain.map((each) => not + each)), ...after],
    tied: before.flatMap((not) => [...plain, ...tied].map((each) => not + each)),
  });
}

function unique({ plain, tied }: Forms): Forms {
  const tie = (each: string) => tiedOf(each.normalize('NFC'));
  return { plain: [...new Set(plain.map(alike))], tied: [...new Set(tied.map(tie))] };
}
