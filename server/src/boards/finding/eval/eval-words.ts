import { pathToFileURL } from 'node:url';
import first from '../../../../data/eval/words/first-pairs.json' with { type: 'json' };
import fourth from '../../../../data/eval/words/fourth-pairs.json' with { type: 'json' };
import second from '../../../../data/eval/words/second-pairs.json' with { type: 'json' };
import third from '../../../../data/eval/words/third-pairs.json' with { type: 'json' };
import { alertWords, wordFits } from '../finding-rules';
import { theCalled } from '../read-called';

type Pair = [word: string, name: string, fits: boolean];

/** Pairs by hands that had seen no rules; open since they were read first: 68, 89, 91 and 65 % then. */
export const SETS = { first, second, third, fourth } as Record<'first' | 'second' | 'third' | 'fourth', Pair[]>;

export function judgeWords(pairs: readonly Pair[]): { share: number; otherwise: Pair[] } {
  const called = theCalled();
  const otherwise = pairs.filter(([word, name, fits]) => {
    const words = alertWords(word);
    return (words !== null && wordFits(words, name, called)) !== fits;
  });
  return { share: 1 - otherwise.length / pairs.length, otherwise };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [set, pairs] of Object.entries(SETS)) {
    const { share, otherwise } = judgeWords(pairs);
    for (const [word, name, fits] of otherwise)
      console.log(`${word} · ${name}: judged ${fits ? 'to fit' : 'not to fit'}`);
    console.log(`${(100 * share).toFixed(1)} % of the ${pairs.length} ${set} pairs as judged`);
  }
}
