import { type ConsentKind, DAY_MS, NEEDED_CONSENTS, type SaveConsents, seoulDay } from '@mungchi/contract';
import type { LegalVersion } from './document-rules';

/** The newest word of a person on one kind. */
export type ConsentState = { kind: ConsentKind; version: number; given: boolean; at: Date };

/** The version that each kind is given to now; the sentence of AGE14 has only one. */
export type HoldingVersions = Record<ConsentKind, number>;

export function isNeeded(kind: ConsentKind): boolean {
  return NEEDED_CONSENTS.some((needed) => needed === kind);
}

/** Needed consents that are missing, taken back, or given to an older version. */
export function consentsDue(states: readonly ConsentState[], holding: HoldingVersions): ConsentKind[] {
  return NEEDED_CONSENTS.filter((kind) => {
    const state = states.find((each) => each.kind === kind);
    return !state?.given || state.version < holding[kind];
  });
}

/**
 * Null when all of it can be written. Somebody may agree to a version that holds only later; a needed consent ends with
 * the account, not before.
 */
export function decideConsents(
  { consents }: SaveConsents,
  holding: HoldingVersions,
  newest: HoldingVersions,
): 'CONSENT_OUTDATED' | 'NEEDED' | 'TWICE' | null {
  if (new Set(consents.map(({ kind }) => kind)).size < consents.length) return 'TWICE';
  if (consents.some(({ kind, given }) => !given && isNeeded(kind))) return 'NEEDED';
  const outdated = consents.some(
    ({ kind, version, given }) => given && (version < holding[kind] || version > newest[kind]),
  );
  return outdated ? 'CONSENT_OUTDATED' : null;
}

const AGE = 14;

/** Whether somebody born that day is younger than 14 in Seoul. */
export function isUnder14(birth: string, now: Date): boolean {
  const [year, rest] = [Number(birth.slice(0, 4)), birth.slice(4)];
  return `${year + AGE}${rest}` > seoulDay(now);
}

const NOTICE_DAYS = 7;
const WORSE_NOTICE_DAYS = 30;

/** Whether people are to be told now that a version comes: from 7 days before its day, 30 when it is worse for them. */
export function isAnnounced({ version, worse, effectiveAt }: LegalVersion, now: Date): boolean {
  if (version === 1) return false;
  const ahead = (worse ? WORSE_NOTICE_DAYS : NOTICE_DAYS) * DAY_MS;
  return now.getTime() >= effectiveAt.getTime() - ahead && now < effectiveAt;
}
