import { anyEnding, denied, type Forms, happened, plainOf, tiedOf } from '../../korean/verb-forms';

/**
 * The classes of words of the table of dangers, found in one pass over a message. `숨` is a noun, `부풀다` a verb in any ending,
 * `삼키다+` one that has happened, `!쉬다` one that is denied, `늘어져*` as it begins, `아이-스고` unless one of these follows,
 * `담택<배가*` unless one of these stands before it, `=살고싶*` to the letter. One wrong key in a long word is forgiven.
 */
export type DangerWords = { plain: Index; tied: Index; rough: Index };
/** How a class was heard; what is only heard roughly needs others beside it that are sure. */
export type Sureness = 'sure' | 'slip' | 'rough';
type Index = ReadonlyMap<string, Place[]>;
/** A piece of a form by which it may stand somewhere: its beginning, or its second half if the first has the wrong key. */
type Place = { word: Word; form: string; at: number };
type Word = {
  of: string;
  isOpen: boolean;
  after: string[];
  not: string[];
  forgiven: number;
  rough: number;
  tail: number;
};

const PIECE = 3;
/** So many letters make one wrong key plain; a noun is more easily another. */
const FORGIVEN = { verb: 6, noun: 7, exact: Number.POSITIVE_INFINITY };
/** From here on the vowel beside the right one is known, too. */
const ROUGH = { verb: 5, noun: 6 };
/** What goes before or after a stem makes no longer word of it. */
const STEM = { slip: 5, rough: 4 };
/** The last letters of what has happened tell the tense and are not guessed at. */
const TENSE = 2;

/** From class to its words. */
export function dangerWords(classes: Readonly<Record<string, readonly string[]>>): DangerWords {
  const plain = new Map<string, Place[]>();
  const tied = new Map<string, Place[]>();
  const rough = new Map<string, Place[]>();
  for (const [of, words] of Object.entries(classes)) {
    for (const said of words) {
      const { forms, ...word } = read(said, of);
      for (const form of forms.plain) add(plain, form, word);
      for (const form of forms.tied) add(tied, form, word);
      const exact = { ...word, forgiven: FORGIVEN.exact };
      for (const form of [...forms.plain, ...forms.tied]) {
        if (form.length >= word.rough) add(rough, roughly(form), exact);
      }
    }
  }
  return { plain, tied, rough };
}

function add(index: Map<string, Place[]>, form: string, word: Word): void {
  const half = form.length >> 1;
  const places = form.length >= word.forgiven ? [0, half] : [0];
  for (const at of places) {
    const piece = form.slice(at, at + PIECE);
    const all = index.get(piece);
    if (all) all.push({ word, form, at });
    else index.set(piece, [{ word, form, at }]);
  }
}

function read(said: string, of: string): Word & { forms: Forms } {
  const isExact = said.startsWith('=');
  const [, before = '', word, not] = /^=?(?:(.*)<)?([^-]*)(?:-(.*))?$/.exec(said)! as unknown as [
    string,
    string?,
    ...string[],
  ];
  const noun = {
    of,
    isOpen: true,
    after: Array.from(before, plainOf),
    not: Array.from(not ?? '', plainOf),
    forgiven: isExact ? FORGIVEN.exact : FORGIVEN.noun,
    rough: isExact ? FORGIVEN.exact : ROUGH.noun,
    tail: 0,
  };
  const verb = isExact ? noun : { ...noun, forgiven: FORGIVEN.verb, rough: ROUGH.verb };
  const marked = (bare: string) => {
    const letters = plainOf(bare.slice(0, -1)).length;
    return {
      ...verb,
      forgiven: letters >= STEM.slip ? verb.forgiven : FORGIVEN.exact,
      rough: letters >= STEM.rough ? verb.rough : FORGIVEN.exact,
    };
  };
  const [what, refused] = word!.split('!') as [string, string | undefined];
  if (refused !== undefined) return { ...marked(refused), forms: denied(refused, what) };
  if (word!.endsWith('다+')) return { ...marked(word!.slice(0, -1)), forms: happened(word!.slice(0, -1)), tail: TENSE };
  if (word!.endsWith('다')) return { ...verb, forms: anyEnding(word!) };
  if (word!.endsWith('*')) return { ...noun, forms: { plain: [plainOf(word!.slice(0, -1))], tied: [] } };
  return { ...noun, isOpen: false, forms: { plain: [plainOf(word!)], tied: [] } };
}

const ROUGH_VOWELS: Record<string, string> = Object.fromEntries([
  ...Array.from('\u1163\u1165\u1167\u1175\u1162', (letter) => [letter, '\u1161']),
  ...Array.from('\u116d\u116e\u1172\u1173', (letter) => [letter, '\u1169']),
]);
/** Vowels whose keys lie beside one another are one. */
const roughly = (letters: string): string =>
  letters.replace(/[\u1161-\u1175]/g, (letter) => ROUGH_VOWELS[letter] ?? letter);

/** The classes of which a word is heard in a message without spaces, and how surely. */
export function classesIn(squeezed: string, { plain, tied, rough }: DangerWords): ReadonlyMap<string, Sureness> {
  const heard = new Map<string, Sureness>();
  const [spelt, spoken] = [plainOf(squeezed), tiedOf(squeezed)];
  find(spelt, plain, heard);
  find(spoken, tied, heard);
  const guessed = new Map<string, Sureness>();
  find(roughly(spelt), rough, guessed);
  find(roughly(spoken), rough, guessed);
  for (const of of guessed.keys()) if (!heard.has(of)) heard.set(of, 'rough');
  return heard;
}

function find(text: string, index: Index, heard: Map<string, Sureness>): void {
  for (let at = 0; at < text.length; at++) {
    for (const length of [PIECE, PIECE - 1]) {
      for (const place of index.get(text.slice(at, at + length)) ?? []) {
        if (heard.get(place.word.of) === 'sure') continue;
        const how = stands(text, at, place);
        if (how) heard.set(place.word.of, how);
      }
    }
  }
}

function stands(text: string, at: number, { word, form, at: offset }: Place): Sureness | null {
  if (offset === 0) {
    if (text.startsWith(form, at)) return begins(text, at, word) && ends(text, at + form.length, word) ? 'sure' : null;
    const isHalf = form.length >= word.forgiven && text.startsWith(form.slice(0, form.length >> 1), at);
    return isHalf && fits(text, at, form, word) ? 'slip' : null;
  }
  if (!text.startsWith(form.slice(offset), at)) return null;
  const starts = [at - offset, at - offset + 1, at - offset - 1];
  return starts.some((start) => start >= 0 && fits(text, start, form, word)) ? 'slip' : null;
}

const begins = (text: string, at: number, { after }: Word): boolean => !after.some((each) => text.endsWith(each, at));

const FINAL = /^[\u11a8-\u11ff]/;
function ends(text: string, end: number, { isOpen, not }: Word): boolean {
  if (!isOpen && FINAL.test(text.slice(end, end + 1))) return false;
  return !not.some((each) => text.startsWith(each, end));
}

/** Whether it stands there with one letter wrong, missing or too many. */
function fits(text: string, start: number, form: string, word: Word): boolean {
  if (!begins(text, start, word)) return false;
  let same = 0;
  while (same < form.length && text[start + same] === form[same]) same++;
  if (same === form.length) return ends(text, start + same, word);
  if (same >= form.length - word.tail) return false;
  const at = start + same;
  const rest = form.slice(same + 1);
  if (text.startsWith(rest, at + 1)) return ends(text, at + 1 + rest.length, word);
  if (text.startsWith(rest, at)) return ends(text, at + rest.length, word);
  return text.startsWith(form.slice(same), at + 1) && ends(text, at + 1 + form.length - same, word);
}
