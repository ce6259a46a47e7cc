import sharp from 'sharp';

export const raster = (svg) => sharp(Buffer.from(svg), { unlimited: true });
export const webp = (image, quality = 78) => image.webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
