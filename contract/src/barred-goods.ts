/**
 * Words of one class of goods. They are fine right behind one of `before` and right in front of one of `after`: 와인잔.
 * Patterns between spaces, for a text without spaces.
 */
type Goods = { words: string; before?: string; after?: string };

/** Goods that neighbours may not sell to each other, by the law that says so. */
const BARRED: readonly Goods[] = [
  // 주세법
  {
    words: `맥주 소주 와인 막걸리 위스키 사케 보드카 샴페인 하이볼 데킬라 테킬라 브랜디 코냑 꼬냑 버번 주류 술[한두세네0-9]+병 크래프트비어 수제비어
      고량주 백주[0-9한두세] 정종 동동주 탁주 약주 전통주 과실주 담금주 (?:매실|복분자|오디|머루|인삼|더덕|오미자|포도|사과)주(?![스문방걸])
      참이슬 처음처럼 발렌타인[0-9] 조니워커 로얄살루트`,
    before: '무알콜 무알코올 논알콜 논알코올 알콜프리 저장병 유리병',
    after: `잔 컵 글라스 병 랙 셀러 오프너 따개 마개 색 향 식초 효모 안주 거품 에이드 젤리 초콜릿 빵 숙성 냉장고 캐리어 쿨러 용 처럼
      같은 전부리 전자`,
  },
  { words: '양주', after: '시 배 역 동 읍 쌀 에서' },
  // 담배사업법
  {
    words: `담배 니코틴 궐련 시가렛 연초 전담기기 전담액상 입호흡 폐호흡 [한두세네열0-9]보루
      아이코스 테리아 히츠 말보로 던힐 메비우스 에쎄`,
    before: '금연 무',
    after: '냄새 꽁초 연기 케이스 재떨이 에 부터 까지 행사 세일 할인',
  },
  // 건강기능식품에 관한 법률
  {
    words: `영양제 건강기능식품 건기식 보충제 다이어트보조 비타민(?:제|정|캡슐|[A-Ea-eKk](?![a-z])) (?:종합|멀티)비타민
      유산균 프로바이오틱스 오메가-?3 크릴오일 루테인 지아잔틴 밀크[씨시]슬 콜라겐(?:정|젤리|분말|펩타이드|스틱)
      글루코사민 글루타치온 코엔자임 쏘팔메토 보스웰리아 가르시니아 아르기닌 프로폴리스 철분제 칼슘제 마그네슘제 엽산제
      홍삼(?:정|스틱|진액|농축|환|엑기스|액|세트|선물) 흑삼 정관장 락토핏 센트룸 고려은단`,
    before: '강아지 고양이 반려견 반려묘 식물 화분 다육 모발 두피 헤어 손톱 속눈썹 나무 꽃 단백질 김치 마시는',
    after: '음료 요구르트 요거트 발효유 치즈 크림 세럼 앰플 팩 마스크 샴푸 비누 치약 사료 풍부 가득 듬뿍 많 함유',
  },
  // 약사법
  {
    words: `의약품 상비약 진통제 감기약 해열제 소화제 소염제 항생제 수면제 수면유도제 위장약 지사제 변비약 두통약 멀미약 무좀약 구충제
      피임약 탈모약 다이어트(?:약|주사) 처방(?:약|받은|없이) (?:피부과|내과|안과|치과|병원)약 한약 탕약 안약 점안액 인공눈물 물파스
      타이레놀 이부프로펜 아세트아미노펜 애드빌 부루펜 게보린 마데카솔 후시딘 멜라토닌 미녹시딜 피나스테리드 비아그라 시알리스
      삭센다 위고비 마운자로 오젬픽 스테로이드 보톡스`,
    before: '강아지 고양이 무',
    after: '보관함 케이스 통 함 상자 크림 세럼 앰플 팩',
  },
  { words: '연고', after: '지 전 대' },
  // 의료기기법, 의료기사 등에 관한 법률
  {
    words: `콘택트렌즈 콘텍트렌즈 컬러렌즈 서클렌즈 써클렌즈 원데이렌즈 아큐브 도수(?:렌즈|안경|선글라스|있는|-[0-9])
      착유기 유축기 자가(?:진단|검사)키트 혈당시험지`,
  },
  // 식품위생법, 화장품법
  {
    words:
      '수제(?:청|반찬|쿠키|잼) (?:집에서|직접)(?:만든|담근)[가-힣]{0,6}(?:반찬|김치|쿠키|청|잼) 화장품샘플 샘플화장품',
  },
  // 상표법, 동물보호법, 폐기물관리법, 총포화약법, 군복단속법과 그 밖
  {
    words: `미러급 레플리카 짝퉁 가품 이미테이션 정품급 정품(?:이랑|과)똑같 [sS]A급
      (?:강아지|고양이|토끼|햄스터|앵무새|거북이|열대어|구피)[가-힣]{0,4}분양 종량제 상품권 비비탄총 모의총 휘발유 군복 경찰복 수험표 헌혈증`,
    after: '봉투걸이 봉투함 봉투거치대 봉투홀더 무늬 느낌 으로결제',
  },
];

/** As pills are counted; what cleans or is eaten is counted so, too. */
const DOSE = /\d{2,4}\s?정(?=[\s.,)/씩짜들]|$)|\d\s?mg(?![a-z])/i;
const OTHER_TABLETS = /세제|세정|세척|표백|클리너|비누|치약|입욕|소독|커피|카페인|음료|나트륨|사탕|껌|사료/;

const pattern = (words: string) => `(?:${words.trim().split(/\s+/).join('|')})`;

const CLASSES = BARRED.map(({ words, before, after }) => {
  const named = pattern(words);
  const fine = [before && pattern(before) + named, after && named + pattern(after)].filter(
    (part) => part !== undefined,
  );
  return { named: new RegExp(named, 'g'), fine: fine.length > 0 ? new RegExp(fine.join('|'), 'g') : null };
});

/** Which barred goods a text names. */
export function barredGoodsIn(text: string): string[] {
  const words = text.normalize('NFC');
  const joined = words.replace(/\s/g, '');
  const named = CLASSES.flatMap((goods) => {
    const rest = goods.fine ? joined.replace(goods.fine, ' ') : joined;
    return rest.match(goods.named) ?? [];
  });
  const dose = OTHER_TABLETS.test(words) ? null : DOSE.exec(words);
  return [...new Set(dose ? [...named, dose[0]] : named)];
}

/** A reason to warn, not to refuse. */
export function namesBarredGoods(text: string): boolean {
  return barredGoodsIn(text).length > 0;
}
