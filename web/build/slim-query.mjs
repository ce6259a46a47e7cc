/**
 * Server state without the library's mutations, which nobody here uses (calls that change something are plain `call`s) and
 * which its client brings along all the same: 1.3 KB gzip less on every screen. The lint rules name what is missing.
 */
const NONE = `export class MutationCache {
  getAll() { return []; }
  findAll() { return []; }
  clear() {}
  resumePausedMutations() { return Promise.resolve(); }
}`;

export function slimQuery() {
  return {
    name: 'slim-query',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /[\\/]query-core[\\/]build[\\/]modern[\\/]mutationCache\.js$/ },
      handler: () => ({ code: NONE, moduleType: 'js', map: null }),
    },
  };
}
