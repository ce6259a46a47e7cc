/** Allergens that must be declared on Korean food labels (식품 등의 표시기준, 알레르기 유발물질). */
export const ALLERGENS = {
  egg: '알류',
  milk: '우유',
  buckwheat: '메밀',
  peanut: '땅콩',
  soy: '대두',
  wheat: '밀',
  mackerel: '고등어',
  crab: '게',
  shrimp: '새우',
  pork: '돼지고기',
  peach: '복숭아',
  tomato: '토마토',
  sulphite: '아황산류',
  walnut: '호두',
  chicken: '닭고기',
  beef: '쇠고기',
  squid: '오징어',
  shellfish: '조개류',
  pineNut: '잣',
} as const;

/** Other traits, not mandatory on a label. */
export const PROPERTIES = {
  treeNut: '견과류',
  fish: '생선',
  crustacean: '갑각류',
  seafood: '해산물',
  meat: '육류',
  gluten: '글루텐',
  honey: '꿀',
  spicy: '매운맛',
  caffeine: '카페인',
  frozen: '냉동',
  alcohol: '알코올',
  vegan: '채식',
  /** A single-ingredient product. */
  single: '단일원료',
} as const;

export type Trait = keyof typeof ALLERGENS | keyof typeof PROPERTIES;
export type TraitValue = 'yes' | 'no' | 'unknown';
export type Traits = { contains: readonly Trait[]; freeOf: readonly Trait[] };

export const UNKNOWN_TRAITS: Traits = { contains: [], freeOf: [] };

export function traitOf({ contains, freeOf }: Traits, trait: Trait): TraitValue {
  if (contains.includes(trait)) return 'yes';
  return freeOf.includes(trait) ? 'no' : 'unknown';
}

const IMPLIED: Partial<Record<Trait, readonly Trait[]>> = {
  pork: ['meat'],
  chicken: ['meat'],
  beef: ['meat'],
  mackerel: ['fish', 'seafood'],
  fish: ['seafood'],
  crab: ['crustacean', 'seafood'],
  shrimp: ['crustacean', 'seafood'],
  crustacean: ['seafood'],
  squid: ['seafood'],
  shellfish: ['seafood'],
  walnut: ['treeNut'],
  pineNut: ['treeNut'],
  wheat: ['gluten'],
};
const OF_ANIMALS: readonly Trait[] = ['egg', 'milk', 'honey', 'meat', 'seafood'];

/** Derives implied traits: pork implies meat, meat implies not vegan. */
export function completeTraits({ contains, freeOf }: Traits): Traits {
  const has = new Set(contains);
  for (const trait of has) for (const implied of IMPLIED[trait] ?? []) has.add(implied);
  const lacks = new Set(freeOf.filter((trait) => !has.has(trait)));
  if (OF_ANIMALS.some((trait) => has.has(trait))) {
    has.delete('vegan');
    lacks.add('vegan');
  }
  return { contains: [...has].toSorted(), freeOf: [...lacks].toSorted() };
}
