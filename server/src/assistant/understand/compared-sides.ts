/** Asks which of them, or what lies between them. */
const VERSUS =
  /(?:뭐가|뭘로|뭐|어느\s?게|어느\s?쪽|어느\s?것|어떤\s?게)[이가은는을]?\s?(?:더|제일|젤|좀)?\s?(?:비싸|비쌈|싸|쌈|싼|저렴|나아|나을|낫|나은|이득|경제|많|달라|다르|다른)|차이|비교|견주|따[져지]|\svs\s/;
const PER_PIECE =
  /(?:개|장|매|팩|봉|병|롤|캔|포|kg|키로|킬로|그램|g|리터|미리|ml|l|하나)당|하나에|한\s?(?:개|장|팩|봉|병|롤|캔)에|꼴/;
/** A word that joins, after what it joins: `이랑`, `랑`, `하고`, `와` after a vowel, `과` after a consonant. */
const JOINS = /(?<!사|자|노|파|빨)(?:이?랑|하고|\svs)(?=\s|$)|(?:이랑|하고)(?=[가-힣\d])/g;
const WORDS_OF_A_SIDE = 3;
const UNITS: [RegExp, string][] = [
  [/(?<=\d)\s?(?:키로|킬로)(?:그램|그람)?/g, 'kg'],
  [/(?<=\d)\s?(?:그램|그람)/g, 'g'],
  [/(?<=\d)\s?(?:미리|밀리)(?:리터)?/g, 'ml'],
  [/(?<=\d)\s?리터/g, 'l'],
  [/(?<=\d)\s?(?:센치|센티)(?:미터)?/g, 'cm'],
];

/** `3겹이랑 4겹 뭐가 이득`: what is held against each other, in the words of the message; one if the other is on screen. */
export function sidesIn(text: string): string[] {
  if (!VERSUS.test(text) && !PER_PIECE.test(text)) return [];
  const spoken = UNITS.reduce((all, [unit, short]) => all.replace(unit, short), withParticles(text));
  const parts = spoken.split(JOINS);
  if (parts.length < 2) return [];
  const [first, ...others] = parts;
  const sides = [first!.trim().split(' ').slice(-WORDS_OF_A_SIDE).join(' '), ...others.map(beforeQuestion)];
  return sides.map((side) => side.replaceAll(' ', '')).filter((side) => side !== '');
}

/** `햄과 참치` and `사과 참치`: what it ends in tells a particle from a word. */
const withParticles = (text: string): string =>
  text.replaceAll(/([가-힣])([와과])(?=\s)/g, (whole, before: string, particle: string) => {
    const isClosed = (before.charCodeAt(0) - 0xac00) % 28 > 0;
    return isClosed === (particle === '과') ? `${before}하고` : whole;
  });

const QUESTION = /(?:중에?서?|뭐|어느|어떤|차이|비교|견주|따[져지]|가격|얼마|\S*당(?=\s|$)|값).*$/;
const beforeQuestion = (part: string): string => part.replace(QUESTION, '').trim();

/** Holds things against each other: whatever is named is asked about, and not refused. */
export const compares = (text: string): boolean => VERSUS.test(text) && sidesIn(text).length > 1;
