/** Said of what stands after it. */
const BEFORE =
  "(?:no|not|non|without|never|except|avoid(?:s|ing)?|skip(?:ping)?|minus|hates?|dislikes?|quit|stopped|can(?:no|'?)t|can not|(?:do|does|did|wo|should|must|could)(?:n'?t| not)|allergic to|sick of|intolerant to|sensitive to|anything but|other than|instead of|free (?:of|from)|off)";
/** Said of what stands before it. */
const AFTER =
  "(?:free|is|are|isn'?t|aren'?t|makes?|made|gives?|gave|kills?|killed|causes?|triggers?|hurts?|scares?|sucks?|allergy|intoleran(?:t|ce))";
const BEFORE_THING = new RegExp(
  `\\b${BEFORE}\\b[ -]+(?:(?:eat|eats|eating|have|having|like|want|wanna|drink|take|touch|stand|any|the|a|with|to|of|in|it|use|buy)[ -]+)*([a-z]+)`,
  'gi',
);
const AFTER_THING = new RegExp(`\\b([a-z]+)[ -]+${AFTER}\\b`, 'gi');
/** Their place is taken by what they say, so they name nothing. */
const PEOPLE = /\b(?:i|we|he|she|they|my|our|kids?|son|daughter|wife|husband|mom|dad|please|plz|pls|am|is|are)\b/gi;

/** `no땅콩`, `볶음밥 -새우`: the sign stands right before it. */
const NO_THING = /(?:\bno|(?<=[가-힣]\s)[-–−])([가-힣]{1,6})(?![가-힣])/gi;

/** `no milk`, `nut-free`, `I can't eat pork`: written as it is said in Korean, so that one reading does for both. */
export const inKorean = (text: string): string =>
  text
    .replaceAll('’', "'")
    .replace(NO_THING, ' $1 빼고 ')
    .replace(AFTER_THING, '$1 빼고')
    .replace(BEFORE_THING, '$1 빼고')
    .replace(PEOPLE, ' ');
