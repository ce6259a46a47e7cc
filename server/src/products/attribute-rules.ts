/**
 * What a name and its keywords tell of a product beside its ingredients: material, lid, battery, cut, taste, size, for whom.
 * Of some only one can be true at a time (a battery is AA or AAA), so that one rules out the others; what is not told is
 * unknown and never guessed.
 */
const GROUPS = {
  battery: {
    AAA: /(?<![a-z])aaa(?![a-z])/,
    AA: /(?<![a-z])aa(?![a-z])/,
    C: /건전지 ?(?:c|중형)(?![a-z])/,
    D: /건전지 ?(?:d|대형)(?![a-z])/,
    coin: /코인 ?(?:전지|건전지|배터리)|cr20\d\d/,
  },
  material: {
    steel: /스텐|스테인/,
    glass: /유리(?!세정|창|닦|막)/,
    wood: /원목|나무|우드/,
    silicone: /실리콘/,
    castIron: /무쇠|주물/,
    titanium: /티타늄/,
    ceramic: /도자기|세라믹|사기그릇/,
    cotton: /순면|면 ?100/,
    linen: /린넨/,
    microfibre: /극세사/,
    rattan: /라탄/,
  },
  cut: {
    minced: /다짐육|다진/,
    sliced: /슬라이스|대패|불고기용|샤브/,
    diced: /절단육|깍둑|국거리|찌개용/,
  },
  texture: { firm: /딱딱|아삭|단단/, soft: /말랑|물렁/ },
  size: { large: /대형|점보|특대/, medium: /중형/, small: /소형|미니(?!스)/ },
} as const;

/** Each by itself: what says so, and what says that it is not. */
const ALONE = {
  lid: { has: /뚜껑|밀폐|텀블러|보온병/, lacks: /뚜껑 ?없/ },
  boneless: {
    has: /순살|뼈 ?없|안심|필렛|텐더|닭가슴살|닭다리 ?정육/,
    lacks: /갈비(?!탕|맛|양념)|등뼈|닭발|통닭|영계|절단육|손질 고등어/,
  },
  lean: {
    has: /안심|뒷다리|우둔|홍두깨살|닭가슴살|사태|살코기/,
    lacks: /삼겹|차돌|대패|항정|막창|대창|갈비(?!탕|맛|양념)|꽃등심|베이컨/,
  },
  sour: { has: /레몬|자몽|매실|새콤|식초|풋사과|라임|신맛/, lacks: /꿀|고당도|달콤한|무산미/ },
  keepsWarm: { has: /보온|단열/, lacks: /보온 ?안/ },
  unscented: { has: /무향/, lacks: /플로럴|라벤더|코튼|퍼퓸|아로마|디퓨저/ },
  forWomen: { has: /여성용/, lacks: /남성용/ },
  forMen: { has: /남성용/, lacks: /여성용/ },
  forChildren: { has: /어린이|유아|아동|키즈|아기/, lacks: /성인용|어른용/ },
} as const;

type GroupName = keyof typeof GROUPS;
type InGroup = { [Group in GroupName]: `${Group}.${keyof (typeof GROUPS)[Group] & string}` }[GroupName];
export type Attribute = InGroup | keyof typeof ALONE;
export type Attributes = { has: readonly Attribute[]; lacks: readonly Attribute[] };
export const NO_ATTRIBUTES: Attributes = { has: [], lacks: [] };

export const ATTRIBUTES: readonly Attribute[] = [
  ...Object.entries(GROUPS).flatMap(([group, kinds]) =>
    Object.keys(kinds).map((kind) => `${group}.${kind}` as InGroup),
  ),
  ...(Object.keys(ALONE) as (keyof typeof ALONE)[]),
];

export function attributeOf({ has, lacks }: Attributes, attribute: Attribute): 'yes' | 'no' | 'unknown' {
  if (has.includes(attribute)) return 'yes';
  return lacks.includes(attribute) ? 'no' : 'unknown';
}

/** Read once, when a product is imported. */
export function readAttributes(name: string, keywords: readonly string[]): Attributes {
  const text = [name, ...keywords].join(' | ').toLowerCase();
  const has: Attribute[] = [];
  const lacks: Attribute[] = [];
  for (const [group, kinds] of Object.entries(GROUPS)) {
    const all = Object.entries(kinds).map(([kind, pattern]) => [`${group}.${kind}` as InGroup, pattern] as const);
    const told = all.filter(([, pattern]) => pattern.test(text)).map(([attribute]) => attribute);
    has.push(...told);
    if (told.length > 0) lacks.push(...all.map(([attribute]) => attribute).filter((each) => !told.includes(each)));
  }
  for (const [attribute, { has: says, lacks: denies }] of Object.entries(ALONE)) {
    // What says both (`순살 갈비`) is not known.
    if (says.test(text) === denies.test(text)) continue;
    (says.test(text) ? has : lacks).push(attribute as keyof typeof ALONE);
  }
  return { has, lacks };
}
