import { countOf } from '../../korean/count-words';
import { purchaseCues } from './asks-of-goods';

/** When a purchase must close to be meant; days from today. */

/** What says that something ends then: it closes, or one must be in by then. */
const ENDS =
  '(?:마감|끝|종료|닫|만료|까지(?:인|만|하는|되는|가능|모집|모으|받|$)|신청해야|참여해야|들어가야|결정해야|못들어가|못사|못끼|아웃|없어지|사라지|늦는|늦어)';
/** Between a day and its end; what was opened on that day does not end on it. */
const BETWEEN = '(?:(?!열린|열렸|올라|새로|뜬|시작|공구|먹|살|모레|내일).){0,9}';
const ofDay = (day: string): RegExp => new RegExp(`(?:${day})${BETWEEN}${ENDS}|마감(?:이|일|일이)?(?:${day})`);

const TODAY = ofDay('오늘|금일|당일|자정|이따');
const LAST_DAY = /오늘(?:이)?마지막|(?:내일이면|내일부턴?|내일부터는?)(?:은)?(?:못|안|늦)/;
const TOMORROW = ofDay('내일|명일');
const THIS_WEEK = ofDay('이번주|금주|일주일|한주|7일');
const SOON =
  /마감(?:시간|기한|날짜)?(?:이|도|일이?)?(?:임박|직전|얼마안|가까|곧|빠른|빠|순|코앞|다가|다돼|다되|앞둔|앞두|눈앞)|곧(?:마감|끝|닫|종료)|(?:빨리|금방|얼른)(?:끝|닫|마감)|얼마안남은|막바지|막판|(?:시간|기한|기간|날짜)(?:이|도)?(?:얼마|별로|거의)(?:안|없)/;
const ON_THE_DAY = /(?:내일|모레)(?:이|에|만)?(?:마감|끝|종료|닫)|마감(?:이|일이?)?(?:내일|모레)(?!까지|안|이내)/;
const HAS_DEADLINE = /마감|끝|종료|닫|까지(?:하는|인|모집|만)/;
const IN_DAYS =
  /(모레|이틀|사흘|나흘|[1-9]\d?일)(?:까지|안에|이내|내에|내로|뒤|후|남은|남았)?|(하루)(?:남은|남았|안에|뒤|전|안남)/;
const DAYS: Record<string, number> = { 하루: 1, 모레: 2, 이틀: 2, 사흘: 3, 나흘: 4, 일주일: 7 };
const SOON_DAYS = 2;
const WEEK_DAYS = 7;

/** Without what says when it closes: `12시 지나면 없어지는` asks for no rule. */
const withoutDay = (core: string): string => core.replace(TODAY, '').replace(TOMORROW, '').replace(LAST_DAY, '');

function withinDaysIn(core: string): number | null {
  if (AT_LEAST.test(core)) return null;
  if (LAST_DAY.test(core) || TODAY.test(core)) return 0;
  if (TOMORROW.test(core)) return 1;
  if (THIS_WEEK.test(core)) return WEEK_DAYS;
  const [, named, one] = HAS_DEADLINE.test(core) ? (IN_DAYS.exec(core) ?? []) : [];
  const days = named ?? one;
  if (days) return DAYS[days] ?? Number.parseInt(days, 10);
  return SOON.test(core) ? SOON_DAYS : null;
}

/** `일주일 넘게 남은 거`. */
const AT_LEAST = /(일주일|하루|이틀|사흘|나흘|[1-9]\d?일)(?:이상|넘게|도?넘)(?:남|있)/;

/** `내일 마감` is not today. */
const fromDaysIn = (core: string, withinDays: number | null): number | null =>
  ON_THE_DAY.test(core) && !/오늘/.test(core) ? withinDays : daysLeft(AT_LEAST.exec(core)?.[1]);

const daysLeft = (days: string | undefined): number | null =>
  days === undefined ? null : (DAYS[days] ?? Number.parseInt(days, 10));

/** How many seats of a purchase are free, as far as it is asked. */

/** They lack so many, or would be complete with so many. */
const LACKS =
  '(?:남|비어|비었|빈|모자|부족|구함|급구|구한다|구하는|구해|오면|오시면|들어오면|들어오시면|들어가면|있으면|차면|채우면|끼면)';
const SEATS = new RegExp(
  `(한|하나|1|두|둘|2|세|셋|3|네|넷|4)(?:자리|좌석|명|사람|분|석)(?:만|씩|이|가|정도)?(?:더)?${LACKS}|(?:자리|좌석)(?:이|가|은|는)?(하나|1|두|둘|2|세|셋|3|네|넷|4)(?:개|석)?(?:만)?${LACKS}`,
);
const LAST_SEAT =
  /마지막(?:한)?자리|막차|한명만더|한명만모자|거의(?:다)?(?:찬|차[가는]|모인|모여|모였|꽉|됐|된)|꽉차(?:기|가)|다(?:차|모여)(?:가|기직)|자리(?:얼마|거의)(?:안)?남|자리(?:가)?없어지기|성사(?:직전|임박)|나만(?:더)?(?:들어가|끼|오|가|참여하)면|꽉차는/;
const TOGETHER =
  /(둘|셋|넷|두명|세명|네명|두사람|세사람|[2-4]명)(?:이서|이|다)?(?:같이|함께|한번에|한꺼번에)?(?:들어갈|들어가|참여할|참여가능|참가할|낄|껴|끼|할수|할만)|(두|세|네|둘|셋|넷|[2-4])자리(?:이상|넘게|있는|비는|필요)|(두|세|네|[2-4])명(?:이상)?자리/;
const ROOMY = /자리(?:가|는|도)?(?:제일|젤|가장|좀)?(?:많|넉넉|여유|널널)/;
/** `사람 많이 필요한 데`: those that lack most come first. */
const ROOMIEST =
  /자리(?:가|는|도)?(?:제일|젤|가장)(?:많|넉넉|여유)|(?:제일|젤|가장)(?:많이)?(?:자리|빈자리)(?:가)?(?:많|남)|자리많은순|(?:사람|인원|멤버)(?:이|을)?(?:아직|많이|한참|제일|젤|가장|더|좀)*(?:모자라[^면]|모자란|부족[^하]|부족한|필요|구하는|덜[찬모])/;

/** At most so many are free. */
function seatsIn(core: string): number | null {
  const [, counted, after] = SEATS.exec(core) ?? [];
  if (counted ?? after) return countOf((counted ?? after)!);
  return LAST_SEAT.test(core) ? 1 : null;
}

/** At least so many are free. */
function minSeatsIn(core: string): number | null {
  const [, people, seats, heads] = TOGETHER.exec(core) ?? [];
  const counted = (people ?? seats ?? heads)?.replace(/명|사람/, '');
  if (counted) return countOf(counted);
  return ROOMY.test(core) ? 2 : null;
}

const wantsRoomiest = (core: string): boolean => ROOMIEST.test(core);

/** How far a purchase may be, as far as it is asked. */

const UNIT = '(?:km|킬로미터|킬로|키로|미터|메다|m)';
const METRES = new RegExp(
  `(\\d+(?:\\.\\d+)?)(${UNIT})(?:이내|안쪽|안에|안|내|반경|근처|미만|이하|까지)|반경(\\d+(?:\\.\\d+)?)(${UNIT})|(\\d+(?:\\.\\d+)?)(${UNIT})(?:넘는|넘으면|이상)[가-힣]{0,4}?(?:빼|말고|제외|싫)`,
);
const WITHIN =
  /\d(?:km|킬로미터|킬로|키로|미터|메다|m)(?:이내|안쪽|안에|안$|반경|거리|안넘|(?:넘는|넘으면|이상)[가-힣]{0,4}?(?:빼|말고|제외|싫))|반경\d|(?:도보|걸어서)(?:로)?\d+분/;
/** `더 멀어도 되니까`: as far as is looked at all. */
const FARTHER = /멀어도|더멀리|좀멀리|멀리까지|멀어두/;
const FARTHEST = 3000;
const WALK = /(?:도보|걸어서|걸어|뛰어서)(?:로)?(\d+)분|(?<!차로|버스로)(\d+)분(?:컷|거리|안쪽|이내|만에)/;
const METRES_A_MINUTE = 70;
const NEAREST =
  /가까운|가까이|가깝|젤가까|제일가까|가장가까|가차운|거리순|도보(?:로|거리|권|가능|\d|$)|걸어(?:서|다|댕|갈|가)|(?<!마감|마감이)코앞|집(?:바로)?앞|엎어지면|슬리퍼|(?:차|운전)(?:가|는)?(?:없이|안타고|없어도)|\d분컷/;

function metresIn(core: string): number | null {
  const [, amount, unit, radius, radiusUnit, edge, edgeUnit] = METRES.exec(core) ?? [];
  const told = amount ?? radius ?? edge;
  if (told) return Number(told) * (/^k|킬|키/.test(unit ?? radiusUnit ?? edgeUnit!) ? 1000 : 1);
  const [, walked, minutes] = WALK.exec(core) ?? [];
  if (walked ?? minutes) return Number(walked ?? minutes) * METRES_A_MINUTE;
  return FARTHER.test(core) ? FARTHEST : null;
}

/** A distance is named: that alone asks for purchases. */
const namesReach = (core: string): boolean => WITHIN.test(core);

const wantsNearest = (core: string): boolean => NEAREST.test(core);

/** What is asked of open purchases, beside the things they should be of. */
export type BoardQuestion = {
  /** At most so many days from today. */
  withinDays: number | null;
  /** Not before so many days: `내일 마감` is not today. */
  fromDays: number | null;
  /** At most so many seats are free; at least so many. */
  seats: number | null;
  minSeats: number | null;
  /** Not farther than this. */
  maxMetres: number | null;
  order: 'near' | 'closing' | 'late' | 'cheap' | 'roomy' | null;
};

/** Whatever is open. */
export const ANY_QUESTION: BoardQuestion = {
  withinDays: null,
  fromDays: null,
  seats: null,
  minSeats: null,
  maxMetres: null,
  order: null,
};

const PURCHASE =
  '(?:공구(?!함|세트|통|상자|장(?:[은이을가도]|님|한테|$))|공동구매|공동 ?구매|같이살(?!거면|거야|거니|건데)|같이사(?!면|려면|는법|먹)|함께살(?!거면|거야|거니|건데)|함께사(?!면|려면)|나눠살|나눠사실|모집|모으(?:는(?:거|것|중|사람|데|집)|고있)|사람모으|열린거|열린것|열린건|열린게|공구방)';
const SEEN =
  '(?:몇미터|있|없나|없어|없을|열린|열렸|열려|열리|열었|뭐|머|보여|알려|찾|추천|떴|뜬|하는|올라|진행|모집|리스트|목록|궁금|참여할만|들어갈만|들어갈|할만|봐|볼|줘|ㄱ|ㅇㄷ|어디|언제|얼마|인당|가능|어떤|몇개|많|나온|구경|둘러|계신|계세|계실|구해|구함|하실|하시는|사실분|분들?(?:있|계|없|안계)|안하나|급)';
const AROUND = '(?:지금|현재|요즘|오늘|근처|주변|주위|동네|가까|근방|집앞|여기|이쪽)';
const ASKS = new RegExp(
  `${PURCHASE}.{0,8}${SEEN}|${AROUND}.{0,10}${PURCHASE}|${SEEN}.{0,8}${PURCHASE}|${PURCHASE}(?:는|은|만|도)?$|ㄱㄱㅇㅇ|${PURCHASE}.{0,4}마감|마감.{0,8}${PURCHASE}`,
);
const HAS_PURCHASE = new RegExp(PURCHASE);
/** About how it works, not about what is open. */
const HOW =
  /어떻게|어떡|어캐|어케|어캄|방법|하려면|파려면|어디(?:를|서)?눌러|뭐부터눌러|몇시|설정|명도|만차면|만모이면|만모여|만오면어|(?<!나)만들(?!어가)|만드는|여는법|열려면|열고싶|열래|열면|열수|열어야|열어도|연사람(?!.{0,3}[있없])|하는법|취소|환불|수수료|[가이]뭐(?:야|임|예|에|고|죠|냐|니|$)|뜻|안사|안차|안모|못모|언제내|결제|정산|신고|탈퇴|사기|노쇼|처음인데|이용(?:방|법|하|안|료|수)|몇명까지|몇명부터|최소인원|최대인원|말고상품|공구(?:는|은)?(?:말고|빼고)(?!다른|딴|또)|글쓰|글올|올렸는데|개설|직접|안열(?!렸|린|었|려)|나가(?!까)|빠지|빠질|빠져나|무를|바꿀|바꾸|바꿔|변경|없는상품|홍보|수정|고치|잘못적|자격|보상|기준|범위|내가참여|(?:내가|제가)(?:신청|가입|들어간)|참여한공구|신청한공구|(?<!이)내공구|내가연|참여중인|늘릴|늘리|연장|미룰|미루|알림|상담|잠수|지나면|지난|없어지(?!금)|사라지|깨지|무산|엎어|받을수(?!있는(?:공구|거|데|곳))|받나|(?<!까지|까지만|사람|신청)받는(?!.{0,3}공구|거|데|곳)|받아|공구(?:가|는|도)?없으면(?!.*공구)|며칠안에|혼자다|불이익|벌점/;
const MEANING =
  /(?:공구|공동구매)(?:가|이|란|는|은|라는게|라는건)?(?:뭐|뭔|무엇|무슨)(?!뭐|있|열|하|들|가|나|떴|올|공구)|뭐야|뭐임|뭐예요|뭔가요/;
const SOONEST =
  /(?:제일|젤|가장|맨)(?:빨리|먼저|일찍)(?:끝|닫|마감)|마감(?:이|일)?(?:제일|젤|가장)(?:빠|먼저|임박|가까)|(?:빨리|먼저)(?:끝나는|마감되는|닫히는)순/;
/** Of a day alone nobody knows what ends on it: `오늘 청소 끝내고`. */
const CLOSES =
  /마감|종료|닫|끝나(?!고|면|서|자|니|야)|신청|참여|들어가|못끼|까지(?:인|만|하는|모집|받|$)|임박|막바지|얼마안남은|마지막/;
const LATEST =
  /(?:마감|시간|기한|기간)(?:이|일|은|까지)?(?:제일|젤|가장|좀|많이)?(?:여유|널널|넉넉|많이남|늦|먼|길|멀)|(?:제일|젤|가장)(?:늦게|나중에)(?:끝|마감|닫)|천천히(?:들어가|참여)/;
const MOST = /제일|젤|가장|최저/;
const WHICH = /[가이]?뭐(?:야|임|예요|에요|죠|냐|니|고|지)?$/;
/** `오늘 들어가야 되는 공구 뭐야` asks which as well. */
const IS_HERE = new RegExp(`${AROUND}.{0,14}${PURCHASE}`);
/** `제일 가까운 데서 하는 거`: what is done nearby is a purchase. */
const DONE_NEAR = /(?:하는|여는|열린)(?:거|것|게|데|곳|방)/;
const CHEAPEST =
  /(?:제일|젤|가장|더)?(?:싼|저렴|착한)(?:한)?(?:공구|거|순|것)|최저가|몫(?:이|은)?(?:제일|젤|가장)(?:적|작|싼|낮)/;

/** Null unless open purchases are asked for; `goesOn` when they already are on screen, so that less has to be said. */
export function readBoardQuestion(heard: string, goesOn: boolean): BoardQuestion | null {
  const core = goesOn ? heard.replace(DAY_ALONE, '$1마감') : heard;
  const isSoonest = SOONEST.test(core);
  const withinDays = isSoonest ? null : withinDaysIn(core);
  const together = minSeatsIn(core);
  const seats = together === null ? seatsIn(core) : null;
  // `두 자리 남은` is neither one nor three.
  const minSeats = together ?? (seats !== null && seats > 1 ? seats : null);
  const isNear = wantsNearest(core);
  const isAbout = goesOn || HAS_PURCHASE.test(core);
  const isWithin = namesReach(core);
  const maxMetres = isAbout || isWithin ? metresIn(core) : null;
  const order = orderIn(core, { isNear, isSoonest, withinDays });
  const isSpecific =
    (withinDays !== null && (isAbout || CLOSES.test(core))) ||
    seats !== null ||
    (together !== null && purchaseCues(core) > 0) ||
    (isAbout && (maxMetres !== null || minSeats !== null || isSoonest || order === 'late' || order === 'roomy')) ||
    (HAS_PURCHASE.test(core) && order === 'cheap' && core.includes('몫')) ||
    (isWithin && maxMetres !== null) ||
    (isNear && HAS_PURCHASE.test(core)) ||
    (isNear && DONE_NEAR.test(core)) ||
    (goesOn && isNear);
  // `제일 가까운 공구가 뭐야` asks which, not what that is.
  const isHere = isNear || isSpecific || IS_HERE.test(core) || (isAbout && MOST.test(core));
  const asked = withoutDay(isHere ? core.replace(WHICH, '') : core);
  if (HOW.test(asked) || (!isSpecific && (MEANING.test(asked) || !ASKS.test(core)))) return null;
  return { withinDays, fromDays: fromDaysIn(core, withinDays), seats, minSeats, maxMetres, order };
}

/** `내일은?` about purchases on screen: which of them close then. */
const DAY_ALONE =
  /^(?:그럼|그러면|아|음)?(오늘|내일|모레|이번주)(?:은|는|건|까지는|까지인거|까지|거|꺼)?(?:요|는요)?[ㅋㅎㅠㅜ]*$/;

function orderIn(
  core: string,
  { isNear, isSoonest, withinDays }: { isNear: boolean; isSoonest: boolean; withinDays: number | null },
): BoardQuestion['order'] {
  if (isSoonest) return 'closing';
  if (LATEST.test(core)) return 'late';
  if (wantsRoomiest(core)) return 'roomy';
  if (isNear) return 'near';
  if (CHEAPEST.test(core)) return 'cheap';
  return withinDays === null ? null : 'closing';
}

/** What the facts tell of every purchase and a purchase tells of itself: `사과 마감 언제임` asks the latter. */
const OF_A_PURCHASE: ReadonlySet<string> = new Set([
  'deadline',
  'pay-when',
  'not-filled',
  'people-limit',
  'nearby',
  'share',
]);

/**
 * A message that no rule reads may still be about purchases: it names one, says two things of them, or one beside goods.
 * `service` is the topic that was heard.
 */
export function likelyBoardQuestion(
  core: string,
  service: string | undefined,
  namesGoods: boolean,
): BoardQuestion | null {
  if (HOW.test(core) || MEANING.test(core)) return null;
  const cues = purchaseCues(core);
  const isOfOne = cues > 1 && SEATS_AND_SHARE.test(core);
  if (service !== undefined)
    return namesGoods && cues > 0 && (isOfOne || OF_A_PURCHASE.has(service)) ? ANY_QUESTION : null;
  if (!HAS_PURCHASE.test(core) && cues < (namesGoods ? 1 : 2) && !ALONE.test(core)) return null;
  const order = wantsNearest(core) ? 'near' : null;
  const withinDays = withinDaysIn(core);
  const fromDays = fromDaysIn(core, withinDays);
  return { withinDays, fromDays, seats: null, minSeats: minSeatsIn(core), maxMetres: metresIn(core), order };
}
/** Something in it speaks of purchases, and nothing of how they work. */
export const mayAskBoards = (core: string): boolean => !HOW.test(core) && purchaseCues(core) > 0;

/** `원두 공구에 남은 자리 수랑 내 몫`. */
const SEATS_AND_SHARE = /남은자리|자리(?:가|는)?(?:몇|수)|몫/;
/** One cue and nothing else. */
const ALONE =
  /^(?:지금|현재|요즘|오늘|방금)?(?:새로)?(?:뭐뭐|뭐가|뭐|어떤거)?(?:열렸|열린|올라온|올라왔|떴|모집중|열려)[가-힣]{0,6}$|^집?(?:에서)?가까운(?:순|거|데|곳)[가-힣]{0,4}$|^걸어[가-힣]{1,6}거리[가-힣]{0,3}$|^(?:한|두|세|네)명자리[가-힣]{0,4}$|^.{1,6}(?:같이|함께|나눠)(?:시킬|살|나눌)(?:사람|분)[가-힣]{0,4}$|^\d+(?:m|미터|km|킬로미터)$|^(?:지금|당장|바로|오늘)*(?:참여|참가)(?:할만한|할수있는|가능한)(?:거|것|데|게)?[가-힣]{0,5}$|^[가-힣]{2,5}까지하는(?:거|것)?$/;
