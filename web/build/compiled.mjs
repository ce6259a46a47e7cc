/**
 * Where the React Compiler pays: screens that stay open and change often. Elsewhere its caches are only weight
 * (7 KB gzip on the home screen), see docs/decisions/react-compiler.md.
 */
export const COMPILED = ['/src/chat/', '/src/assistant/', '/src/map/', '/src/boards/map-'];
