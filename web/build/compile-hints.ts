import type { Plugin } from 'vite';

/** Chunks that first screens run at once, by the names of `shared-chunks.ts`. */
const AT_ONCE = /^(index|libraries|every|for-|only-)/;

/**
 * A first line that V8 reads ("explicit compile hints"): it compiles all of such a file while it arrives, beside the page,
 * instead of function by function on the main thread. To other engines it is a comment.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      // After the bundler has put its own first line there.
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && AT_ONCE.test(chunk.name))
            chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        }
      },
    },
  };
}
