import { builtScreens, readManifest } from './built-screens.mjs';

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

const screens = builtScreens();
for (const { path, script, kilobytes } of screens) {
  const size = `${script.toFixed(1).padStart(6)} of ${kilobytes} KB`;
  console.log(`${path.padEnd(48)} ${size}${script > kilobytes ? '  TOO LARGE' : ''}`);
}
const circles = circularImports();
for (const circle of circles) console.log(`Files that import each other: ${circle.join(' → ')}`);
process.exitCode = circles.length > 0 || screens.some(({ script, kilobytes }) => script > kilobytes) ? 1 : 0;
