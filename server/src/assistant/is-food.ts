/** 신선식품 and 가공식품; the other categories are not eaten. */
export const isFood = ({ categoryId }: { categoryId: number }): boolean => categoryId <= 2;
