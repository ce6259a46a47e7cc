import { PAUSE } from './letters';

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

/** Pictures that refuse, whatever person or skin they are drawn with. */
const REFUSING = /[❌✕✖✗✘✘╳⨉⨯×❎🚫⛔👎🙅🤮🤢☠](?:\p{Emoji_Modifier}|\u{fe0f}|\u{200d}|♀|♂)*/gu;
const PICTURE =
  /(?:(?!❌)\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u{200d}|\u{fe0f}|♡|♪|♬)+/gu;
/** Neither seen nor said: zero widths, soft hyphens, the frame of `1️⃣`. */
const UNSEEN = /\u{ad}|[\u{200b}\u{200c}\u{200e}\u{200f}\u{2060}\u{feff}]|\u{fe0e}|\u{fe0f}?\u{20e3}/gu;
/** Laughter, tears, drawls and faces; `ㅎㄷ` are onsets and `1만~2만` is a range. */
const DRAWN =
  /[tㅠㅜㅡ><-][_.]+[tㅠㅜㅡ><-]|\^+(?:[_.ㅡ0o-]*\^+)?|(?<![ㄱ-ㅎ])[ㅋㅎㅠㅜㅡ]+(?![ㄱ-ㅣ])|(?<![\d만천원]\s?)[~∼〜～]+/gi;

/** What people draw and mean: only right before it is refused or asked for, since elsewhere it adorns. */
const THINGS: Record<string, string> = {
  '🥛': '우유',
  '🧀': '치즈',
  '🥚': '계란',
  '🍳': '계란',
  '🥜': '땅콩',
  '🌰': '밤',
  '🦐': '새우',
  '🍤': '새우',
  '🦀': '게',
  '🦞': '갑각류',
  '🦑': '오징어',
  '🐙': '문어',
  '🦪': '굴',
  '🐟': '생선',
  '🍑': '복숭아',
  '🍅': '토마토',
  '🍖': '고기',
  '🥩': '소고기',
  '🐄': '소고기',
  '🐷': '돼지고기',
  '🐖': '돼지고기',
  '🥓': '돼지고기',
  '🐔': '닭고기',
  '🍗': '닭고기',
  '🍯': '꿀',
  '🌾': '밀',
  '🍞': '빵',
  '☕': '커피',
  '🌶': '매운거',
  '🥒': '오이',
  '🍓': '딸기',
  '🍎': '사과',
  '🥝': '키위',
  '🥥': '코코넛',
  '🍺': '술',
  '🍊': '귤',
  '🍌': '바나나',
  '🍇': '포도',
  '🍉': '수박',
  '🍋': '레몬',
  '🍐': '배',
  '🍠': '고구마',
  '🥔': '감자',
  '🧅': '양파',
  '🧄': '마늘',
  '🥕': '당근',
  '🥬': '배추',
  '🌽': '옥수수',
  '🍄': '버섯',
  '🍜': '라면',
  '🧻': '휴지',
};
const THING = `(?:${Object.keys(THINGS).join('|')})\u{fe0f}?`;
const MEANT = new RegExp(
  `(?<![가-힣])(?:${THING}\\s?)+(?=(?:든|들어간|들어있는|들은)?\\s?(?:거|것|건)?\\s?(?:알레|알러|먹으면|먹음|보면|빼|뺀|못|안\\s?(?:먹|들|든|돼|되)|없는|금지|제외|말고|싫|노노|ㄴㄴ|❌|x(?![a-z])))`,
  'giu',
);
const EACH = new RegExp(THING, 'gu');

const ASKED = new RegExp(
  `(?<![가-힣][^가-힣.!?\n]*)(${THING})\\s?(?=공구|공동구매|있(?:어|나|음|을)|추천|보여|줘|주세요|살\\s?(?:사람|래|까)|사고|먹고\\s?싶|팔|파나|나눌|나눠|같이\\s?(?:살|사)|ㅊㅊ)`,
  'gu',
);

/** `🍊 공구 있나요?`: drawn instead of written. */
export const picturesAsked = (message: string): string =>
  message.replace(ASKED, (_, drawn: string) => `${THINGS[drawn.replace('\u{fe0f}', '')]} `);

/** `🥛 알레르기`, `🚫견과류`: pictures that say something, in words. */
export function picturesInWords(message: string): string {
  const text = message.replace(UNSEEN, '').replace(REFUSING, '❌');
  // `❌우유 ❌땅콩`: each stands before what it refuses.
  const refused = /^\s*❌\s?[가-힣]/.test(text) ? text.replace(/❌\s?([가-힣]+)/g, ' $1❌ ') : text;
  return refused.replace(MEANT, (drawn) => {
    const words = Array.from(drawn.matchAll(EACH), ([each]) => THINGS[each.replace('\u{fe0f}', '')]);
    return `, ${words.join(', ')} `;
  });
}

/** Drawings that say nothing; a particle belongs to the word before them. */
export const withPauses = (message: string): string =>
  DRAWINGS.reduce((text, { drawn, inWord }) => text.replace(inWord, '').replace(drawn, ` ${PAUSE} `), message);
const DRAWINGS = [PICTURE, DRAWN].map((drawn) => ({
  drawn,
  inWord: new RegExp(
    `(?<=[가-힣])(?:${drawn.source})(?=(?:은|는|이|가|을|를|도|만|랑|이랑|하고)(?![가-힣]))`,
    drawn.flags,
  ),
}));

/** The message without pictures, unless it is nothing else. */
export function withoutPictures(message: string): string {
  const text = message.replace(PICTURE, ' ');
  return text.trim() === '' ? message : text;
}
