/** What is said after a thing to leave it out, and how it is taken back. Matched on text without spaces. */
export type Mark = { kind: MarkKind; start: number; end: number };
export type MarkKind = 'allergy' | 'cannot' | 'refused' | 'have' | 'back';

/** Signs that stand for what punctuation said; `normalise` keeps them. */
export const COMMA = '&';
export const STOP = '|';
export const QUESTION = '^';

/** However it is spelt: 알레르기, 알러지, 알러진데, 알래르기 … */
const ALLERGY =
  '알(?:레르|러르|래르|르레|레|러|래)(?:기|지|진|긴|쥐|끼|긔|질|길)|알레르|allergy|두드러기|과민증|과민반응|아나필락시스';
const ALLERGY_NOT =
  '(?:는|은|가|이|도|같은거는|같은건|그런거)?(?:이제|인제|지금은|원래|사실|다)?(?:없어(?!도)|없습|없음|없다|없고|없으|없는데|없거든|없지|없네|아니|안나|없었|사라|나았|거짓)';
const CANNOT = [
  '(?:못|몬)(?:먹(?!어본|어봤)|마시|마셔|마심|드시|드세|드심|드신|드는|묵|무그|삼키|넘기)',
  '(?:먹|마시|드시|묵)(?:으)?면(?:절대|바로|좀|자꾸|계속)?(?:안|배|탈|속|큰일|아프|아파|체|설사|토|간지|가려|죽|몸|응급|숨|입)',
  '(?:먹|마시)(?:지)(?:를)?(?:못|마|말)',
  '먹기힘들|못먹',
  '안(?:받는|받아|맞아|맞는)',
  '금지|금물|피해야|피하고|피해서|피하는|가려야|가리는|조심해|소화(?:를)?(?:못|안)',
];
const REFUSED = [
  '빼(?:고|구|줘|주|서|면|라|도|달|죠|야)|뺴(?:고|구|줘)?|뺀|빼(?=$|\\||\\^)',
  '제외|말고|말구|말거',
  '싫|시러|시른|시로해|시룸|극혐|질색|질려|질렸|물려|물렸|노노|ㄴㄴ|사절',
  '(?<!류|종|격|맛|일|월|요)별로(?!도)',
  '없는(?!데|지|가|게|건가)|없이|아닌(?!가|데|지)|빠진|제거|대신|그만(?!큼)',
  '안(?:먹|마시|마셔|좋아|땡|내키|드시|드세|든|들어|들은|넣|섞|써)',
  '들어(?:가|있)지(?:않|안)|들지않|포함(?:안|되지)|무첨가|프리(?!미엄|퀀|랜|지|마켓|티|뷰|즈)|[x❌]+(?=$|\\|)',
];
const HAVE = [
  '집에(?:이미|아직|많이|잔뜩|도)*(?:있(?!나|니|냐)|많|남|쌓)',
  '(?:이미|아직|많이|잔뜩|엄청)(?:있|남|쌓|샀|사놨|사둔)',
  '(?<=집에[가-힣&]{1,12})(?:많이|아직|이미)?(?:있(?!나|니|냐)|많|남)',
  '있으니|많아서|많으니|남아서|남았|쟁여(?:놨|뒀|놓은|둔|놓았)|사놨|사놓|사뒀|샀어|샀음|샀으|샀는|선물받',
];
const BACK = [
  '(?:빼지|제외하지)(?:마|말|않)|(?:안)(?:빼도|빼줘도)|(?:빼는|제외|빼기)(?:건|거|한거|한건|는)?(?:취소|해제|그만)',
  '(?:이제|인제|다시|지금은|사실)?(?:괜찮|괜춘|갠찮|ㄱㅊ)',
  '(?:먹어도|마셔도|들어가도|들어있어도|들어도|있어도|포함해도|넣어도)(?:돼|되|됨|괜|상관|ok|오케이)',
  '(?:이제|다시|인제)(?:먹|마실|넣|포함|보여)',
  '먹을수있|상관없|포함해|넣어줘|다시넣|취소|해제|풀어줘',
];

const group = (name: string, parts: string[]): string => `(?<${name}>${parts.join('|')})`;
const MARKS = new RegExp(
  [
    group('none', [`(?:${ALLERGY})${ALLERGY_NOT}`]),
    group('back', BACK),
    group('allergy', [ALLERGY]),
    group('cannot', CANNOT),
    group('have', HAVE),
    group('refused', REFUSED),
  ].join('|'),
  'g',
);

export function marksIn(text: string): Mark[] {
  return Array.from(text.matchAll(MARKS), (match) => {
    const { none, back, allergy, cannot, have } = match.groups!;
    const kind = none || back ? 'back' : allergy ? 'allergy' : cannot ? 'cannot' : have ? 'have' : 'refused';
    return { kind, start: match.index, end: match.index + match[0].length };
  });
}

/** `다 괜찮아`, `조건 초기화`: everything that was left out is let in again. */
export const TAKES_ALL_BACK =
  /(?:조건|제외|빼는거|뺀거|뺀것)(?:을|를|은|는)?(?:다|모두|전부|싹)?(?:초기화|취소|해제|풀어|지워|리셋)|(?:가리는|못먹는)(?:거|것|음식)(?:은|는|이|도)?(?:이제)?없(?:어|음|습)|(?:이제)?(?:다|전부|모두|뭐든|아무거나)(?:잘)?(?:먹어|먹을수있|먹음|괜찮)/;
