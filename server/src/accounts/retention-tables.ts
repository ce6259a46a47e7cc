import { DAY_MS } from '@mungchi/contract';

/** Snake case, as in the database. */
export function tableName(table: string): string {
  return table.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export function clearedBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
