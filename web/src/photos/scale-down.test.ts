import { afterEach, expect, test, vi } from 'vitest';
import { scaleDown } from './scale-down';

const photo = (type = 'image/jpeg') => new File([new Uint8Array(1_200_000)], 'photo', { type });
const smaller = new Blob(['small']);

afterEach(() => {
  vi.restoreAllMocks();
});

/** A browser that can decode: jsdom has neither bitmaps nor a canvas. */
function decodes(width: number, height: number) {
  const decode = vi.fn(async (_file: Blob, _how: ImageBitmapOptions) => ({ width, height, close() {} }));
  vi.stubGlobal('createImageBitmap', decode);
  const drawn: number[][] = [];
  const pen = { fillRect() {}, drawImage: (_bitmap: unknown, ...box: number[]) => drawn.push(box) };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as unknown as null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(smaller));
  return { decode, drawn };
}

test('a large photo is drawn smaller, turned as it was taken', async () => {
  const { decode, drawn } = decodes(8064, 6048);
  expect(await scaleDown(photo())).toBe(smaller);
  expect(decode.mock.calls[0]?.[1]).toEqual({ imageOrientation: 'from-image' });
  expect(drawn).toEqual([[0, 0, 8064, 6048, 0, 0, 2560, 1920]]);
});

test('a light one that is too long for the server is cut', async () => {
  const { drawn } = decodes(3000, 100);
  const light = new File([new Uint8Array(1000)], 'panorama', { type: 'image/png' });
  expect(await scaleDown(light)).toBe(smaller);
  expect(drawn).toEqual([[500, 0, 2000, 100, 0, 0, 2000, 100]]);
});

test('what is small enough, cannot be read here, or is no picture goes as it is', async () => {
  decodes(1600, 1200);
  const small = photo();
  expect(await scaleDown(small)).toBe(small);
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not a picture')));
  const broken = photo();
  expect(await scaleDown(broken)).toBe(broken);
  const { decode } = decodes(8064, 6048);
  const heic = photo('image/heic');
  expect(await scaleDown(heic)).toBe(heic);
  expect(decode).not.toHaveBeenCalled();
});

test('five at once are decoded one after the other', async () => {
  let open = 0;
  let most = 0;
  decodes(8064, 6048);
  vi.stubGlobal('createImageBitmap', async () => {
    most = Math.max(most, ++open);
    await new Promise((later) => setTimeout(later));
    return { width: 8064, height: 6048, close: () => open-- };
  });
  await Promise.all(Array.from({ length: 5 }, () => scaleDown(photo())));
  expect(most).toBe(1);
});
