/** What is asked about: whose phone, and the ticket that names this check at the provider. */
export type PhoneCheck = { ticket: string; phone: string };

export type PhoneAnswer = { code: string } | { impUid: string };

/** A phone that is its person's own; `name` is who the provider says that is, null when it does not know. */
export type VerifiedPhone = { phone: string; name: string | null };

export type PhoneStart =
  | { by: 'code'; messagePath: string }
  | { by: 'portone'; merchantUid: string; storeCode: string };

/** Who shows that a phone is somebody's own: PortOne's certification, or the stand-in. */
export type PhoneVerifier = {
  start(check: PhoneCheck): PhoneStart;
  /** Null when the answer proves nothing. */
  read(check: PhoneCheck, answer: PhoneAnswer): Promise<VerifiedPhone | null>;
};
