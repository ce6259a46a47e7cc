import { stemKeys } from './squeeze';

/** Things that are said of purchases only, or hardly of anything else; each group counts once. */
const CUES = [
  /(?:동네|근처|주변)(?:에|엔|에는|에서)?(?:지금|요즘)?(?:뭐가|뭐)(?:있|열|떴|하)/,
  /성사(?:될|되|직)|(?:참여|참가|합류|동참)(?:되|돼|할수|할만|가능)|낄(?:수|만|데|곳)|껴도(?:되|돼)|끼어도|들어갈(?:수있|만|데)/,
  /공구(?!함|세트|통|상자|장(?:[은이을가도]|님|한테|$))|공동구매|ㄱㄱ(?=열)/,
  /열렸|열린|열었|열려|열리|연(?:거|사람|분|이웃)|여는(?:거|사람|분|이웃|집)|여신(?:분|이웃)|떠있|떴(?:나|어|음|는)/,
  /모집|모으는|모으고|모였(?=어|나|는|음)|모임(?=.{0,4}(?:열(?![댓두세네다여일아명])|있|뭐|떴|어디))|모아(?:서|봐)?(?:살|사|시키|주문)|(?:여럿이|단체로|공동으로|모여서|합쳐서)(?:[가-힣]{0,3})(?:사|살|시키|주문|구매)|구해요|구합니다|구하는|(?<!공)구함/,
  /인원|자리(?:가|는|도)?(?:있|남|비|빈|몇|되)|남은자리|찼|덜찬|다찬|거의찬|꽉찬/,
  /마감|까지하는|까지인|(?<!로)끝나는|끝났|곧닫/,
  /참여할|참가할|참여되|참가되|참여가능|낄만|끼어|껴들|들어갈(?:만|수)|합류|동참|성사/,
  /(?:같이|함께|나눠|나눌|반띵)[가-힣]{0,3}(?:사람(?!당|에)|모임)|방(?:이|은|도)?(?:있[나어음는]|없[나어음])|(?:이웃|옆집|동네)[가-힣]{0,4}(?:나눌|나눠|같이)/,
  /껴도|끼어도|껴줄|낄수|끼는(?:거|데|것|공)|껴보|낄(?:데|곳)/,
  /(?:나눠서?|같이|함께)사는(?:거|것)?(?:하고있는|하는)?(?:사람|분|이웃|집)|(?:같이|함께|나눠|반띵)(?:시킬|살|사실|주문|구매|할|나눌|먹을|쟁일)(?:사람|분|이웃|데|곳)|나눌(?:사람|분|이웃)|나눠(?:살|가질|가실|쓰실|쓸|담을|먹을|드실|사실)(?:사람|분|이웃)|나누는(?:집|사람|분|이웃|데|곳)|누[가구].{0,8}안(?:나눠|나누|사|하|여|열|시켜)/,
  /가까운(?:순|거|데|곳|것)|걸어갈|걸어서|도보(?:로|거리|권|가능|\d|$)|\d(?:m|미터|km|킬로미터)(?:$|거리|안|이내|내)|옆동네|멀리/,
  /이웃(?:들)?(?:이|은|중|한테|이랑)|옆집|옆동|윗집|동네(?:사람|분|이웃)|(?:아파트|단지|빌라)(?:사람|분|주민)|아지매|(?:사람들|다들)(?:은|이)?뭐(?:사|시키|주문)|누가(?:열|하|올)/,
  /올라온|(?:뭐|뭐가|새로|방금|글|공구)[가-힣]{0,2}올라(?:왔|와|옴)|방금뜬|새로뜬|(?:주위|주변|근처|동네|여기)(?:에|엔|에서|에는)?(?:요즘|지금|다들|혹시)?(?:뭐|뭘|뭔가|무슨|아무것|암것|여럿)|(?:지금|요즘)(?:같이|함께)할만한/,
];

/** How much of a message speaks of purchases. */
export const purchaseCues = (core: string): number => CUES.filter((cue) => cue.test(core)).length;

/** Words that want a seat in whatever is spoken of, in the forms that were met. */
const JOINING =
  /참여(?:할래|하고싶|할게|할께|하자|신청|해줘|시켜|하겠|해볼|할거|각|ㄱ|원해|희망)|참가(?:할래|하고싶|할게|하겠)|낄래|낄랭|끼고싶|낄게|낄께|껴(?:줘|주|도돼)|낑[겨길가궈구]|끼워(?:줘|주|달)|들어갈래|들어갈게|들어갈께|들어가고싶|들어가볼|들어가자|[나저]도할(?:래|랭|게|께)|^신청(?:이요|합니다|해요|해줘|할래|할게|요)?$|예약(?:해줘|할래|할게)|나도끼|나도살래|신청할|같이할래|이거할래|이걸로할래|이걸로할게|이거할게|저요(?=$|저요|[!~ㅋㅎ\d]|할|참|낄)|주문(?:해줘|할래|할게|할께|하고싶|해주|하자|해볼|좀해)|구매(?:할래|할게|할께|하고싶|해줘)|(?:이거|그거|이걸로|그걸로|저거|저걸로|요거)(?:로)?(?:살래|살게|살께|사줘|사자|사고싶|결제|주문|구매)|담아줘|장바구니(?:에)?(?:담|넣|추가)|합류|탑승|[나저]도요|나도ㄱ|한자리(?:만)?(?:줘|주세|주시|부탁|달라|찜)|자리(?:하나)?(?:잡아|맡아)(?:줘|주)|[나저]도한자리|[나저]도(?:좀)?넣어|콜(?:나|저)?(?:도)?할|^(?:오|아|음|그럼|좋아|좋네|좋다|콜|ㅇㅋ|오케이|싸네)*(?:나|저|내가)?할(?:래|게|께|랭)(?:요)?[ㅋㅎㅠㅜ!~]*$/;

/** No form of `끼`. */
const MEALS = /한끼|두끼|세끼|끼니|새끼|토끼|조끼|도끼|이끼|코끼리/g;
/** Any form of a verb of joining that means to: `끼워달라`, `들어갈란다`, `동참하렵니다`. */
const STEM = ['끼', '끼우', '낑구', '들어가', '참여하', '참가하', '동참하', '합류하', '탑승하', '가담하', '신청하']
  .map(stemKeys)
  .join('|');
const WILL =
  'ㄹㄹㅐ|ㄹㄱㅔ|ㄹㄲㅔ|ㄹㄹㅏㄴ|ㄹㄹㅏㄱㅗ|ㄹㄹㅏㅇ|ㄹㄱㅓㅇㅑ|ㄹㄱㅓㅇㅣ|ㅂㅅㅣㄷㅏ|ㄹㄹㅣㅓ|ㄹㅣㅓㅂㄴ|ㄹㅣㅓㄱㅗ|ㄱㅗㅅㅣㅍ|ㄱㅗㅍㅏ|ㄱㅗㅍㅡ|ㄱㅔㅅㅅ|ㅈㅏ$|ㅓㅈㅜ|ㅓㄷㅏㄹㄹㅏ|ㅓㅂㅗㄹ|ㅓㅂㅗㄱㅗ|ㄴㄷㅏ$';
const ANY_FORM = new RegExp(`(?:${STEM})(?:${WILL})`);

export const wantsToJoin = (core: string): boolean =>
  JOINING.test(core) || ANY_FORM.test(stemKeys(core.replaceAll(MEALS, ' ')));

const OF_ONE =
  /몇명(?:이나|만|이)?(?:더|남|모자|필요|와야|모이|모였|모인|모여|됐|왔|찼|들어|참여|이서|에서|이하|이사)|몇사람(?:더|남)|몇자리|자리(?:는|가|도)?(?:몇|얼마나|아직|남|있)|남은자리|내몫(?:이|은|도)?(?:얼|몇|$)|마감(?:이|은|일|일은|일이|까지)?(?:언제|며칠|얼마나)|언제(?:까지|마감|끝)|며칠남|얼마나(?:멀|가까|걸|남)|거리(?:가|는)?(?:얼|어|멀)|몇미터|어디(?:서|야|쯤|에서|임|예|에요|죠)|걸어서(?:얼마|몇)|한사람(?:당|에)?얼마|인당|얼마(?:야|씩|임|예|에|죠|내|나|인데)|얼만(?:데|가|지)|얼마(?:$|\?)|누가열|리더(?:가|는)?누|설명|자세|다찼|찼어|^(?:근데|그럼|그거|이거)?(?:거리|위치|가격|마감|인원|자리|장소|리더|날짜)(?:는|은|요|는요|은요)?$/;

/** `몇 명 더 와야 돼?`, `마감 언제야?`: about one that is on screen. */
export const asksOfOne = (core: string): boolean => OF_ONE.test(core);

/** With purchases on screen any of these words asks of one of them, if hardly more is said. */
const ASKS =
  /몇(?:명|사람|분|시|자리|석|일|집|가구|팀|개|키로|킬로|kg|그램|리터|병|롤|봉|구|박스|매)|며칠|언제|얼마|얼매|얼만|어디|어데|어드메|누구|누가|멀(?:어|리|지|까|나|은|다)/;
const LONGEST = 18;
export const asksOfShown = (core: string): boolean => core.length <= LONGEST && ASKS.test(core);

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

/** What may follow a thing of which purchases are asked for. */
const FOLLOWS =
  /^(?:[이가은는을를도만]|이랑|랑|하고|과|와|이나|나|좀|요|들|류|종류|같은거|한(?:박스|판|봉지|상자|통|포|망|단|팩)|\d+[a-z가-힣]{1,2})*(?:$|공구|공동|같이|함께|나눠|나누|나눌|반띵|반반|살|사[는실요자]|산|여는|여신|여나|열|연|하[는실나]|해|있|없|모으|모집|모아|구[하해함]|시[킬키]|주문|땡|떴|떠|뜬|올라|글|안|누가|아직|혹시|자리|마감|끼|낄|껴|들어|참여|참가|언제|얼마|어디|뭐|추천|보여|알려|찾|팟|모임|말고|필요|껀|건|거|것|중|먹|말|대신|쪽|위주|[ㄱ-ㅎ?~!])/;

/**
 * Whether a word names what purchases are asked for. A short one may stand there by chance (`사과할 일`, `전에`), and no
 * purchase must be denied for that.
 */
export function isAskedThing(say: string, core: string): boolean {
  if (say.length > 2) return true;
  for (let at = core.indexOf(say); at >= 0; at = core.indexOf(say, at + 1)) {
    if (FOLLOWS.test(core.slice(at + say.length))) return true;
  }
  return false;
}

/** What is asked of goods that are known: what one of them comes to, and how much there is of it. Over text without spaces. */

const PIECE = '(?:개|장|매|알|병|캔|봉지|봉|팩|포|롤|구|칸|컵|모|쌍|켤레|마리|조각|송이|티백|잔|정|입|자루|갑)';
const HOW_MUCH = '(?:대략|보통|그럼|지금)?(?:얼마|얼만|을마|얼매|값|가격|꼴)';
const UNIT = new RegExp(
  `(?:한|1)${PIECE}(?:에|당|은|는|이|가)?${HOW_MUCH}|(?:하나|한나)(?:에|당|는)?${HOW_MUCH}|${PIECE}당(?=얼|값|가|꼴|싼|제일|젤|비교|은|는|으로|$)|(?<!\\d)(?:1(?:kg|키로|킬로|리터|l)|100(?:g|그램|그람|ml|미리))${HOW_MUCH}|(?:그람|키로|킬로|리터|g|kg)당`,
);
/** `한 장 얼마예요`, `KF94 하나에`: the price of one. */
export const asksUnit = (core: string): boolean => UNIT.test(core);

const MEASURE =
  /몇(?:개|알|봉지?|병|캔|팩|장|매|롤|구|포|입|티백|마리|쌍|조각|송이|모|컵|인분|키로|킬로|kg|그램|그람|g|리터|l|미리|ml|센치|센티|cm|와트|w|단|겹|수)(?:(?:짜리|들이)(?!있)|입|정도)?(?:야|예요|에요|이에요|이야|여|이고|고|노|임|인가요?|인지|죠|지|요|입니까|들었[가-힣]*|들어[가-힣]*|든[가-힣]*|있[어나음]|나와|그거|이거|$)|(?:지름|크기|사이즈|용량|길이|높이|무게|양)(?:이|가|은|는)?(?:몇|얼마|어떻|어케|어느)/;
/** `몇 리터예요`, `지름 몇 센치`: what its name tells; `몇 개 사야 돼` asks something else. */
export const asksMeasure = (core: string): boolean => MEASURE.test(core);
