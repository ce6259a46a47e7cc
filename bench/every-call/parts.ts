import { CALL_PARTS } from '../../server/src/app';

/** What is left out. Twice nothing: their difference is how exact the figures are. */
export const PARTS = ['nothing', 'nothing again', 'session', 'standing', ...CALL_PARTS] as const;
export type Part = (typeof PARTS)[number];
