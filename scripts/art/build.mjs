/** `node scripts/art/build.mjs [pictures|pictures=REGEX|avatars|app]`: redraws the committed pictures. Not part of a start or a build. */
import { drawPictures } from './pictures.mjs';

const [what = 'all'] = process.argv.slice(2);
if (what === 'all' || what === 'pictures') console.log(`${await drawPictures()} pictures`);
if (what.startsWith('pictures=')) console.log(`${await drawPictures(new RegExp(what.slice(9)))} pictures`);
