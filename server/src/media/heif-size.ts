/** Container boxes, and the size of their own header fields. */
const HOLDERS: Record<string, number> = { meta: 4, iprp: 0, ipco: 0 };

/**
 * The largest pixel count that any image in a HEIF file declares, before crop and rotation: the decoder allocates this much,
 * however small the visible part.
 */
export function declaredPixels(bytes: Buffer): number {
  let most = 0;
  for (const { type, content } of boxesOf(bytes)) {
    const own = HOLDERS[type];
    if (own !== undefined) most = Math.max(most, declaredPixels(content.subarray(own)));
    if (type === 'ispe' && content.length >= 12)
      most = Math.max(most, content.readUInt32BE(4) * content.readUInt32BE(8));
  }
  return most;
}

function* boxesOf(bytes: Buffer): Generator<{ type: string; content: Buffer }> {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(at);
    const isLong = size === 1 && at + 16 <= bytes.length;
    const head = isLong ? 16 : 8;
    const whole = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : size || bytes.length - at;
    if (whole < head) return;
    yield { type: bytes.toString('latin1', at + 4, at + 8), content: bytes.subarray(at + head, at + whole) };
    at += whole;
  }
}
