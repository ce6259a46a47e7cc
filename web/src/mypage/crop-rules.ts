/** Side of the window, in CSS pixels. */
export const FRAME = 280;

export type Size = { width: number; height: number };
/** How much larger than just filling the window, and how far moved from the middle. */
export type Crop = { zoom: number; x: number; y: number };

/** Where the picture stands in the window. */
export function centred(natural: Size, { zoom, x, y }: Crop) {
  const scale = (FRAME / Math.min(natural.width, natural.height)) * zoom;
  const [width, height] = [natural.width * scale, natural.height * scale];
  return { width, height, left: (FRAME - width) / 2 + x, top: (FRAME - height) / 2 + y, scale };
}

/** The window never shows anything but picture. */
export function clampOffset(natural: Size, crop: Crop): Crop {
  const { width, height } = centred(natural, crop);
  const [roomX, roomY] = [(width - FRAME) / 2, (height - FRAME) / 2];
  return { ...crop, x: clamp(crop.x, roomX), y: clamp(crop.y, roomY) };
}

/** The square of the original that the window shows. */
export function cropRect(natural: Size, crop: Crop) {
  const { left, top, scale } = centred(natural, clampOffset(natural, crop));
  const side = FRAME / scale;
  return { x: -left / scale, y: -top / scale, side };
}

function clamp(value: number, room: number): number {
  return Math.min(room, Math.max(-room, value)) || 0;
}
