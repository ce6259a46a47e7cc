import { readFileSync } from 'node:fs';
import path from 'node:path';

/** HEIC files built from one real sample: no encoder is available. */

export const phoneHeic = () => readFileSync(path.join(import.meta.dirname, 'fixtures/red-blue.heic'));

type Size = { width: number; height: number };
type Item = { id: number; type: string; properties: number[]; content: Buffer };

const TILE: Size = { width: 1000, height: 600 };

/** Declares one size and shows only a small part of it. */
export function croppedHeic(declared: Size, shown: Size): Buffer {
  const item = { id: 1, type: 'hvc1', properties: [1, 2, 3], content: tileContent() };
  return heic([item], 1, [hvcC(), ispe(declared), clap(shown)], []);
}

/** The same tile side by side, as phones store large pictures. */
export function gridHeic(columns: number, rows: number): Buffer {
  const whole = { width: columns * TILE.width, height: rows * TILE.height };
  const tiles = Array.from({ length: columns * rows }, (_, at) => ({
    id: at + 2,
    type: 'hvc1',
    properties: [1, 2],
    content: tileContent(),
  }));
  const layout = Buffer.concat([Buffer.from([0, 1, rows - 1, columns - 1]), u32(whole.width), u32(whole.height)]);
  const grid = { id: 1, type: 'grid', properties: [3], content: layout };
  const references = box('dimg', u16(grid.id), u16(tiles.length), ...tiles.map(({ id }) => u16(id)));
  return heic([grid, ...tiles], grid.id, [hvcC(), ispe(TILE), ispe(whole)], [fullBox('iref', references)]);
}

function heic(items: Item[], primary: number, properties: Buffer[], more: Buffer[]): Buffer {
  const type = phoneHeic().subarray(0, 28);
  const metaAt = (offset: number) => {
    let next = offset;
    const places = items.map(({ id, content }) => {
      const at = next;
      next += content.length;
      return [u16(id), u16(0), u16(1), u32(at), u32(content.length)];
    });
    return fullBox(
      'meta',
      fullBox('hdlr', u32(0), Buffer.from('pict'), Buffer.alloc(13)),
      fullBox('pitm', u16(primary)),
      fullBox('iloc', Buffer.from([0x44, 0]), u16(items.length), ...places.flat()),
      fullBox('iinf', u16(items.length), ...items.map(entry)),
      ...more,
      box('iprp', box('ipco', ...properties), fullBox('ipma', u32(items.length), ...items.map(association))),
    );
  };
  const meta = metaAt(type.length + metaAt(0).length + 8);
  return Buffer.concat([type, meta, box('mdat', ...items.map(({ content }) => content))]);
}

const entry = ({ id, type }: Item) =>
  box('infe', Buffer.from([2, 0, 0, 0]), u16(id), u16(0), Buffer.from(`${type}\0`, 'latin1'));
const association = ({ id, properties }: Item) =>
  Buffer.concat([u16(id), Buffer.from([properties.length, ...properties])]);

const hvcC = () => phoneHeic().subarray(172, 290);
const tileContent = () => phoneHeic().subarray(356);
const ispe = ({ width, height }: Size) => fullBox('ispe', u32(width), u32(height));
const clap = ({ width, height }: Size) => box('clap', ...[width, 1, height, 1, 0, 1, 0, 1].map(u32));

function box(type: string, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([u32(content.length + 8), Buffer.from(type, 'latin1'), content]);
}

function fullBox(type: string, ...parts: Buffer[]): Buffer {
  return box(type, u32(0), ...parts);
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
