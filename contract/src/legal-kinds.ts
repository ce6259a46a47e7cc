/** Texts that a person may agree to, as files with versions; `refund` is generated from the clocks. */
export const LEGAL_TEXTS = ['terms', 'privacy', 'location', 'marketing', 'refund', 'operator'] as const;
export type LegalText = (typeof LEGAL_TEXTS)[number];

export const CONSENT_KINDS = ['TERMS', 'PRIVACY', 'AGE14', 'LOCATION', 'MARKETING', 'NIGHT'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** Without these nobody opens or joins a purchase where `LEGAL=on`. */
export const NEEDED_CONSENTS = ['TERMS', 'PRIVACY', 'AGE14'] as const satisfies readonly ConsentKind[];

/** What each consent is given to; null: to the sentence itself. */
export const CONSENT_TEXTS: Record<ConsentKind, LegalText | null> = {
  TERMS: 'terms',
  PRIVACY: 'privacy',
  AGE14: null,
  LOCATION: 'location',
  MARKETING: 'marketing',
  NIGHT: 'marketing',
};
