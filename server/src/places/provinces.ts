/** Official name → the short one, then what else people still write. */
const PROVINCES: Record<string, [short: string, ...others: string[]]> = {
  서울특별시: ['서울', '서울시'],
  부산광역시: ['부산', '부산시'],
  대구광역시: ['대구', '대구시'],
  인천광역시: ['인천', '인천시'],
  광주광역시: ['광주'],
  대전광역시: ['대전', '대전시'],
  울산광역시: ['울산', '울산시'],
  세종특별자치시: ['세종', '세종시'],
  경기도: ['경기'],
  강원특별자치도: ['강원', '강원도'],
  충청북도: ['충북'],
  충청남도: ['충남'],
  전북특별자치도: ['전북', '전라북도'],
  전라남도: ['전남'],
  경상북도: ['경북'],
  경상남도: ['경남'],
  제주특별자치도: ['제주', '제주도'],
};

const OFFICIAL = new Map(
  Object.entries(PROVINCES).flatMap(([official, others]) => [official, ...others].map((name) => [name, official])),
);

/** Every way to write a province, its official name included, longest first. */
export const PROVINCE_SPELLINGS: readonly string[] = [...OFFICIAL.keys()].toSorted((a, b) => b.length - a.length);

export function officialProvince(spelling: string): string | undefined {
  return OFFICIAL.get(spelling);
}

export function spellingsOfProvince(official: string): readonly string[] {
  return [...(PROVINCES[official] ?? []), official];
}

/** `서울 성동구 …` → `서울특별시 성동구 …`. */
export function withOfficialProvince(address: string): string {
  const [first = '', ...rest] = address.trim().split(/\s+/);
  return [officialProvince(first) ?? first, ...rest].join(' ');
}
