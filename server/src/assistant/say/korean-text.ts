import { josa } from 'es-hangul';

export const won = (amount: number): string => `${amount.toLocaleString('ko-KR')}원`;

const COUNTED = ['', '혼자', '둘', '셋', '넷', '다섯', '여섯', '일곱', '여덟', '아홉'];

/** `4` → `넷이`, `12` → `12명이`. */
export function together(people: number): string {
  if (people === 1) return '혼자';
  const word = COUNTED[people];
  return word ? `${word}이` : `${people}명이`;
}

type Particle = Parameters<typeof josa>[1];

/** A particle after a word that may end in a digit, a Latin letter or a bracket; what stands in the bracket is not read. */
export function withParticle(word: string, particle: Particle): string {
  const spoken = word
    .replace(/[\s’”'"]+$/, '')
    .replace(/(?<=[^\s(])\s?[([][^)\]]*[)\]]$/, '')
    .replace(/[)\]\s’”'"]+$/, '');
  if (/[가-힣]$/.test(spoken)) return word + josa.pick(spoken, particle);
  const final = FINALS[spoken.at(-1)?.toLowerCase() ?? ''];
  return word + josa.pick(final ?? '가', particle);
}

/** How a name's last sign is read, as far as its final consonant matters (`10kg` ends like `그램`). */
const FINALS: Record<string, string> = {
  '0': '영',
  '1': '일',
  '2': '이',
  '3': '삼',
  '4': '사',
  '5': '오',
  '6': '육',
  '7': '칠',
  '8': '팔',
  '9': '구',
  g: '램',
  l: '터',
  m: '엠',
  n: '엔',
  r: '알',
  p: '피',
};

/** The same question gets the same wording; different turns do not repeat it. */
export function oneOf<Item>(items: readonly Item[], turn: number): Item {
  return items[turn % items.length]!;
}
