import { PICTURE_WIDTHS, UPLOAD_MAX_PIXELS } from '@mungchi/contract';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash, thumbHashToAverageRGBA } from 'thumbhash';
import { Refusal } from '../refusal';
import { decodeHeic } from './decode-heic';
import { declaredPixels } from './heif-size';
import { sniff, type UploadType, widthsOf } from './media-rules';

const LARGEST = Math.max(...PICTURE_WIDTHS);
/** Limits very tall pictures as well; WebP allows at most 16383. */
const TALLEST = LARGEST * 4;
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

/** Re-encodes an upload: upright, sRGB, at most 1280 wide, with no byte of the original (no metadata, no payloads). */
export async function encodePicture(upload: Buffer): Promise<EncodedPicture> {
  const type = sniff(upload);
  if (!type) throw new Refusal('UPLOAD_TYPE');
  const { pixels, width, height } = await decode(upload, type);
  const source = () => sharp(pixels, { raw: { width, height, channels: 4 } });
  const bytes = await source().webp(WEBP).toBuffer();
  const copies = await Promise.all(
    widthsOf(width).map(async (copy) => ({
      width: copy,
      bytes: copy === width ? bytes : await source().resize({ width: copy }).webp(WEBP).toBuffer(),
    })),
  );
  return { width, height, ...(await placeholder(source())), bytes, copies };
}

async function decode(upload: Buffer, type: UploadType) {
  try {
    const { data, info } = await (await open(upload, type))
      .resize({ width: LARGEST, height: TALLEST, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { pixels: data, width: info.width, height: info.height };
  } catch (error) {
    throw refusalOf(error);
  }
}

async function open(upload: Buffer, type: UploadType): Promise<Sharp> {
  if (type === 'heif' && declaredPixels(upload) > UPLOAD_MAX_PIXELS) throw tooManyPixels();
  const image = sharp(upload, { limitInputPixels: UPLOAD_MAX_PIXELS, failOn: 'error', autoOrient: true });
  const { format, compression, width, height } = await image.metadata();
  if (format !== type) throw new Refusal('UPLOAD_TYPE');
  if (width * height > UPLOAD_MAX_PIXELS) throw tooManyPixels();
  if (compression !== 'hevc') return image;
  const { data, ...size } = await decodeHeic(upload);
  return sharp(data, { raw: { ...size, channels: 4 } });
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

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  return /pixel limit/i.test((error as Error).message) ? tooManyPixels() : new Refusal('UPLOAD_BROKEN');
}

function tooManyPixels(): Refusal {
  return new Refusal('UPLOAD_TOO_LARGE', { file: '사진이 너무 커요. 5천만 화소까지 올릴 수 있어요.' });
}
