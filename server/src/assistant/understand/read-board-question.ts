import { purchaseCues } from './purchase-cues';

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
  '(?:공구(?!함|세트|통|상자|장(?:[은이을가도]|님|한테|$))|공동구매|공동 ?구매|같이살(?!거면|거야|거니|건데)|같이사(?!면|려면|는법|먹)|함께살(?!거면|거야|거니|건데)|함께사(?!면|려면)|나눠살|나눠사실|모집|모으는(?:거|것|중|사람)|사람모으|열린거|열린건|열린게|공구방)';
const SEEN =
  '(?:몇미터|있|없나|없어|없을|열린|열렸|열려|열리|열었|뭐|머|보여|알려|찾|추천|떴|뜬|하는|올라|진행|모집|리스트|목록|궁금|참여할만|들어갈만|들어갈|할만|봐|볼|줘|ㄱ|ㅇㄷ|어디|언제|얼마|인당|가능|어떤|몇개|많|나온|구경|둘러|계신|계세|계실|구해|구함|하실|하시는|사실분|분들?(?:있|계|없|안계)|안하나|급)';
const AROUND = '(?:지금|현재|요즘|오늘|근처|주변|주위|동네|가까|근방|집앞|여기|이쪽)';
const ASKS = new RegExp(
  `${PURCHASE}.{0,8}${SEEN}|${AROUND}.{0,10}${PURCHASE}|${SEEN}.{0,8}${PURCHASE}|${PURCHASE}(?:는|은|만|도)?$|ㄱㄱㅇㅇ|${PURCHASE}.{0,4}마감|마감.{0,8}${PURCHASE}`,
);
const HAS_PURCHASE = new RegExp(PURCHASE);
/** About how it works, not about what is open. */
const HOW =
  /어떻게|어떡|어캐|어케|어캄|방법|하려면|만들|여는법|열려면|열고싶|열래|열면|열수|열어야|열어도|연사람(?!.{0,3}[있없])|하는법|취소|환불|수수료|[가이]뭐(?:야|임|예|에|고|죠|냐|니|$)|뜻|안사|안차|안모|못모|언제내|결제|정산|신고|탈퇴|사기|노쇼|처음인데|이용(?:방|법|하|안|료|수)|몇명까지|몇명부터|최소인원|최대인원|말고상품|공구(?:는|은)?(?:말고|빼고)(?!다른|딴|또)|글쓰|글올|올렸는데|개설|직접|안열(?!렸|린|었|려)|나가(?!까)|빠지|빠질|빠져나|무를|바꿀|바꾸|바꿔|변경|없는상품|홍보|수정|고치|잘못적|자격|보상|기준|범위|내가참여|참여한공구|(?<!이)내공구|내가연|참여중인|늘릴|늘리|연장|미룰|미루|알림|상담|잠수|지나면|지난|없어지|사라지|깨지|무산|엎어|받을수|받나|받는|받아|공구(?:가|는|도)?없으면(?!.*공구)|며칠안에|혼자다|불이익|벌점/;
const MEANING =
  /(?:공구|공동구매)(?:가|이|란|는|은|라는게|라는건)?(?:뭐|뭔|무엇|무슨)(?!뭐|있|열|하|들|가|나|공구)|뭐야|뭐임|뭐예요|뭔가요/;
const CLOSING_TODAY =
  /오늘(?:까지|안에|안으로|이|중에|중|밤에|밤|저녁에|저녁|자정에)?(?:으로)?(?:인|만)?(?:마감|끝|종료|닫)|오늘까지(?:인|만|하는|모집|$)|당일마감|마감(?:이|일)?오늘|오늘(?:이)?마지막/;
const CLOSING_TOMORROW = /내일(?:까지|이|안에)?(?:마감|끝|종료|닫)|마감(?:이)?내일|내일까지(?:인|만|하는|모집|$)/;
const ON_THE_DAY = /(?:내일|모레)(?:이|에|만)?(?:마감|끝|종료|닫)|마감(?:이|일이?)?(?:내일|모레)(?!까지|안|이내)/;
const CLOSING_THIS_WEEK = /(?:이번주|일주일|7일)(?:에|안에|안으로|내|내로|까지|중|중에)?(?:마감|끝|닫)/;
const CLOSING_SOON =
  /마감(?:임박|직전|얼마안|가까|곧|빠른|이빠|순)|곧(?:마감|끝|닫)|(?:빨리|금방)(?:끝|닫|마감)|얼마안남은/;
const SOONEST =
  /(?:제일|젤|가장|맨)(?:빨리|먼저|일찍)(?:끝|닫|마감)|마감(?:이|일)?(?:제일|젤|가장)(?:빠|먼저|임박|가까)|(?:빨리|먼저)(?:끝나는|마감되는|닫히는)순/;
const LATEST =
  /(?:마감|시간|기한|기간)(?:이|일|은|까지)?(?:제일|젤|가장|좀|많이)?(?:여유|널널|넉넉|많이남|늦|먼|길|멀)|(?:제일|젤|가장)(?:늦게|나중에)(?:끝|마감|닫)|천천히(?:들어가|참여)/;
const SEATS =
  /(한|하나|1|두|둘|2|세|셋|3|네|넷|4)(?:자리|좌석|명|사람)(?:만|씩)?(?:더)?(?:남|비|빈|모자|오면|들어오면|있으면)/;
const LAST_SEAT =
  /마지막(?:한)?자리|막차|한명만더|한명만모자|거의다(?:찬|모)|다차가|자리(?:얼마|거의)(?:안)?남|자리(?:가)?없어지기/;
const METRES =
  /(\d+(?:\.\d+)?)(km|킬로미터|킬로|키로|미터|메다|m)(?:이내|안쪽|안에|안|내|반경|근처|미만|이하|까지)|반경(\d+(?:\.\d+)?)(km|킬로|키로|미터|m)/;
const WHICH = /[가이]?뭐(?:야|임|예요|에요|죠|냐|니|고|지)?$/;
/** `오늘 들어가야 되는 공구 뭐야` asks which as well. */
const IS_HERE = new RegExp(`${AROUND}.{0,14}${PURCHASE}`);
const WITHIN = /\d(?:km|킬로미터|킬로|키로|미터|메다|m)(?:이내|안쪽|안에|반경|거리)|반경\d/;
/** `제일 가까운 데서 하는 거`: what is done nearby is a purchase. */
const DONE_NEAR = /(?:하는|여는|열린)(?:거|것|데|곳|방)/;
/** `더 멀어도 되니까`: as far as is looked at all. */
const FARTHER = /멀어도|더멀리|좀멀리|멀리까지|멀어두/;
const FARTHEST = 3000;
const WALK = /(?:도보|걸어서|걸어|뛰어서)(?:로)?(\d+)분/;
const METRES_A_MINUTE = 70;
const TOGETHER =
  /(둘|셋|넷|두명|세명|네명|두사람|세사람|[2-4]명)(?:이서|이|다)?(?:같이|함께|한번에|한꺼번에)?(?:들어갈|들어가|참여할|참여가능|참가할|낄|껴|끼|할수|할만)|(두|세|네|[2-4])자리(?:이상|넘게|있는|비는|필요)|(두|세|네|[2-4])명(?:이상)?자리/;
const ROOMY = /자리(?:가|는|도)?(?:제일|젤|가장|좀)?(?:많|넉넉|여유|널널)/;
const ROOMIEST =
  /자리(?:가|는|도)?(?:제일|젤|가장)(?:많|넉넉|여유)|(?:제일|젤|가장)(?:많이)?(?:자리|빈자리)(?:가)?(?:많|남)|자리많은순/;
const NEAREST = /가까운|가까이|가깝|젤가까|제일가까|가장가까|거리순|도보(?:로|거리|권|가능|\d|$)|걸어서|코앞|집앞/;
const CHEAPEST = /(?:제일|젤|가장|더)?(?:싼|저렴)(?:한)?(?:공구|거|순|것)|최저가/;
const COUNTS: Record<string, number> = { 한: 1, 하나: 1, 두: 2, 둘: 2, 세: 3, 셋: 3, 네: 4, 넷: 4 };
const HAS_DEADLINE = /마감|끝|종료|닫|까지(?:하는|인|모집|만)/;
const IN_DAYS = /(모레|이틀|사흘|나흘|[1-9]\d?일)(?:까지|안에|이내|내에|내로|뒤|후|남은|남았)?/;
const DAYS: Record<string, number> = { 모레: 2, 이틀: 2, 사흘: 3, 나흘: 4 };
const SOON_DAYS = 2;
const WEEK_DAYS = 7;

/** `근처가 몇 미터야` asks for a rule, unless it names what is bought. */
const HOW_FAR = /몇미터|몇m|몇킬로|몇km/;

/** Null unless open purchases are asked for; `goesOn` when they already are on screen, so that less has to be said. */
export function readBoardQuestion(core: string, goesOn: boolean, namesGoods = false): BoardQuestion | null {
  if (HOW_FAR.test(core) && !namesGoods) return null;
  const isSoonest = SOONEST.test(core);
  const withinDays = isSoonest ? null : withinDaysIn(core);
  const together = minSeatsIn(core);
  const seats = together === null ? seatsIn(core) : null;
  // `두 자리 남은` is neither one nor three.
  const minSeats = together ?? (seats !== null && seats > 1 ? seats : null);
  const isNear = NEAREST.test(core);
  const isAbout = goesOn || HAS_PURCHASE.test(core);
  const isWithin = WITHIN.test(core);
  const maxMetres = isAbout || isWithin ? (metresIn(core) ?? (FARTHER.test(core) ? FARTHEST : null)) : null;
  const order = orderIn(core, { isNear, isSoonest, withinDays });
  const isSpecific =
    withinDays !== null ||
    seats !== null ||
    (isAbout && (maxMetres !== null || minSeats !== null || isSoonest || order === 'late' || order === 'roomy')) ||
    (isWithin && maxMetres !== null) ||
    (isNear && HAS_PURCHASE.test(core)) ||
    (isNear && DONE_NEAR.test(core)) ||
    (goesOn && isNear);
  // `제일 가까운 공구가 뭐야` asks which, not what that is.
  const isHere = isNear || IS_HERE.test(core);
  const asked = isHere ? core.replace(WHICH, '') : core;
  if (HOW.test(asked) || (!isSpecific && (MEANING.test(asked) || !ASKS.test(core)))) return null;
  return { withinDays, fromDays: fromDaysIn(core, withinDays), seats, minSeats, maxMetres, order };
}

function orderIn(
  core: string,
  { isNear, isSoonest, withinDays }: { isNear: boolean; isSoonest: boolean; withinDays: number | null },
): BoardQuestion['order'] {
  if (isSoonest) return 'closing';
  if (LATEST.test(core)) return 'late';
  if (ROOMIEST.test(core)) return 'roomy';
  if (isNear) return 'near';
  if (CHEAPEST.test(core)) return 'cheap';
  return withinDays === null ? null : 'closing';
}

function metresIn(core: string): number | null {
  const [, amount, unit, radius, radiusUnit] = METRES.exec(core) ?? [];
  const told = amount ?? radius;
  if (told) return Number(told) * (/^k|킬|키/.test(unit ?? radiusUnit!) ? 1000 : 1);
  const minutes = WALK.exec(core)?.[1];
  return minutes ? Number(minutes) * METRES_A_MINUTE : null;
}

function minSeatsIn(core: string): number | null {
  const [, people, seats, heads] = TOGETHER.exec(core) ?? [];
  const counted = (people ?? seats ?? heads)?.replace(/명|사람/, '');
  if (counted) return COUNTS[counted] ?? Number(counted);
  return ROOMY.test(core) ? 2 : null;
}

function withinDaysIn(core: string): number | null {
  if (CLOSING_TODAY.test(core)) return 0;
  if (CLOSING_TOMORROW.test(core)) return 1;
  if (CLOSING_THIS_WEEK.test(core)) return WEEK_DAYS;
  const [, days] = HAS_DEADLINE.test(core) ? (IN_DAYS.exec(core) ?? []) : [];
  if (days) return DAYS[days] ?? Number.parseInt(days, 10);
  return CLOSING_SOON.test(core) ? SOON_DAYS : null;
}

const fromDaysIn = (core: string, withinDays: number | null): number | null =>
  ON_THE_DAY.test(core) && !/오늘/.test(core) ? withinDays : null;

function seatsIn(core: string): number | null {
  const counted = SEATS.exec(core)?.[1];
  if (counted) return COUNTS[counted] ?? Number(counted);
  return LAST_SEAT.test(core) ? 1 : null;
}

const JOINS =
  /참여(?:할래|하고싶|할게|할께|하자|신청|해줘|시켜|하겠|해볼|할거|각|ㄱ|원해|희망)|참가(?:할래|하고싶|할게|하겠)|낄래|낄랭|끼고싶|낄게|낄께|껴(?:줘|주|도돼)|낑[겨길]|끼워(?:줘|주|달)|들어갈래|들어갈게|들어갈께|들어가고싶|들어가볼|들어가자|[나저]도할(?:래|랭|게|께)|^신청(?:이요|합니다|해요|해줘|할래|할게|요)?$|예약(?:해줘|할래|할게)|나도끼|나도살래|신청할|같이할래|이거할래|이걸로할래|이걸로할게|이거할게|저요|주문(?:해줘|할래|할게|할께|하고싶|해주|하자|해볼|좀해)|구매(?:할래|할게|할께|하고싶|해줘)|(?:이거|그거|이걸로|그걸로|저거|저걸로|요거)(?:로)?(?:살래|살게|살께|사줘|사자|사고싶|결제|주문|구매)|담아줘|장바구니(?:에)?(?:담|넣|추가)|합류|탑승|[나저]도요|나도ㄱ/;

export const wantsToJoin = (core: string): boolean => JOINS.test(core);

const OF_ONE =
  /몇명(?:이나|만|이)?(?:더|남|모자|필요|와야|모이|모였|모인|모여|됐|왔|찼|들어|참여|이서|에서|이하|이사)|몇사람(?:더|남)|몇자리|자리(?:는|가|도)?(?:몇|얼마나|아직|남|있)|남은자리|마감(?:이|은|일|일은|일이|까지)?(?:언제|며칠|얼마나)|언제(?:까지|마감|끝)|며칠남|얼마나(?:멀|가까|걸|남)|거리(?:가|는)?(?:얼|어|멀)|몇미터|어디(?:서|야|쯤|에서|임|예|에요|죠)|걸어서(?:얼마|몇)|한사람(?:당|에)?얼마|인당|얼마(?:야|씩|임|예|에|죠|내|나|인데)|얼만(?:데|가|지)|얼마(?:$|\?)|누가열|리더(?:가|는)?누|설명|자세|다찼|찼어|^(?:근데|그럼|그거|이거)?(?:거리|위치|가격|마감|인원|자리|장소|리더|날짜)(?:는|은|요|는요|은요)?$/;

/** What the facts tell of every purchase and a purchase tells of itself: `사과 마감 언제임` asks the latter. */
const OF_A_PURCHASE: ReadonlySet<string> = new Set(['deadline', 'pay-when', 'not-filled', 'people-limit', 'nearby']);

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
  if (service === 'open' && OPENED.test(core)) return ANY_QUESTION;
  if (service !== undefined) return namesGoods && cues > 0 && OF_A_PURCHASE.has(service) ? ANY_QUESTION : null;
  if (!HAS_PURCHASE.test(core) && cues < (namesGoods ? 1 : 2) && !ALONE.test(core)) return null;
  const order = NEAREST.test(core) ? 'near' : null;
  const withinDays = withinDaysIn(core);
  const fromDays = fromDaysIn(core, withinDays);
  return { withinDays, fromDays, seats: null, minSeats: minSeatsIn(core), maxMetres: metresIn(core), order };
}
const OPENED = /열린(?:거|것|게|데)|열렸/;
/** One cue and nothing else. */
const ALONE =
  /^(?:지금|현재|요즘|오늘|방금)?(?:새로)?(?:뭐뭐|뭐가|뭐|어떤거)?(?:열렸|열린|올라온|모집중|열려)[가-힣]{0,6}$|^집?(?:에서)?가까운(?:순|거|데|곳)[가-힣]{0,4}$|^걸어[가-힣]{1,6}거리[가-힣]{0,3}$|^(?:한|두|세|네)명자리[가-힣]{0,4}$|^.{1,6}(?:같이|함께|나눠)(?:시킬|살|나눌)(?:사람|분)[가-힣]{0,4}$|^\d+(?:m|미터|km|킬로미터)$|^(?:지금|당장|바로|오늘)*(?:참여|참가)(?:할만한|할수있는|가능한)(?:거|것|데|게)?[가-힣]{0,5}$|^[가-힣]{2,5}까지하는(?:거|것)?$/;

/** `몇 명 더 와야 돼?`, `마감 언제야?`: about one that is on screen. */
export const asksOfOne = (core: string): boolean => OF_ONE.test(core);
