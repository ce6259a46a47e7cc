import { PICTURE_WIDTHS, UPLOAD_MAX_PIXELS, UPLOAD_MAX_RATIO, UPLOAD_MAX_SIDE } from '@mungchi/contract';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash, thumbHashToAverageRGBA } from 'thumbhash';
import { decodeHeic } from './decode-heic';
import { declaredPixels } from './heif-size';
import { sniff, widthsOf } from './media-rules';
import { TooSlow, UnusablePicture } from './picture-problems';

const LARGEST = Math.max(...PICTURE_WIDTHS);
/** Limits very tall pictures as well; WebP allows at most 16383. */
const TALLEST = LARGEST * 4;
const DECODING_SECONDS = 20;
const WEBP = { quality: 80, effort: 4 };

export type EncodedPicture = {
  width: number;
  height: number;
  color: string;
  thumbhash: string;
  /** The picture and its resized copies by width. */
  bytes: Buffer;
  copies: { width: number; bytes: Buffer }[];
};

export type OpenedPicture = { pixels: number; encode(): Promise<EncodedPicture> };

/** Reads the header alone: what is too large or too long is refused before a pixel of it is decoded. */
export async function openPicture(upload: Buffer): Promise<OpenedPicture> {
  const type = sniff(upload);
  if (!type) throw new UnusablePicture('UPLOAD_TYPE');
  const declared = type === 'heif' ? declaredPixels(upload) : 0;
  if (declared > UPLOAD_MAX_PIXELS) throw new UnusablePicture('TOO_MANY_PIXELS');
  const image = sharp(upload, { limitInputPixels: UPLOAD_MAX_PIXELS, failOn: 'error', autoOrient: true });
  const { format, compression, width, height } = await image.metadata().catch((error) => {
    throw unusable(error);
  });
  if (format !== type) throw new UnusablePicture('UPLOAD_TYPE');
  const pixels = Math.max(declared, width * height);
  if (pixels > UPLOAD_MAX_PIXELS) throw new UnusablePicture('TOO_MANY_PIXELS');
  const [shorter, longer] = width < height ? [width, height] : [height, width];
  if (longer > UPLOAD_MAX_SIDE || longer > shorter * UPLOAD_MAX_RATIO) throw new UnusablePicture('UPLOAD_TOO_LONG');
  return { pixels, encode: async () => encode(compression === 'hevc' ? await pixelsOfHeic(upload) : image) };
}

async function pixelsOfHeic(upload: Buffer): Promise<Sharp> {
  const { data, ...size } = await decodeHeic(upload);
  return sharp(data, { raw: { ...size, channels: 4 } });
}

/** Upright, sRGB, at most 1280 wide, with no byte of the original (no metadata, no payloads). */
async function encode(image: Sharp): Promise<EncodedPicture> {
  const { data, info } = await image
    .timeout({ seconds: DECODING_SECONDS })
    .resize({ width: LARGEST, height: TALLEST, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error) => {
      throw unusable(error);
    });
  const { width, height } = info;
  const source = () => sharp(data, { raw: { width, height, channels: 4 } });
  const bytes = await source().webp(WEBP).toBuffer();
  const copies = await Promise.all(
    widthsOf(width).map(async (copy) => ({
      width: copy,
      bytes: copy === width ? bytes : await source().resize({ width: copy }).webp(WEBP).toBuffer(),
    })),
  );
  return { width, height, ...(await placeholder(source())), bytes, copies };
}

async function placeholder(image: Sharp): Promise<{ color: string; thumbhash: string }> {
  const { data, info } = await image
    .resize({ width: 100, height: 100, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const hash = rgbaToThumbHash(info.width, info.height, data);
  const { r, g, b } = thumbHashToAverageRGBA(hash);
  const hex = (share: number) =>
    Math.round(Math.min(1, Math.max(0, share)) * 255)
      .toString(16)
      .padStart(2, '0');
  return { color: `#${hex(r)}${hex(g)}${hex(b)}`, thumbhash: Buffer.from(hash).toString('base64') };
}

function unusable({ message }: Error): Error {
  if (/^timeout/i.test(message)) return new TooSlow(message);
  return new UnusablePicture(/pixel limit/i.test(message) ? 'TOO_MANY_PIXELS' : 'UPLOAD_BROKEN');
}
