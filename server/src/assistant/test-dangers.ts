/**
 * Each danger said in a hundred ways: who it happens to, what with, what happened in any ending and dialect, with a key
 * missed, spaces in the wrong place or none. What the words mean is in the table; nothing here is spelt as it is there.
 */
export type Danger = {
  help: 'person' | 'animal';
  /** At least a worry: nothing is offered and help is named. Else help comes first. */
  isGrave: boolean;
  who: readonly string[];
  /** Of what, before the verb. */
  with: readonly string[];
  /** Past stems (`삼켰`), to which any ending is put. */
  past?: readonly string[];
  /** What goes on, before endings that begin with a consonant (`숨을 못 쉬`). */
  now?: readonly string[];
};

const PAST_ENDINGS =
  '어요|습니다|어|음|는데 어떡해요|대요|나봐요|어유|당께요|구마|심더|다 아이가|는디 우짜요|네요 ㅠㅠ|엉ㅠㅠ|거든요|다니까요|는갑다|는데예|써요'.split(
    '|',
  );
/** After the past stem without its last consonant (`삼켜`). */
const DONE_ENDINGS = '버렸어요|뿟다|부렀어라|삐릿다|버린 것 같아요|가지고 어쩌죠|서 큰일났어요|뿌렀는디'.split('|');
const NOW_ENDINGS =
  '고 있어요|네요|는데 어떡해|는디요|거든요|고 그래요|는구마|네예 ㅠ|는데 우야노|는구만유|더라고요'.split('|');
const OPENINGS = ['', '', '', '저기요 ', '헐 ', '급해요 ', '아이고 ', '어떡해 ', '큰일났어요 ', '방금 '];

const LAST = 28;
const BASE = 0xac00;
const isSyllable = (char: string) => char >= '가' && char <= '힣';
const withFinal = (char: string, final: number) =>
  String.fromCharCode(char.charCodeAt(0) - ((char.charCodeAt(0) - BASE) % LAST) + final);
const finalOf = (char: string) => (char.charCodeAt(0) - BASE) % LAST;
const SS = 20;
const S = 19;
/** The vowel beside it on a keyboard or in the ear. */
const VOWELS: Record<number, number> = {
  0: 4,
  1: 5,
  4: 0,
  5: 1,
  8: 13,
  13: 18,
  18: 13,
  20: 4,
  6: 4,
  2: 0,
  12: 8,
  9: 0,
  14: 13,
};
const otherVowel = (char: string) => {
  const code = char.charCodeAt(0) - BASE;
  const vowel = Math.floor((code % 588) / LAST);
  return String.fromCharCode(BASE + Math.floor(code / 588) * 588 + (VOWELS[vowel] ?? vowel) * LAST + (code % LAST));
};

/** One key missed in a word of at least three syllables: in a shorter one it makes another word. */
function slipped(text: string, seed: number): string {
  const chars = Array.from(text);
  const isLong = (at: number) => {
    const start = text.lastIndexOf(' ', at) + 1;
    const end = text.indexOf(' ', at);
    return (end < 0 ? text.length : end) - start >= 3;
  };
  const places = chars.flatMap((char, at) => (isSyllable(char) && isLong(at) ? [at] : []));
  const at = places[(seed * 7) % places.length]!;
  const char = chars[at]!;
  const slips = [
    () => otherVowel(char),
    () => (finalOf(char) === SS ? withFinal(char, S) : otherVowel(char)),
    () => (finalOf(char) > 0 ? withFinal(char, 0) : otherVowel(char)),
    () => withFinal(char, finalOf(char) === 0 ? 4 : finalOf(char)),
  ];
  chars[at] = slips[seed % slips.length]!();
  return chars.join('');
}

/** Without spaces, or with them where a thumb put them. */
const unspaced = (text: string) => text.replaceAll(' ', '');
const misspaced = (text: string, seed: number) =>
  Array.from(unspaced(text))
    .map((char, at) => ((at + seed) % 4 === 3 ? `${char} ` : char))
    .join('')
    .trim();

const HUNDRED = 100;
export const isSlipped = (at: number): boolean => at % 5 === 1;

export function waysToSay({ who, with: things, past = [], now = [] }: Danger): string[] {
  const told = [
    ...past.flatMap((stem) => PAST_ENDINGS.map((ending) => `${stem}${ending}`)),
    ...past.flatMap((stem) => {
      const chars = Array.from(stem);
      const done = [...chars.slice(0, -1), withFinal(chars.at(-1)!, 0)].join('');
      return DONE_ENDINGS.map((ending) => `${done}${ending}`);
    }),
    ...now.flatMap((stem) => NOW_ENDINGS.map((ending) => `${stem}${ending}`)),
  ];
  return Array.from({ length: HUNDRED }, (_, i) => {
    const part = <T>(all: readonly T[], by: number): T => all[(i * by + Math.floor(i / all.length)) % all.length]!;
    const plain = `${part(OPENINGS, 3)}${part(who, 5)} ${part(things, 7)} ${part(told, 11)}`.replace(/ +/g, ' ').trim();
    if (isSlipped(i)) return slipped(plain, i);
    if (i % 5 === 2) return unspaced(plain);
    if (i % 5 === 3) return misspaced(plain, i);
    return plain;
  });
}

const PEOPLE = [
  '아이가',
  '남편이',
  '우리 딸이',
  '할머니가',
  '친구가',
  '애가',
  '시아버지가',
  '동생이',
  '울엄마가',
  '막내가',
];
const DOGS = ['강아지가', '우리 푸들이', '댕댕이가', '울 강쥐가', '멍멍이가', '개가', '말티즈가'];
const CATS = ['고양이가', '우리 냥이가', '야옹이가', '울냥이가', '길냥이가'];
const ANYBODY = ['', ...PEOPLE];
const person = { help: 'person', isGrave: true } as const;
const animal = { help: 'animal', isGrave: true } as const;

export const DANGERS: Record<string, Danger> = {
  'no breath': {
    ...person,
    who: ANYBODY,
    with: ['숨을', '숨을 제대로', '갑자기 숨을', '땅콩 먹고 숨을'],
    now: ['못 쉬', '쉬지 못하', '잘 못 쉬', '헐떡이', '쌕쌕거리', '가쁘게 쉬'],
  },
  'a swelling': {
    ...person,
    who: ANYBODY,
    with: [
      '새우 먹고 입술이',
      '벌에 쏘였는데 얼굴이',
      '약 먹고 혀가',
      '게장 먹더니 목이',
      '갑자기 눈두덩이',
      '견과류 먹었는데 입안이',
    ],
    past: ['부었', '퉁퉁 부었', '부어올랐', '팅팅 부풀었', '부풀어 올랐'],
  },
  'a rash': {
    ...person,
    who: ANYBODY,
    with: ['새우 먹고 두드러기가', '우유 마시고 온몸에 발진이', '복숭아 먹더니 두드러기', '약 먹고 나서 반점이'],
    past: ['났', '올라왔', '퍼졌', '돋았', '생겼', '번졌'],
  },
  poison: {
    ...person,
    who: PEOPLE,
    with: [
      '락스를',
      '세탁세제를',
      '쥐약을',
      '손소독제를',
      '농약을',
      '아세톤을',
      '제습제를',
      '주방세제',
      '표백제를',
      '살충제',
    ],
    past: ['마셨', '먹었', '삼켰', '들이켰', '핥았', '한 모금 넘겼', '입에 넣었'],
  },
  'a thing': {
    ...person,
    who: ['아기가', '애기가', '조카가', '손주가', '18개월 아들이', '둘째가'],
    with: ['건전지를', '동전을', '구슬을', '단추를', '자석을', '나사를', '바늘을', '레고 조각을', '비닐을', '압정'],
    past: ['삼켰', '꿀꺽 삼켰', '입에 넣었', '먹었', '꿀꺽했', '집어먹었'],
  },
  'too much medicine': {
    ...person,
    who: PEOPLE,
    with: [
      '수면제를 한 통 다',
      '감기약을 한 움큼',
      '진통제를 여러 알',
      '혈압약을 통째로',
      '해열제 두 배로',
      '약을 잔뜩',
    ],
    past: ['먹었', '삼켰', '털어넣었', '들이켰'],
  },
  choking: {
    ...person,
    who: ANYBODY,
    with: ['떡이 목에', '사탕이 목에', '가시가 목구멍에', '고기가 기도에', '포도알이 목에'],
    past: ['걸렸', '꼈', '박혔', '끼었'],
  },
  collapse: {
    ...person,
    who: PEOPLE,
    with: ['', '갑자기', '밥 먹다가', '화장실에서', '걷다가'],
    past: ['쓰러졌', '기절했', '의식을 잃었', '정신을 잃었', '고꾸라졌', '실신했'],
  },
  'no answer': {
    ...person,
    who: PEOPLE,
    with: ['불러도', '흔들어도', '아무리 깨워도', '때려도'],
    now: ['안 일어나', '대답이 없', '반응이 없', '눈을 못 뜨', '깨지를 않', '못 깨어나'],
  },
  'a fit': {
    ...person,
    who: PEOPLE,
    with: ['', '열나다가', '갑자기', '자다가'],
    past: ['경련했', '발작을 일으켰', '거품을 물었', '눈이 뒤집혔', '온몸이 뻣뻣해졌', '입술이 파래졌', '새파래졌'],
  },
  'a heart': {
    ...person,
    who: ANYBODY,
    with: ['갑자기 가슴이', '가슴 한가운데가', '명치가', '아침부터 가슴 쪽이', '심장이'],
    now: ['조이', '쥐어짜듯이 아프', '터질 것 같이 아프', '짓눌리', '뻐근하고 식은땀 나', '찢어지게 아프'],
  },
  'a stroke': {
    ...person,
    who: ANYBODY,
    with: ['갑자기 한쪽 팔이', '일어나니 왼쪽 다리가', '얼굴 한쪽이', '오른손이', '한쪽 몸이'],
    past: ['마비됐', '안 움직여졌', '축 처졌', '감각이 없어졌', '힘이 빠졌', '말을 안 들었'],
  },
  speech: {
    ...person,
    who: PEOPLE,
    with: ['갑자기', '아침부터', '밥 먹다가'],
    now: ['말을 더듬더듬 어눌하게 하', '말이 어눌하', '혀가 꼬이', '발음이 이상하', '입이 돌아가', '횡설수설하'],
  },
  bleeding: {
    ...person,
    who: ANYBODY,
    with: ['칼에 베여서 피가', '이마가 찢어져 피가', '코피가', '손가락 다쳤는데 피가', '넘어져서 머리에서 피가'],
    now: ['안 멈추', '멈추지 않', '계속 나', '철철 흐르', '안 멎', '콸콸 쏟아지'],
  },
  burn: {
    ...person,
    who: ANYBODY,
    with: ['끓는 물에 손을', '기름에 팔을', '국에 다리를', '라면 국물에 배를', '다리미에 손등을', '뜨거운 물에'],
    past: ['데었', '데였', '디었', '화상 입었', '데어버렸'],
  },
  fall: {
    ...person,
    isGrave: false,
    who: ['아기가', '할머니가', '애가', '엄마가', '장모님이'],
    with: ['침대에서', '계단에서', '의자에서', '욕실에서', '사다리에서', '식탁에서'],
    past: ['떨어졌', '굴렀', '넘어졌', '미끄러졌', '굴러떨어졌'],
  },
  fire: {
    ...person,
    who: [''],
    with: ['부엌에', '가스레인지에', '커튼에', '콘센트에', '튀김 기름에'],
    past: ['불이 났', '불이 붙었', '불났', '불이 번졌', '불붙었'],
  },
  gas: {
    ...person,
    who: [''],
    with: ['집에', '부엌에서', '보일러실에', '복도에'],
    now: ['가스 냄새가 나', '가스가 새', '가스냄새 진동하', '연기가 자욱하'],
  },
  pregnancy: {
    ...person,
    who: ['임신 6개월인데', '임산부인데', '만삭인데', '임신 초기인데'],
    with: ['', '갑자기', '지금', '아침부터'],
    now: ['하혈하', '피가 나', '배가 너무 아프', '양수가 터지', '태동이 없', '아랫배가 심하게 뭉치'],
  },
  drowning: {
    ...person,
    who: ['아기가', '애가', '조카가'],
    with: ['욕조에', '물에', '수영장에', '저수지에'],
    past: ['빠졌', '빠져서 안 움직였', '빠져 파래졌'],
  },
  eyes: {
    ...person,
    isGrave: false,
    who: ANYBODY,
    with: ['눈에 락스가', '세제가 눈에', '눈에 표백제가', '눈에 기름이', '눈에 뭐가'],
    past: ['튀었', '들어갔', '박혔'],
  },
  fever: {
    ...person,
    isGrave: false,
    who: ['아기가', '애가', '둘째가', '8개월 딸이', '할아버지가'],
    with: ['', '어제부터', '밤새', '주사 맞고'],
    now: ['열이 40도', '열이 안 떨어지', '고열이 나', '불덩이 같이 뜨겁'],
  },
  vomiting: {
    ...person,
    isGrave: false,
    who: PEOPLE,
    with: ['저녁 먹고', '굴 먹고', '어제부터', '아까부터 계속', ''],
    now: ['토하', '자꾸 토하', '토하고 설사하', '구토하', '설사를 쏟', '게워내'],
  },
  pain: {
    ...person,
    isGrave: false,
    who: ANYBODY,
    with: ['배가 너무', '머리가 갑자기', '옆구리가', '허리가', '귀가', '아랫배가'],
    now: ['아프', '찢어지게 아프', '쑤시', '쥐어뜯기듯 아프', '욱신거리', '뒤틀리'],
  },
  'a dog and poison': {
    ...animal,
    who: DOGS,
    with: [
      '초콜릿을',
      '포도를',
      '양파를',
      '자일리톨 껌을',
      '마늘을',
      '건포도를',
      '쥐약을',
      '초콜렛',
      '마카다미아를',
      '타이레놀을',
    ],
    past: ['먹었', '훔쳐먹었', '삼켰', '핥았', '주워먹었', '씹어먹었', '다 먹어치웠'],
  },
  'a cat and poison': {
    ...animal,
    who: CATS,
    with: ['양파를', '백합 잎을', '초콜릿을', '튤립을', '타이레놀을', '실을', '마늘을', '고무줄을', '부동액을', '파를'],
    past: ['먹었', '핥았', '씹어먹었', '삼켰', '뜯어먹었'],
  },
  'an animal that is ill': {
    ...animal,
    who: [...DOGS, ...CATS],
    with: ['', '갑자기', '아까부터', '아침부터'],
    now: [
      '피를 토하',
      '자꾸 토하',
      '경련하',
      '숨을 헐떡이',
      '못 일어나',
      '비틀거리',
      '오줌을 못 누',
      '혈변 보',
      '축 늘어지',
    ],
  },
  fumes: {
    ...person,
    who: ['', '청소하다가', '화장실에서', '아내가'],
    with: ['락스랑 식초를', '락스에 구연산을', '표백제하고 빙초산을', '곰팡이제거제랑 변기세정제를'],
    past: ['섞었는데 냄새가 독하고 기침이 났', '섞었더니 어지러웠', '섞어 썼더니 눈이 따가웠'],
    now: ['섞었더니 기침이 나', '같이 썼더니 머리가 아프', '섞어서 썼는데 속이 울렁거리'],
  },
  'a beating': {
    ...person,
    who: ['남편이', '새아빠가', '남자친구가', '아내가', '우리 오빠가', '아들이', '시아버지가'],
    with: ['저를', '술 먹고 저를', '엄마를', '방금 애를', '또 나를'],
    past: ['때렸', '두들겨 팼', '발로 찼', '주먹으로 때렸'],
    now: ['때리', '목을 조르', '위협하', '죽이겠다고 하'],
  },
  'a pursuit': {
    ...person,
    who: ['공구에서 만난 사람이', '나눔 때 만난 아저씨가', '리더가', '거래한 이웃이', '모르는 남자가'],
    with: ['자꾸 집까지', '밤늦게 계속', '매일 몰래'],
    past: ['따라왔', '쫓아왔', '찾아왔'],
    now: ['따라오', '쫓아다니', '스토킹하', '협박하'],
  },
  despair: {
    ...person,
    who: [''],
    with: ['', '그냥', '요즘 너무 힘들어서', '이제', '진짜'],
    now: ['죽고 싶', '사라지고 싶', '살고 싶지 않', '다 끝내고 싶', '그만 살고 싶', '없어져 버리고 싶'],
  },
};

/** What sounds like a danger and is none. */
export const HARMLESS: readonly string[] =
  `배고파 죽겠다|배고파 쓰러질 것 같아 뭐 먹지|더워 죽겠네 시원한 거|심장이 쫄깃해지는 매운 라면|심쿵하는 간식|숨도 안 쉬고 먹는 떡볶이 추천|눈 돌아가는 가격|손이 떨리는 가격이네 ㅋㅋ
너무 맛있어서 기절|기절할 만큼 맛있는 빵|입이 심심해|입이 찢어지게 웃었다|배꼽 빠지게 웃었어요|배 터지게 먹고 싶다|배가 부르네요|목이 말라요 음료수|목이 빠지게 기다렸어요|눈이 와요 군고구마 땡긴다|눈이 펑펑 와요
손이 커서 많이 사요|발이 시려워요 수면양말 있나요|귀가 얇아서 다 사고 싶어|머리가 길어서 린스 많이 써요|속이 든든한 국|속이 꽉 찬 만두|피가 얇은 만두|피자 먹고 싶다|피가 되고 살이 되는 음식|코가 뻥 뚫리는 사탕
코피 커피 뭐가 다른가요|목살 구워 먹게|다리살 2kg|닭다리 먹고 싶어|팔이 긴 고무장갑|팔도 비빔면|허리띠 있나요|무릎담요 보여줘|얼굴에 바르는 거|입술 보호제|손 소독제 추천|눈에 넣어도 안 아픈 손주 간식|심장에 좋은 오메가3 견과
불닭볶음면|불났다 불났어 매운맛 ㅋㅋ|화끈하게 매운 거|속에 불이 나게 매운 라면|가스레인지 청소하는 거|가스버너 부탄가스|연기 안 나는 그릴|불판 있어요?|숯불 냄새 나는 김
애가 잘 먹어요|아이가 좋아해요|우리 딸은 딸기만 먹어요|남편이 사 오래요|친구가 놀러 온대요|할머니가 드실 떡|아기가 태어났어요 선물|엄마가 좋아하는 귤|동생이 커피를 다 마셔버렸어요 커피 추천|아들이 우유를 다 마셨어요 또 사야 돼요
애가 빵을 다 먹었어요|아빠가 소주 한 병 마셨어요 해장국 추천|어제 과음해서 속이 쓰려 해장거리|술 먹고 머리 아플 때 뭐 먹지|남편이 과자 한 봉지 다 먹어버림|조카가 젤리를 다 집어먹었네 젤리 있어?
강아지가 간식을 다 먹었어요 사료 추천|고양이가 츄르 다 먹었어요|강아지 사료 다 먹어가요|고양이가 모래를 다 썼어요|강아지가 귀여워요|우리 강아지 산책 갔다 왔어요|강아지 이가 약해요 부드러운 간식|강아지가 잘 먹는 개껌|초코가 먹을 사료|강아지 유모차 있어요?|커피만 많이 나오는 기계|커피를 많이 나눠 마셔요|커피가 계속 나와요
초콜릿 먹고 싶다|포도 먹고 싶어요|양파 사야 하는데|마늘 까 놓은 거|커피 마시고 싶다|약과 맛있는 거|맥주 한 잔 했어요 안주 추천|소주 마셨더니 라면 땡겨|약 먹고 먹을 죽
세제 다 썼어요|세제 쏟았어요 휴지 많이 필요해|락스 냄새 안 나는 세제|락스 있어요?|건전지 AAA 있나요|건전지 다 떨어졌어요|동전 지갑|자석 달린 거|단추 달린 셔츠|비닐봉투 큰 거|나사 조이는 거|바늘이랑 실 세트|물티슈가 말랐어요
옷에 피가 묻었어요 뭘로 지워요|이불에 커피 쏟았어요|옷에 물이 들었어요|흰옷에 김치 국물 튀었어요|빨래에서 쉰 냄새 나요|변기가 막혔어요|싱크대가 막혔어요|냄비가 탔어요|컵이 깨졌어요 컵 추천|우산이 부러졌어요|칼이 안 들어요|신발이 찢어졌어요
우유가 상했어요|밥이 탔어요|김치가 시어졌어요|과일이 물러요|빵이 딱딱해졌어요|아이스크림이 녹았어요|떡이 굳었어요|고기가 질겨요|사과가 멍들었어요|계란이 깨져서 왔어요|택배가 안 와요|박스가 찢어져 왔어요
매워서 눈물이 나요|매워서 입에서 불나는 거|매운 거 먹고 땀 빼고 싶다|추워서 손이 얼겠어|추워요|졸려요|피곤해요|심심해요|짜증나|월요일이라 힘들다|야근하고 힘들어요|다이어트 중인데 힘드네|시험 망쳤어|살 빠지는 음식|살찌는 거 싫어|살 것 추천해줘|다 놓고 싶은 가격|그만 사고 싶다
목에 두르는 거|목에 좋은 차|기침에 좋은 배도라지|감기 걸렸을 때 먹는 거|감기 걸렸어요 따뜻한 차 있어요?|체했을 때 매실|변비에 좋은 거|배 아플 때 먹는 죽|머리 아파서 커피 마셔야겠다|허리 아파서 무거운 거 못 들어요 배달되나요|손목이 약해서 가벼운 냄비|무릎이 안 좋아서 계단 못 가요 가까운 데서 만나요|눈이 침침해서 글씨 큰 거|이가 약해서 부드러운 거|피부가 건조해요 로션
새우 먹으면 두드러기 나요|땅콩 먹으면 숨 못 쉬어요 빼주세요|복숭아만 먹으면 입술이 부어요|우유 마시면 배 아파요|게 알레르기 있어요|어릴 때 새우 먹고 쓰러진 적 있어요|작년에 복숭아 먹고 응급실 갔었어요|예전에 땅콩 때문에 목이 부었던 적이 있어서요|매운 거 먹으면 속 쓰려요|밀가루 먹으면 배가 더부룩해요
리더가 연락이 안 돼요|리더가 대답이 없어요|총대가 답장을 안 해요|이웃이 안 나왔어요|돈을 안 줘요|물건이 안 왔어요|자리가 없어요|마감이 끝났어요|앱이 안 열려요|화면이 하얘요|로그인이 안 돼요|숨은 공구 있나요|숨김 처리 됐어요|신고하고 싶어요|탈퇴하고 싶어요|그만두고 싶어요 이 공구|나가고 싶어요 방에서|끝내고 싶어요 거래를
남편이 회사 때려치운대요|멍 때리면서 먹는 과자|아빠한테 맞는 신발 사이즈|엄마가 주사 맞고 있어요 죽 추천|할머니가 링거 맞고 계세요 두유 있어요|남편이 모기를 때려잡았어요 모기약|맛이 죽인다고 소문난 김치|아빠가 국물 맛이 죽인다고 하는 라면|이웃이 찾아왔어요 나눔 받으러|리더가 계속 기다리고 있어요 늦을 것 같아요|강아지가 저를 졸졸 따라와요|친구가 따라온대요|택배 기사님이 집 앞에 기다리고 있어요|바람 맞았어요|비 맞아서 추워요|입맛에 딱 맞았어요|리더한테 뒤통수 맞았어요|누가 찾아오면 어떡해요|스토킹 당하면 신고 되나요|고기 두드리는 망치|할머니가 못 나가게 막는 안전문|동생한테 맞춤한 선물|때수건 있어요|식초랑 설탕 섞었어요|락스 냄새 안 나는 세제 추천|락스랑 세제 같이 사고 싶어|베이킹소다랑 구연산 섞어서 청소해요|락스랑 식초 추천해줘|무항생제 계란 있나요|토마토 파스타 추천|감기약 먹고 있는데 음료 추천해줘|연고 바르고 붙일 밴드|아기 세탁세제 괜찮은 거 추천|강아지 키우는데 안전한 세제 추천해줘|끼니 때우는 거
의자에서 쓸 방석|침대에서 먹을 간식|계단 미끄럼 방지|욕실 미끄럼방지 매트|사다리 있어요?|욕조 마개|수영장 갈 때 간식|물에 타 먹는 거|물에 빠진 고기 싫어 수육 말고|떨어지면 깨지나요|쌀이 떨어졌어요|휴지가 떨어졌어요|가격이 떨어졌네요|입맛이 떨어졌어요|당 떨어졌어 단 거|체력이 떨어졌어 보양식|기운이 없어서 고기 먹을래|힘이 없어요 삼계탕 먹고 싶다|멘탈이 나갔다|정신없이 먹게 되는 과자|정신이 하나도 없네요 간단한 저녁`
    .split(/[|\n]/)
    .map((line) => line.trim());
