export const FIRST_PICTURES: Record<'/start' | '/shopping', { src: string; srcset?: string; sizes?: string }>;
