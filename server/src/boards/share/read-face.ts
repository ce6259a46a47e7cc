/** One glyph's measures, in parts of the type size: its advance and where its ink lies. */
export type Glyph = { advance: number; left: number; bottom: number; top: number };

/** The letters of a TrueType file. */
export type Face = ReadonlyMap<string, Glyph>;

/**
 * Reads what a layout needs of our own font files: which letters there are, how wide and how high. With that the lines are
 * broken before anything is drawn, and alike on every machine.
 */
export function readFace(file: Buffer): Face {
  const at = tablesOf(file);
  const em = file.readUInt16BE(at('head') + 18);
  const longOffsets = file.readInt16BE(at('head') + 50) === 1;
  const measured = file.readUInt16BE(at('hhea') + 34);

  const startOf = (glyph: number) =>
    longOffsets ? file.readUInt32BE(at('loca') + glyph * 4) : file.readUInt16BE(at('loca') + glyph * 2) * 2;

  function measure(glyph: number): Glyph {
    const advance = file.readUInt16BE(at('hmtx') + Math.min(glyph, measured - 1) * 4) / em;
    const start = startOf(glyph);
    // A blank has no outline.
    if (start === startOf(glyph + 1)) return { advance, left: 0, bottom: 0, top: 0 };
    const outline = at('glyf') + start;
    const side = (place: number) => file.readInt16BE(outline + place) / em;
    return { advance, left: side(2), bottom: side(4), top: side(8) };
  }

  return new Map(codesOf(file, at('cmap')).map(([code, glyph]) => [String.fromCodePoint(code), measure(glyph)]));
}

function tablesOf(file: Buffer): (name: string) => number {
  const tables = new Map<string, number>();
  for (let nth = 0; nth < file.readUInt16BE(4); nth += 1) {
    const record = 12 + nth * 16;
    tables.set(file.toString('latin1', record, record + 4), file.readUInt32BE(record + 8));
  }
  return (name) => tables.get(name)!;
}

/** The segments of the table that every file of letters up to U+FFFF has (format 4). */
function codesOf(file: Buffer, cmap: number): [code: number, glyph: number][] {
  const codes: [number, number][] = [];
  for (let nth = 0; nth < file.readUInt16BE(cmap + 2); nth += 1) {
    const table = cmap + file.readUInt32BE(cmap + 4 + nth * 8 + 4);
    if (file.readUInt16BE(table) !== 4) continue;
    const doubled = file.readUInt16BE(table + 6);
    for (let segment = 0; segment < doubled; segment += 2) {
      const last = file.readUInt16BE(table + 14 + segment);
      const first = file.readUInt16BE(table + 16 + doubled + segment);
      const delta = file.readUInt16BE(table + 16 + doubled * 2 + segment);
      const offsets = table + 16 + doubled * 3 + segment;
      const offset = file.readUInt16BE(offsets);
      for (let code = first; code <= last && code < 0xffff; code += 1) {
        const found = offset === 0 ? code : file.readUInt16BE(offsets + offset + (code - first) * 2);
        if (found !== 0) codes.push([code, (found + delta) & 0xffff]);
      }
    }
    return codes;
  }
  return codes;
}
