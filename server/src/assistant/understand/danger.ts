import type { Dangers } from '../knowledge';
import { classesIn, type DangerWords, dangerWords, type Sureness } from './danger-words';
import { squeeze } from './squeeze';

export type Emergency = keyof Dangers['answers']['emergency'];
export type Worry = keyof Dangers['answers']['worry'];
/** Something that is happening and for which help must be called, or something that may be. */
type Danger = { emergency: Emergency; worry: null } | { emergency: null; worry: Worry };

/**
 * Who or which part of a body, what happens to it, and now: each is a class of words (`dangers.json`), verbs in any ending, so
 * that a danger is known by its parts and not by its wording. What somebody always gets (`먹으면 부어요`) or once had is an
 * allergy to be left out, unless it is said to be now. When in doubt it is one: to be told to call costs a moment.
 */
export function dangerIn(typed: string, known: Dangers): Danger | null {
  const text = squeeze(typed).replace(/[ㄱ-ㅎㅏ-ㅣ]+/g, (letters) => (/[ㅋㅎ]/.test(letters) ? letters : ''));
  const ear = earFor(text, known);
  const emergency = emergencyIn(text, ear, known);
  if (emergency) return { emergency, worry: null };
  const worry = worryIn(text, ear, known);
  return worry && { emergency: null, worry };
}

const indexes = new WeakMap<Dangers, DangerWords>();
function indexOf(known: Dangers): DangerWords {
  const before = indexes.get(known);
  if (before) return before;
  const made = dangerWords(known.words);
  indexes.set(known, made);
  return made;
}

type Ear = { hears(all: readonly string[], least?: Sureness): boolean; has(one: string): boolean };

/** Named in too many messages to be guessed at, or said like something harmless: `딸이에요` sounds like `때려요`. */
const ALWAYS_SURE: ReadonlySet<string> = new Set([
  'people',
  'animals',
  'infants',
  'part',
  'harm',
  'beats',
  'beaten',
  'touched',
]);

/** `people|animals` is either. Of a danger one part may be misspelt, and roughly heard only beside others. */
function earFor(text: string, known: Dangers): Ear {
  const heard = classesIn(text, indexOf(known));
  const how = (classes: string): Sureness | null => {
    const found = classes.split('|').flatMap((each) => {
      const one = heard.get(each);
      return one === undefined || (one === 'rough' && ALWAYS_SURE.has(each)) ? [] : one;
    });
    return found.find((each) => each === 'sure') ?? found.find((each) => each === 'slip') ?? found[0] ?? null;
  };
  return {
    has: (one) => heard.get(one) === 'sure',
    hears: (all, least = 'rough') => {
      const parts = all.map(how);
      if (parts.includes(null)) return false;
      const unsure = parts.filter((each) => each !== 'sure');
      if (unsure.length === 0) return true;
      return unsure.length === 1 && all.length > 1 && (unsure[0] === 'slip' || least === 'rough');
    },
  };
}

function emergencyIn(text: string, ear: Ear, { emergencies, when }: Dangers): Emergency | null {
  const told = text.replace(STILL, '').replace(GOES_ON, '');
  const says = (words: readonly string[]) => words.some((word) => told.includes(word));
  const isHabit = says(when.habit);
  const isNow = says(when.now);
  const isJoke = says(when.jokes);
  const isOver = !isNow && (says(when.past) || isJoke);
  // Who cannot breathe asks for no meal kit, unless for what helps against what was eaten.
  const isWished = !isNow && says(when.wishes);
  const found = emergencies.find(({ all, not, help, isMild, isAlways }) => {
    if (help === 'self' || isAlways ? isJoke : isOver) return false;
    if (!isAlways && isHabit) return false;
    if (!isAlways && isWished && (isMild || (!OWN_WORDS.has(help) && !ear.has('cause')))) return false;
    return ear.hears(all) && !not?.some(ear.has);
  });
  if (!found) return null;
  if (OWN_WORDS.has(found.help)) return found.help;
  return found.help === 'animal' || (ear.has('animals') && !ear.has('people')) ? 'animal' : 'person';
}
/** Help that is called in words of its own, whoever else is named. */
const OWN_WORDS: ReadonlySet<Emergency> = new Set(['self', 'sudden', 'fumes', 'abuse', 'threat']);

/** The net below: somebody or some part of a body is named, something bad is told of it, and nothing is asked for. */
function worryIn(typed: string, ear: Ear, { worries, when }: Dangers): Worry | null {
  const text = typed.replace(STILL, '').replace(GOES_ON, '');
  const says = (words: readonly string[]) => words.some((word) => text.includes(word));
  const isNoNews = says(when.asks) || says(when.over);
  const found = worries.find(
    ({ all, not, isAsked }) =>
      (isAsked || !isNoNews) && ear.hears(all, all.length > 2 ? 'rough' : 'slip') && !not?.some(ear.has),
  );
  if (!found || (found.isOfGoods && says(when.mentions))) return null;
  return found.help ?? (ear.has('animals') && !ear.has('people') ? 'animal' : 'person');
}

/** What began yesterday and goes on is not over. */
const STILL =
  /(?:(?:어제|어젯|그제|엊그제|그저께|(?:요)?며칠(?:전)?|(?:하루|이틀|사흘|나흘|닷새)(?:전)?|[0-9한두세네]+(?:일|시간|주)전|저번주|지난주|아까|새벽|오전|아침|점심|오후|저녁|밤)(?:에)?)+부터/g;
/** `멈추지 않아요`, `쉬고 있어요`: neither denies anything nor asks what there is. */
const GOES_ON =
  /(?:멈추|멎|그치|싶|떨어지|내리|내려가|깨|깨어나|움직이|쉬|일어나|나오|뜨|가시|가누|듣|돌아오|차리|하)(?:지|질|지를|지도)[않안못]|고있/g;
