/**
 * Where the React Compiler pays off: screens that stay open and re-render often. Elsewhere its caches are only bytes
 * (7 KB gzip on the home screen), see docs/decisions/first-load.md.
 */
export const COMPILED = ['/src/chat/', '/src/assistant/', '/src/map/', '/src/boards/map/'];
