import { readFileSync } from 'node:fs';
import { builtScreens, readManifest } from './built-screens.mjs';
import { firstTexts } from './first-texts.mjs';

/** Six are asked for at a time: on a slow line twelve more cost what 60 KB do. */
const MOST_FILES = 60;

/** In an import cycle a file may run before its dependencies: undefined components, a blank screen. */
function circularImports() {
  const manifest = readManifest();
  const circles = [];
  const done = new Set();
  const visit = (key, path) => {
    if (path.includes(key)) circles.push([...path.slice(path.indexOf(key)), key]);
    if (path.includes(key) || done.has(key)) return;
    for (const imported of manifest[key].imports ?? []) visit(imported, [...path, key]);
    done.add(key);
  };
  for (const key of Object.keys(manifest)) visit(key, []);
  return circles;
}

/** A first screen would begin in two typefaces: what it says is in the face that its page preloads. */
function missingSyllables() {
  const face = new Set(readFileSync(new URL('../fonts/made/text.txt', import.meta.url), 'utf8'));
  const { light, member } = firstTexts();
  return [...new Set([...light, ...member])].filter((syllable) => !face.has(syllable));
}

const screens = builtScreens();
const isTooLarge = ({ script, kilobytes, scripts }) => script > kilobytes || scripts > MOST_FILES;
for (const screen of screens) {
  const { path, script, kilobytes, scripts } = screen;
  const size = `${script.toFixed(1).padStart(6)} of ${kilobytes} KB in ${String(scripts).padStart(2)} files`;
  console.log(`${path.padEnd(48)} ${size}${isTooLarge(screen) ? '  TOO LARGE' : ''}`);
}
const circles = circularImports();
for (const circle of circles) console.log(`Files that import each other: ${circle.join(' → ')}`);
const missing = missingSyllables();
if (missing.length > 0) console.log(`First screens say ${missing.join('')}, which their font lacks: npm run fonts`);
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const sizes = screens.map(({ script }) => script);
const counts = screens.map(({ scripts }) => scripts);
console.log(`Mean ${mean(sizes).toFixed(1)} KB, largest ${Math.max(...sizes).toFixed(1)} KB`);
console.log(`Mean ${mean(counts).toFixed(1)} files, most ${Math.max(...counts)} of ${MOST_FILES}`);
process.exitCode = screens.some(isTooLarge) || circles.length > 0 || missing.length > 0 ? 1 : 0;
