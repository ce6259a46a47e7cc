/** `node scripts/art/build.mjs [pictures|pictures=REGEX|app]`: redraws the committed pictures. Not part of a start or a build. */
const [what = 'all'] = process.argv.slice(2);

if (what !== 'app') {
  const { drawPictures } = await import('./pictures.mjs');
  console.log(`${await drawPictures(what.startsWith('pictures=') ? new RegExp(what.slice(9)) : null)} pictures`);
}
if (what === 'all' || what === 'app') {
  const [{ drawBanners }, { drawSlides }, { drawIcons }] = await Promise.all(
    ['./banners.mjs', './slides.mjs', './icons.mjs'].map((file) => import(file)),
  );
  await drawBanners();
  await drawSlides();
  await drawIcons();
}
