import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A labelled value: the piece of the message, and what it means where the piece alone would find nothing. */
export type Label = { name: string; values: Record<string, { text: string; meaning: string }[]> };
export type VoiceTurn = { say: string; screen: string[]; isFollowUp: boolean; calls: Label[] };

const VOICES = path.resolve(import.meta.dirname, '../../../../reader/data/voices');
const VALUE = /(\w+)=("[^"]*"|[^\s"=]+?)(?:=>("[^"]*"|\S+))?(?=\s|$)/g;
const unquote = (text: string): string => (text.startsWith('"') ? text.slice(1, -1) : text);

/** The talks of one voice (`reader/LABELS.md`); `reader/talks.py` checks how they are written. */
export function readVoice(name: string): VoiceTurn[][] {
  const talks: VoiceTurn[][] = [];
  let screen: string[] = [];
  for (const raw of readFileSync(path.join(VOICES, `${name}.txt`), 'utf8').split('\n')) {
    const line = raw.trim();
    const talk = talks.at(-1);
    if (line === 'talk') {
      talks.push([]);
      screen = [];
    } else if (line.startsWith('> ')) {
      talk!.push({ say: line.slice(2), screen, isFollowUp: talk!.length > 0, calls: [] });
    } else if (line.startsWith('!')) {
      screen = line
        .slice(1)
        .split('|')
        .flatMap((part) => part.trim() || []);
    } else if (line !== '' && talk?.length && !line.startsWith('#')) {
      talk.at(-1)!.calls.push(readLabel(line));
    }
  }
  return talks;
}

function readLabel(line: string): Label {
  const [name] = line.split(' ', 1) as [string];
  const values: Label['values'] = {};
  for (const [, key, text, meaning] of line.matchAll(VALUE))
    values[key!] = [...(values[key!] ?? []), { text: unquote(text!), meaning: unquote(meaning ?? text!) }];
  return { name, values };
}
