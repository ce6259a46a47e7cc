const SIDE = 640;

/** Cuts a square out of a picture, small enough for a portrait. */
export async function cutOut(source: string, { x, y, side }: { x: number; y: number; side: number }): Promise<Blob> {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  canvas.getContext('2d')?.drawImage(image, x, y, side, side, 0, 0, SIDE, SIDE);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be cut'))),
      'image/jpeg',
      0.9,
    );
  });
}
