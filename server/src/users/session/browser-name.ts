type Names = readonly (readonly [RegExp, string])[];

/** The first that fits: iPads call themselves Macs of late, and every browser calls itself the others, too. */
const DEVICES: Names = [
  [/iPhone/, '아이폰'],
  [/iPad/, '아이패드'],
  [/Android/, '안드로이드'],
  [/Windows/, '윈도우'],
  [/Macintosh|Mac OS X/, '맥'],
  [/CrOS/, '크롬북'],
  [/Linux/, '리눅스'],
];
const BROWSERS: Names = [
  [/KAKAOTALK/i, '카카오톡'],
  [/NAVER\(/, '네이버 앱'],
  [/Whale\//, '웨일'],
  [/SamsungBrowser/, '삼성 인터넷'],
  [/Edg[A-Za-z]*\//, '엣지'],
  [/OPR\//, '오페라'],
  [/Firefox|FxiOS/, '파이어폭스'],
  [/Chrome|CriOS/, '크롬'],
  [/Safari/, '사파리'],
];

/** `아이폰 · 사파리`, from the header a browser sends; nothing else of it is kept. */
export function browserName(agent: string | undefined): string {
  const of = (names: Names) => names.find(([pattern]) => pattern.test(agent ?? ''))?.[1];
  return [of(DEVICES), of(BROWSERS)].filter(Boolean).join(' · ') || '알 수 없는 기기';
}
