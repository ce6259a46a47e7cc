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
