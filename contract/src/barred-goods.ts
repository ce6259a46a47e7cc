/** Goods that neighbours may not sell to each other, by the law that says so. */
const BARRED: Record<string, readonly string[]> = {
  주류: ['맥주', '소주', '와인', '막걸리', '위스키', '사케', '보드카', '샴페인', '주류', '하이볼', '담금주', '양주'],
  담배: ['담배', '전자담배', '니코틴', '액상담배', '아이코스', '말보로'],
  건강기능식품: [
    '영양제',
    '비타민제',
    '홍삼정',
    '유산균',
    '오메가3',
    '건강기능식품',
    '건기식',
    '프로바이오틱스',
    '루테인',
    '밀크씨슬',
    '콜라겐정',
  ],
  의약품: [
    '상비약',
    '진통제',
    '감기약',
    '해열제',
    '소화제',
    '의약품',
    '타이레놀',
    '연고',
    '수면제',
    '다이어트약',
    '마운자로',
    '위고비',
  ],
};

/** Compounds that only sound like them; taken out first. */
const FINE: readonly string[] = [
  '와인잔',
  '맥주잔',
  '소주잔',
  '위스키잔',
  '샴페인잔',
  '와인랙',
  '와인셀러',
  '와인오프너',
  '와인색',
  '맥주효모',
  '와인식초',
  '담배꽁초',
  '연고지',
  '양주배',
  '양주시',
  '무알콜맥주',
  '논알콜맥주',
  '무알코올맥주',
  '강아지영양제',
  '식물영양제',
  '화분영양제',
  '소주병',
  '소주컵',
];

const WORDS = Object.values(BARRED).flat();

/** Which barred goods a text names. */
export function barredGoodsIn(text: string): string[] {
  let rest = text.normalize('NFC').replace(/\s/g, '');
  for (const word of FINE) rest = rest.replaceAll(word, ' ');
  return WORDS.filter((word) => rest.includes(word));
}

/** A reason to warn, not to refuse. */
export function namesBarredGoods(text: string): boolean {
  return barredGoodsIn(text).length > 0;
}
