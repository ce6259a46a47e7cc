import { isConsonant, keystrokes, onsetOf, soundsLike, withinOneKey } from '../../korean/jamo';
import type { Ingredient, Knowledge } from '../knowledge';
import type { Bound } from './bind-marks';
import type { Mark } from './exclusion-marks';
import type { Subject } from './exclusion-subjects';
import { isLink, withoutParticles } from './link-words';
import type { NounReader } from './noun-thread';
import { serviceTopicIn } from './phrases';

/** `해바라기씨 알레르기`, `당콩 못 먹어요`: the word before a mark that nothing was found for, read as well as can be. */
export async function subjectsUnread(
  text: string,
  wordStarts: ReadonlySet<number>,
  marks: readonly Mark[],
  bound: readonly Bound[],
  { named, knowledge, nouns }: { named: readonly Subject[]; knowledge: Knowledge; nouns: NounReader },
): Promise<Subject[]> {
  // What is named after `알레르기 있어` may be what is asked for: a word before it that nobody knows comes first.
  const isRead = ({ start, end, isHeading }: Mark) =>
    bound.some(
      ({ subjects, cuts }) =>
        (isHeading || subjects.some((each) => each.start < end)) &&
        cuts.some((cut) => cut.start < end && cut.end > start),
    );
  const core = text.replace(/[&|^]/g, '');
  const readBefore = async (mark: Mark): Promise<Subject[]> => {
    if (mark.kind === 'back' || mark.kind === 'instead' || mark.kind === 'have' || isRead(mark)) return [];
    const isInside = /^(?:안든|안들어|안들은|안넣|무첨가|미함유|들어|포함|함유|free|프리)/.test(text.slice(mark.start));
    const isHealth = (mark.kind === 'allergy' || mark.kind === 'cannot') && !mark.ofIngredient;
    const word = wordBefore(text, wordStarts, mark.start);
    if (!word || named.some(({ start, end }) => start < word.end && end > word.start)) return [];
    // `사과 껍질 알레르기`
    const whole = named.find(({ end }) => end === word.start);
    if (whole && isHealth) return [{ ...whole, end: word.end }];
    const meant =
      ingredientLike(word.word, knowledge) ??
      (isHealth ? ingredientLike(text.slice(word.start, word.end + 1), knowledge) : null);
    if (meant) return [{ ...word, ingredient: meant, isForm: false, topic: null }];
    if (!(isHealth || isInside) || !(await isNoun(word.word, knowledge, nouns))) return [];
    // `영수증 끊어 주나요` asks of the service.
    if (mark.kind !== 'allergy' && isServiceWord(word.word, core, knowledge)) return [];
    return [{ ...word, ingredient: null, isForm: false, topic: topicOf(word.word) }];
  };
  const found: Subject[] = [];
  for (const mark of marks) found.push(...(await readBefore(mark)));
  return found;
}

const isServiceWord = (word: string, core: string, knowledge: Knowledge): boolean =>
  serviceTopicIn(core, knowledge)?.topic.phrases.some((phrase) => phrase.some((part) => part.includes(word))) ?? false;

const topicOf = (word: string) => ({ say: word, title: word, find: [word], category: null, weak: true });

/** The last word before a mark, without particles and the words that link it. */
function wordBefore(text: string, wordStarts: ReadonlySet<number>, mark: number) {
  let end = mark;
  for (const start of [...wordStarts].filter((at) => at < mark).toSorted((a, b) => b - a)) {
    const word = text.slice(start, end).replace(/[&|^]/g, '');
    if (word !== '' && !isLink(word)) {
      const bare = withoutParticles(word);
      return /^[가-힣ㄱ-ㅎ]{1,8}$/.test(bare) ? { word: bare, start, end: start + bare.length } : null;
    }
    if (mark - start > LONGEST_WAY) return null;
    end = start;
  }
  return null;
}
const LONGEST_WAY = 16;

/** One key away from an ingredient, or its onsets. */
function ingredientLike(word: string, { ingredients, fillers }: Knowledge): Ingredient | null {
  if (fillers.has(word)) return null;
  if (word.length < 2) return ingredients.find(({ say }) => say.includes(word)) ?? null;
  const isOnsets = Array.from(word).every(isConsonant);
  const keys = soundsLike(keystrokes(Array.from(word)));
  const isLike = (known: string): boolean => {
    if (known.length < 2 || known.length !== word.length) return false;
    if (isOnsets) return Array.from(known, onsetOf).join('') === word;
    return withinOneKey(keys, soundsLike(keystrokes(Array.from(known))));
  };
  return ingredients.find(({ label }) => isLike(label)) ?? ingredients.find(({ say }) => say.some(isLike)) ?? null;
}

const NOBODY =
  /(?:먹|마시|어요|아요|해요|에요|예요|습니다|는데|니까|아서|어서|라서|[셔여져워해나와려겨]서|이라|느낌|기분|복합|다중|중증|식품|인데|하고|거든|지만|있어|없어|이거|그거|저거|싶은|하는|같은)$|^(?:것|거|게|때|수|중|나|저|너|전|후|뭐|왜|더|막|늘|못|안|뒤|날|이후|다음)$/;

async function isNoun(word: string, { fillers, occasions }: Knowledge, nouns: NounReader): Promise<boolean> {
  if (fillers.has(word) || occasions.has(word) || NOBODY.test(word) || !/^[가-힣]+$/.test(word)) return false;
  const parts = await nouns(word);
  return parts.length > 0 && word.startsWith(parts[0]!);
}
