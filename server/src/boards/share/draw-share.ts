import { readFileSync } from 'node:fs';
import sharp, { type OverlayOptions } from 'sharp';
import { serverFile } from '../../server-folder';
import { type Face, readFace } from './read-face';
import { type Faces, type Line, layOut } from './share-layout';
import { SHARE_HEIGHT, SHARE_WIDTH, type ShareWords } from './share-rules';

/** Messengers load no large ones. */
const MOST_BYTES = 150 * 1024;
/** Photos of gravel and leaves need the lower ones. */
const QUALITIES = [86, 74, 60, 40];
const SHEET_LEFT = 606;
const FONTS = { 700: 'Mungchi Bold Letter', 800: 'Mungchi Xtra Letter' };

/** The picture of a link: photo, sheet, words. From our own fonts alone, so it is the same wherever it is drawn. */
export async function drawShare(words: ShareWords, photo: Buffer): Promise<Buffer> {
  const { lines, icons } = layOut(words, faces());
  const left = SHEET_LEFT + 50;
  const square = await sharp(photo)
    .rotate()
    .resize(SHARE_HEIGHT, SHARE_HEIGHT, { fit: 'cover' })
    .timeout({ seconds: 20 })
    .toBuffer();
  const overlays: OverlayOptions[] = [
    { input: square, left: 0, top: 0 },
    ...(words.drawn ? [{ input: asset('share/drawn.png'), left: 28, top: 554 }] : []),
    { input: asset('share/sheet.png'), left: SHEET_LEFT, top: 0 },
    { input: asset('share/people.png'), left, top: icons.people },
    ...(words.place ? [{ input: asset('share/place.png'), left, top: icons.place }] : []),
    ...(await Promise.all(lines.map(write))),
  ];
  const plain = await sharp({
    create: { width: SHARE_WIDTH, height: SHARE_HEIGHT, channels: 3, background: '#ffffff' },
  })
    .composite(overlays)
    .removeAlpha()
    .raw()
    .toBuffer();
  let bytes = plain;
  for (const quality of QUALITIES) {
    bytes = await sharp(plain, { raw: { width: SHARE_WIDTH, height: SHARE_HEIGHT, channels: 3 } })
      .jpeg({ quality, chromaSubsampling: '4:4:4' })
      .toBuffer();
    if (bytes.length <= MOST_BYTES) break;
  }
  return bytes;
}

/** Pango trims a line to its ink, so where that begins is taken from the font. */
async function write({ text, weight, size, color, spacing, left, baseline }: Line): Promise<OverlayOptions> {
  const face = faces()[weight];
  const letters = Array.from(text);
  const top = Math.max(...letters.map((letter) => face.get(letter)?.top ?? 0));
  const gap = Math.round(spacing * size * 1024);
  const input = await sharp({
    text: {
      text: `<span foreground="${color}" letter_spacing="${gap}">${escaped(text)}</span>`,
      font: `${FONTS[weight]}, ${size}`,
      fontfile: serverFile('assets', `fonts/mungchi-${weight}.ttf`),
      rgba: true,
      dpi: 72,
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const indent = face.get(letters[0]!)?.left ?? 0;
  return { input, left: Math.round(left + indent * size), top: Math.round(baseline - top * size) };
}

const MARKUP: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => MARKUP[sign]!);
}

let read: Faces | undefined;

export function faces(): Faces {
  read ??= { 700: faceOf(700), 800: faceOf(800) };
  return read;
}

function faceOf(weight: number): Face {
  return readFace(asset(`fonts/mungchi-${weight}.ttf`));
}

const assets = new Map<string, Buffer>();

function asset(name: string): Buffer {
  let bytes = assets.get(name);
  if (!bytes) {
    bytes = readFileSync(serverFile('assets', name));
    assets.set(name, bytes);
  }
  return bytes;
}
