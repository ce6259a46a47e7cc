import { REFUSALS, type RefusalCode } from '@mungchi/contract';

/** An expected failure with its code. Everything else that is thrown is a fault. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  /** One message per field, for forms. */
  readonly fields: Record<string, string> | undefined;

  constructor(code: RefusalCode, fields?: Record<string, string>) {
    const [status, message] = REFUSALS[code];
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.status = status;
    this.fields = fields;
  }

  body() {
    return { status: this.status, code: this.code, message: this.message, ...(this.fields && { fields: this.fields }) };
  }
}

/** Throws the refusal that a rule decided on; null means allowed. */
export function refuseIf(code: RefusalCode | null): void {
  if (code) throw new Refusal(code);
}
