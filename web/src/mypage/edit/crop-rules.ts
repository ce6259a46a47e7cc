/** Side of the window, in CSS pixels. */
export const FRAME = 280;
export const ZOOM_MAX = 4;

export type CropSize = { width: number; height: number };
/** How much larger than just filling the window, and how far moved from the middle. */
export type Crop = { zoom: number; x: number; y: number };

/** Where the picture stands in the window. */
export function centred(natural: CropSize, { zoom, x, y }: Crop) {
  const scale = (FRAME / Math.min(natural.width, natural.height)) * zoom;
  const [width, height] = [natural.width * scale, natural.height * scale];
  return { width, height, left: (FRAME - width) / 2 + x, top: (FRAME - height) / 2 + y, scale };
}

/** Enlarged around the middle of the window: what is there stays there. */
export function zoomed(crop: Crop, wanted: number): Crop {
  const zoom = Math.min(ZOOM_MAX, Math.max(1, wanted));
  const ratio = zoom / crop.zoom;
  return { zoom, x: crop.x * ratio, y: crop.y * ratio };
}

/** The window never shows anything but picture. */
export function clampOffset(natural: CropSize, crop: Crop): Crop {
  const { width, height } = centred(natural, crop);
  const [roomX, roomY] = [(width - FRAME) / 2, (height - FRAME) / 2];
  return { ...crop, x: clamp(crop.x, roomX), y: clamp(crop.y, roomY) };
}

/** The square of the original that the window shows: never a pixel outside of it. */
export function cropRect(natural: CropSize, crop: Crop) {
  const { scale } = centred(natural, crop);
  const side = FRAME / scale;
  const within = (size: number, offset: number) =>
    Math.max(0, Math.min(size - side, (size - side) / 2 - offset / scale));
  return { x: within(natural.width, crop.x), y: within(natural.height, crop.y), side };
}

function clamp(value: number, room: number): number {
  return Math.min(room, Math.max(-room, value)) || 0;
}
