import type { Mark } from './exclusion-marks';
import type { Subject } from './exclusion-subjects';
import { isLink, PARTICLES } from './link-words';
import { isTold as endsTold } from './wish-grammar';

const ENDS_ALONE = new RegExp(`^${PARTICLES}?[|^]+$`);
const BINDING: ReadonlySet<Mark['kind']> = new Set(['allergy', 'cannot', 'refused']);

/** What stands before the mark: nothing that names another thing, `먹으면` or a reason (`비려서`). */
const leads = (text: string): boolean => isLink(text) || EATEN.test(text) || REASON.test(text);
const EATEN = /^(?:먹|묵|드시|마시|섭취|닿|만지)[가-힣]{0,5}$/;
const REASON = /^[가-힣]{1,6}(?:서|니까|라|고)$/;
/** Whose harm it is, is known. */
const TO_SOMEBODY = /^(?:저|나|우리|애|아이|아기|남편|신랑|와이프|아내|엄마|아빠|딸|아들)[가-힣]{0,3}?(?:한테|에게|께)/;
/**
 * `새우... 들어간 건 빼고`, `호두? 잣? 씹히는 순간 뱉음`: a thing alone is no sentence, so what ends there goes on, up to
 * where the next thing is named.
 */
export function loneStops(text: string, named: readonly Subject[], marks: readonly Mark[]): Set<number> {
  const stops = new Set<number>();
  let open: number | null = null;
  for (const { ingredient, start, end } of named.toReversed()) {
    const isListed: boolean = open !== null;
    const next = open;
    open = null;
    const after = /^[가-힣]{0,3}[|^]+/.exec(text.slice(end))?.[0];
    if (after === undefined || !ENDS_ALONE.test(after)) continue;
    const from = end + after.length;
    const mark = marks.find((each) => each.start >= from);
    const isSaid = mark && !mark.isHeading && BINDING.has(mark.kind) && leads(text.slice(from, mark.start));
    // `토마토... 저한테 독이에요`
    const isTold = TO_SOMEBODY.test(text.slice(from)) || goesOnAlone(text, from, named) || (isListed && next === from);
    if (!isSaid && !(ingredient && isTold)) continue;
    open = start;
    for (let at = 0; at < after.length; at++) if (/[|^]/.test(after[at]!)) stops.add(end + at);
  }
  return stops;
}

/** The sentence that follows names nothing itself, or not before it has told something. */
function goesOnAlone(text: string, from: number, named: readonly Subject[]): boolean {
  const sentence = /^[^|^]*/.exec(text.slice(from))![0];
  const next = named.find(({ start }) => start >= from && start < from + sentence.length);
  const told = next ? text.slice(from, next.start) : sentence;
  return /[가-힣]{2}/.test(told) && (!next || (told.length > 3 && endsTold(told)));
}
