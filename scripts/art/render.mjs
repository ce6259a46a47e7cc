import { createRequire } from 'node:module';

const require = createRequire(new URL('../../server/package.json', import.meta.url));
export const sharp = require('sharp');

export const raster = (svg) => sharp(Buffer.from(svg), { unlimited: true });
export const webp = (image, quality = 78) => image.webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
