import type { AuditChange } from '@mungchi/contract';

/** The fields an act set, each with what it was before where that was written down. */
export function changesOf(before: object | null, after: object | null): AuditChange[] {
  const was = new Map(Object.entries(before ?? {}));
  return Object.entries(after ?? {})
    .filter(([, value]) => value !== null)
    .map(([field, value]) => ({ field, was: plain(was.get(field) ?? null), is: plain(value) ?? '' }));
}

/** Lists and records, of which there are few, as their JSON: nothing of the audit is left out. */
function plain(value: unknown): AuditChange['was'] {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  return JSON.stringify(value);
}
