/** `draw.mjs [pictures|pictures=REGEX|app]`: redraws the committed pictures (see README.md). */
const [what = 'all'] = process.argv.slice(2);

if (what !== 'app') {
  const { drawPictures } = await import('./pictures.mjs');
  console.log(`${await drawPictures(what.startsWith('pictures=') ? new RegExp(what.slice(9)) : null)} pictures`);
}
if (what === 'all' || what === 'app') {
  const { drawBanners } = await import('./banners.mjs');
  const { drawSlides } = await import('./slides.mjs');
  const { drawIcons } = await import('./icons.mjs');
  await drawBanners();
  await drawSlides();
  await drawIcons();
}
