import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = dirname(dirname(fileURLToPath(import.meta.url)));

/** For each route of the table, the files its first visit needs: the entry, the server-state layer, the screen and its frame. */
export function routeFiles(manifest) {
  return routeModules().map(({ path, light, modules }) => {
    const files = filesOf(manifest, 'index.html');
    if (!light) filesOf(manifest, 'src/shell/data-layer.tsx', files);
    for (const module of modules) filesOf(manifest, `src/${module}.tsx`, files);
    return { path, files: [...files] };
  });
}

/** The route table read as text: path, the modules it names, and whether it goes without the server-state layer. */
function routeModules() {
  const table = readFileSync(join(web, 'src/routes.tsx'), 'utf8');
  const wrappers = Object.fromEntries(
    [...table.matchAll(/const (\w+) = \(\) =>\s*import\('\.\/([^']+)'\)/g)].map((at) => [at[1], at[2]]),
  );
  return [...table.matchAll(/path: '([^']+)'([\s\S]*?)(?=path: '|\];)/g)].map(([, path, rest]) => ({
    path,
    light: /light: true/.test(rest),
    modules: [
      ...[...rest.matchAll(/import\('\.\/([^']+)'\)/g)].map((at) => at[1]),
      ...[...rest.matchAll(/within: (\w+)/g)].map((at) => wrappers[at[1]]),
    ],
  }));
}

/** A chunk, everything it imports statically, and their styles. */
export function filesOf(manifest, key, found = new Set()) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`No chunk for ${key}: build the web app first`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const style of chunk.css ?? []) found.add(style);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found);
  return found;
}
