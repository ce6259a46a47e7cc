import { pathToFileURL } from 'node:url';
import { alertWords, wordFits } from '../finding-rules';
import { theCalled } from '../read-called';
import pairs from './word-pairs.json' with { type: 'json' };

type Pair = [word: string, name: string, fits: boolean];

/** Pairs by a hand that had seen no rules; open since they were read first (`docs/bench-finding.md`). */
export function judgeWords(): { share: number; otherwise: Pair[] } {
  const called = theCalled();
  const all = pairs as Pair[];
  const otherwise = all.filter(([word, name, fits]) => {
    const words = alertWords(word);
    return (words !== null && wordFits(words, name, called)) !== fits;
  });
  return { share: 1 - otherwise.length / all.length, otherwise };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { share, otherwise } = judgeWords();
  for (const [word, name, fits] of otherwise)
    console.log(`${word} · ${name}: judged ${fits ? 'to fit' : 'not to fit'}`);
  console.log(`${(100 * share).toFixed(1)} % of ${pairs.length} pairs as judged`);
}
