const TEXT_OID = 25;
const HEAD = 20;
/** UTF-8 takes at most three bytes per UTF-16 unit. */
const OCTETS_PER_UNIT = 3;

/** A `text[]` in PostgreSQL's binary format: no quoting here, no parsing there. */
export function textArray(values: readonly (string | null)[]): Buffer {
  let size = HEAD;
  for (const value of values) size += 4 + (value === null ? 0 : value.length * OCTETS_PER_UNIT);
  const bytes = Buffer.allocUnsafe(size);
  const hasNull = values.includes(null) ? 1 : 0;
  // Dimensions, has-nulls flag, element type oid, element count, lower bound.
  for (const [at, word] of [1, hasNull, TEXT_OID, values.length, 1].entries()) bytes.writeInt32BE(word, at * 4);
  let at = HEAD;
  for (const value of values) {
    const length = value === null ? -1 : bytes.write(value, at + 4);
    bytes.writeInt32BE(length, at);
    at += 4 + Math.max(0, length);
  }
  return bytes.subarray(0, at);
}
