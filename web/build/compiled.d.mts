export const COMPILED: string[];
