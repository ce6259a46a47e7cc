import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { CONSENT_KINDS, LEGAL_TEXTS } from './legal-kinds';
import { done, instant, wholeNumber } from './shapes';

export const ConsentKindName = z.enum(CONSENT_KINDS, '동의 항목을 확인해 주세요.');

const version = z.int().check(z.positive());

export const LegalDocument = z.object({
  kind: z.enum(LEGAL_TEXTS),
  title: z.string(),
  version,
  effectiveAt: instant,
  /** Not reviewed by the operator yet; the text says so itself. */
  draft: z.boolean(),
  /** Markdown: `##` headings, lists, paragraphs. */
  text: z.string(),
  /** Every version there is, newest first; one may hold only from a later day on. */
  versions: z.array(z.object({ version, effectiveAt: instant })),
  /** The version before this one, to show what changed. */
  previous: z.nullable(z.object({ version, text: z.string() })),
});
export type LegalDocument = z.infer<typeof LegalDocument>;

export const legalDocument = endpoint({
  method: 'GET',
  path: '/api/legal/:kind',
  summary: 'Reads a legal text, in the version in force today or in the given one',
  auth: 'public',
  params: z.object({ kind: z.string().check(z.maxLength(20)) }),
  query: z.object({ version: z.optional(wholeNumber(1, 9999, '없는 판이에요.')) }),
  response: LegalDocument,
  errors: ['NOT_FOUND'],
});

export const Consents = z.object({
  /** Whether the server refuses calls while something is due (`LEGAL=on`). */
  asked: z.boolean(),
  /** Needed ones that are not given, or given to an older version. */
  due: z.array(ConsentKindName),
  consents: z.array(
    z.object({
      kind: ConsentKindName,
      needed: z.boolean(),
      /** The version that holds now: what one agrees to. */
      version,
      given: z.boolean(),
      /** Since when it is as it is; null: never asked. */
      at: z.nullable(instant),
      givenVersion: z.nullable(version),
    }),
  ),
  /** When the position of the device was used, and what for. */
  positions: z.array(z.object({ at: instant, purpose: z.string() })),
});
export type Consents = z.infer<typeof Consents>;

export const consents = endpoint({
  method: 'GET',
  path: '/api/users/consents',
  summary: 'Reads the caller’s consents, those that are due, and when the device’s position was used',
  auth: 'refresh-or-user',
  standing: 'any',
  response: Consents,
  errors: ['ORIGIN_REFUSED'],
});

export const SaveConsents = z.object({
  consents: z
    .array(
      z.object(
        {
          kind: ConsentKindName,
          version: wholeNumber(1, 9999, '약관의 판을 확인해 주세요.'),
          given: z.boolean('동의를 확인해 주세요.'),
        },
        '동의를 확인해 주세요.',
      ),
      '동의를 확인해 주세요.',
    )
    .check(z.minLength(1, '동의를 확인해 주세요.'), z.maxLength(CONSENT_KINDS.length, '동의를 확인해 주세요.')),
});
export type SaveConsents = z.infer<typeof SaveConsents>;

export const saveConsents = endpoint({
  method: 'POST',
  path: '/api/users/consents',
  summary: 'Gives consents, or revokes optional ones',
  auth: 'refresh-or-user',
  body: SaveConsents,
  response: done,
  errors: ['CONSENT_OUTDATED', 'ORIGIN_REFUSED'],
  limit: { max: 30, seconds: 60 },
});
