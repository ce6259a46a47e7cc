/** What stands between the two halves of one saying; spaces do not matter. */
const GAP = '[가-힣\\s]{0,6}?';
const EAT = '(?:먹|마시|마셔|마신|드시|드셔|드신|묵)';
const NOT = '(?:안|못)';

/**
 * Sayings that hold a negative word and wish for the thing all the same. Each is written as a plain wish before anything
 * else is read, so that no mark sees its halves.
 */
const SAYINGS: RegExp[] = [
  // `고등어 안 먹고는 못 산다`, `땅콩버터 없이는 식빵 못 먹음`, `우유 없으면 안 돼`
  new RegExp(
    `(?:${NOT}\\s?${EAT}[가-힣]{0,2}고(?:는|선|서는)|없이는?|없으면|없인)\\s?${GAP}\\s?${NOT}\\s?(?:살|산|사는|사네|되|돼|됨|됩|버티|버텨|견디|견뎌|배기|참|먹|넘기|넘어)[가-힣]*`,
    'g',
  ),
  new RegExp(
    `(?:없으면|빠지면|안\\s?(?:먹으면|넣으면))\\s?${GAP}\\s?(?:섭섭|허전|서운|아쉽|아쉬|큰일|죽|미치|잠이\\s?안|하루가)[가-힣]*`,
    'g',
  ),
  // `토마토 싫어하는 사람이 어딨어요`; `못 먹는 사람 있나요` may be meant.
  /(?:싫어하는|안\s?좋아하는|마다하는)\s?(?:사람|애|분|이|인간|가족|식구)(?:이|가|도|은|는)?\s?(?:세상에\s?|우리집에\s?)?(?:어딨|어디\s?있|있을까|있겠|누가|없(?!는))[가-힣]*/g,
  // `해산물은 포기 못해`, `새우는 못 잃어`
  /(?:포기|양보)(?:는|를|가)?\s?(?:절대\s?)?(?:못|안)\s?[해하함한][가-힣]*|못\s?(?:잃|잊|버리|버려|헤어)[가-힣]*|(?:끊|참)을\s?수\s?(?:가\s?)?없[가-힣]*/g,
  // `김치엔 새우젓을 빼놓을 수 없지`, `빠질 수 없는`
  /(?:빼놓을|빠질|뺄|빠뜨릴|거를|지나칠)\s?수\s?(?:가\s?|는\s?)?없[가-힣]*/g,
  // `호두 안 사왔다고 혼남`, `우유 사는 걸 깜빡`
  /(?:안|못)\s?(?:사\s?왔|사\s?와서|사\s?옴|샀|사놨|사놓|구했|구함)[가-힣]*|(?:사는|사오는)\s?(?:거|걸|것을?)\s?(?:깜[박빡]|까먹|잊)[가-힣]*|(?:빼먹|빠뜨리|빠트리)(?:고|었|어)[가-힣]*/g,
  // `고기 없는 밥상은 밥상이 아니지`
  /없는\s?([가-힣]{1,4})[은는]\s?\1[이가]?\s?아니[가-힣]*|(?:없는|빠진)\s?[가-힣]{1,5}?[은는이가]?\s?(?:상상|말이\s?안|말도\s?안|무슨|의미)[가-힣]*/g,
  // `없어서 못 먹지`, `질리지도 않아`
  /없어서\s?못\s?(?:먹|사|마)[가-힣]*|(?:질리|물리)지(?:도|가|를)?\s?않[가-힣]*|안\s?(?:질려|질리|물려)[가-힣]*/g,
];

/** `새우 못 먹어본 지 백만년 … 오늘은 꼭 먹을 거야`: a long time without it, and then it is to be had. */
const LONGED_FOR = [
  ['못', '먹을|먹자|먹고\\s?싶|먹어야|땡|당긴|당겨|그리|사야|오늘은|드디어|무조건'],
  // Who has not eaten meat for three years may live without it.
  ['안', '먹고\\s?싶|땡|당긴|당겨|그리워|그립|스트레스|금단'],
].map(
  ([not, then]) =>
    new RegExp(
      `${not}\\s?${EAT}[가-힣]{0,3}(?:은|본|어본|신)?\\s?지(?=[^.!?\\n]{0,14}(?:년|달|주|개월|일|오래|한참|됐|된|넘).*?(?:${then}))`,
      'g',
    ),
);
/** `까기 귀찮아서`, `굽기 싫은데`: the work is what is disliked. */
const WORK =
  /(?:손질하|까|굽|튀기|끓이|씻|다듬|썰|자르|해감하|삶|조리하|요리하|만들|담그|들고\s?오|사러\s?가)기(?:가|도|는)?\s?(?:너무\s?|좀\s?|넘\s?)?(?:싫|귀찮|힘들|어렵|어려|번거|성가|까다)[가-힣]*/g;

/** A message whose double negatives are written as what they mean. */
export const withoutDoubleNegatives = (message: string): string =>
  [...SAYINGS, ...LONGED_FOR].reduce((text, saying) => text.replace(saying, ' 못끊어 '), message).replace(WORK, ' ');
