import type { Endpoint } from '@mungchi/contract';
import { Refusal } from '../refusal';

const FALLBACK = '입력한 내용을 확인해 주세요.';

/** Parses one part of a request; reports what is invalid field by field. */
export function parsePart(schema: Endpoint['body'], input: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;

  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    const field = issue.path.map(String).join('.');
    // A body that is missing altogether has no field to report.
    if (field) fields[field] ??= hasHangul(issue.message) ? issue.message : FALLBACK;
  }
  if (Object.keys(fields).length === 0) throw new Refusal('BAD_REQUEST');
  throw new Refusal('INVALID_FIELDS', fields);
}

function hasHangul(text: string): boolean {
  return /[가-힣]/.test(text);
}
