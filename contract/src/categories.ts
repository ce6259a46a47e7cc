/** The four categories, in the order of their ids; 0 means all (or, in shopping, the recommendations). */
export const CATEGORIES = [
  { id: 1, name: '신선식품' },
  { id: 2, name: '가공식품' },
  { id: 3, name: '주방용품' },
  { id: 4, name: '생활용품' },
] as const;

export type CategoryId = (typeof CATEGORIES)[number]['id'];
export type CategoryName = (typeof CATEGORIES)[number]['name'];

export const CATEGORY_NAMES = CATEGORIES.map((category) => category.name) as [CategoryName, ...CategoryName[]];

export function categoryName(id: number): CategoryName | undefined {
  return CATEGORIES.find((category) => category.id === id)?.name;
}
