import { type Cut, cutOf, isScalable } from './scale-rules';

const QUALITY = 0.88;

/**
 * A photo small and short enough to leave the phone, upright as it was taken; decoding happens beside the main thread. What cannot
 * be read here goes as it is: the server says what is wrong with it.
 */
export function scaleDown(file: File): Promise<Blob> {
  if (!isScalable(file)) return Promise.resolve(file);
  // One after the other: five large photos decoded at once are a gigabyte.
  const scaled = before.then(() => scale(file));
  before = scaled;
  return scaled;
}

let before: Promise<unknown> = Promise.resolve();

async function scale(file: File): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const cut = cutOf(bitmap, file.size);
    const scaled = cut && (await draw(bitmap, cut));
    bitmap.close();
    return scaled ?? file;
  } catch {
    return file;
  }
}

function draw(bitmap: ImageBitmap, { part, size: { width, height } }: Cut): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  pen.imageSmoothingQuality = 'high';
  // JPEG has no transparency: what was clear becomes white, not black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(bitmap, part.x, part.y, part.width, part.height, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
