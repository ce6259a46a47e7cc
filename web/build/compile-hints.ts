import type { Plugin } from 'vite';
import { isSharedChunk } from './shared-chunks.ts';

/** The chunk of `main.tsx`, which the bundler names after the page. */
const ENTRY = /^index/;

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
          if (chunk.type !== 'chunk') continue;
          // What first screens run at once.
          if (ENTRY.test(chunk.name) || isSharedChunk(chunk.name))
            chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        }
      },
    },
  };
}
