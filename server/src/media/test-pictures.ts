import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Pictures and near-pictures for tests. */

const solid = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

export const jpegOf = (width: number, height: number, background = '#c03020') =>
  solid(width, height, background).jpeg().toBuffer();
export const pngOf = (width: number, height: number, background = '#2060c0') =>
  solid(width, height, background).png().toBuffer();
export const webpOf = (width: number, height: number) => solid(width, height, '#209040').webp().toBuffer();
export const avifOf = (width: number, height: number) => solid(width, height, '#209040').avif({ effort: 0 }).toBuffer();

/** As a phone held upright takes it: pixels lie on their side, and the file says where it was taken. */
export function phoneJpeg(): Promise<Buffer> {
  return solid(1600, 1200, '#808080')
    .composite([
      { input: { create: { width: 400, height: 1200, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
    ])
    .jpeg()
    .withExif({ IFD0: { Make: 'SecretPhone' }, IFD3: { GPSLatitude: '37/1 30/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** More megabytes than an upload may have, lying on its side as well. */
export function heavyJpeg(): Promise<Buffer> {
  const raw = { width: 4800, height: 3600, channels: 3 } as const;
  return sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
    .jpeg({ quality: 85 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** A multipart body, written by hand so that it can also be wrong. */
export function form(parts: { name: string; content: Buffer | string; filename?: string; type?: string }[]) {
  const boundary = 'mungchi-boundary';
  const chunks = parts.flatMap(({ name, content, filename, type }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${filename ? `; filename="${filename}"` : ''}\r\n` +
        `${type ? `Content-Type: ${type}\r\n` : ''}\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

/** A black PNG of any shape, a thousandth of the size that it declares: grey, 8 bit. */
export function stripOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * height), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
