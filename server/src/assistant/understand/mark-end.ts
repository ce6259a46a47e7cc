import type { Letters } from './letters';

const ENDING =
  /[가이는은도있어아으음지요서데니까거건걸게든야여임다줘주세네며면해하한고구을를로만것라돼되겠습셔심대답더]/;

/** Where what harms has been told: the rest of the word, and how it comes. */
export function toldUntil(letters: Letters, from: number, subjects: ReadonlySet<number>): number {
  return arises(letters.text, restOfWord(letters, from, subjects), subjects);
}

const LONGEST_ENDING = 4;

/** `간지러` + `움`: a short rest of the word belongs to it, unless it names something. */
function restOfWord({ text, wordStarts }: Letters, from: number, subjects: ReadonlySet<number>): number {
  let end = from;
  while (end < text.length && !wordStarts.has(end) && /[가-힣]/.test(text[end]!)) {
    if (subjects.has(end)) return from;
    end++;
  }
  return end - from <= LONGEST_ENDING ? end : from;
}

/** `두드러기가 온몸에 올라온다 아이가`: how it comes is no news of what is open. */
function arises(text: string, from: number, subjects: ReadonlySet<number>): number {
  const said = ARISES.exec(text.slice(from))?.[0].length ?? 0;
  for (let at = from; at < from + said; at++) if (subjects.has(at)) return from;
  return from + said;
}
const ARISES =
  /^(?:이|가|도)?(?:막|쫙|확|자꾸|다|온몸에|얼굴에|목에)*(?:올라(?:온|오|와|왔|옴)|돋|생기|생겨|번지|번져|퍼지|퍼져|솟)(?:[가-힣]{0,3}?(?:아이가|아입니까|다|요|서|고|네|지|음|ㅁ|니다))?/;

/** The verb's ending goes with it (`못먹` + `어요`), but not the next word. */
export function endOf({ text, wordStarts }: Letters, from: number, subjects: ReadonlySet<number>): number {
  let end = from;
  const isHelped = HELPER.test(text.slice(from));
  while (!isHelped && end < text.length && !wordStarts.has(end) && !subjects.has(end) && ENDING.test(text[end]!)) end++;
  const helper = HELPER.exec(text.slice(end));
  if (!helper) return end;
  const until = end + helper[0].length;
  for (let at = end + 1; at < until; at++) if (wordStarts.has(at) || subjects.has(at)) return at;
  return until;
}

const HELPER = /^(?:이|가)?있(?:는데|으니까|으니|으면|어서|어도|거든|습니다|음|다고|다|고|어|는)요?/;
