import type { Mark } from './exclusion-marks';
import type { Subject } from './exclusion-subjects';
import { isLink, PARTICLES } from './link-words';

const ENDS_ALONE = new RegExp(`^${PARTICLES}?[|^]+$`);
const BINDING: ReadonlySet<Mark['kind']> = new Set(['allergy', 'cannot', 'refused']);

/** What stands before the mark: nothing that names another thing, `먹으면` or a reason (`비려서`). */
const leads = (text: string): boolean => isLink(text) || EATEN.test(text) || REASON.test(text);
const EATEN = /^(?:먹|묵|드시|마시|섭취|닿|만지)[가-힣]{0,5}$/;
const REASON = /^[가-힣]{1,6}(?:서|니까|라|고)$/;
/** Whose harm it is, is known. */
const TO_SOMEBODY = /^(?:저|나|우리|애|아이|아기|남편|신랑|와이프|아내|엄마|아빠|딸|아들)[가-힣]{0,3}?(?:한테|에게|께)/;
/** `새우... 들어간 건 빼고`, `우유! 못 먹어요`: a thing alone is no sentence, so what ends there goes on. */
export function loneStops(text: string, named: readonly Subject[], marks: readonly Mark[]): Set<number> {
  const stops = new Set<number>();
  for (const { ingredient, end } of named) {
    const after = /^[가-힣]{0,3}[|^]+/.exec(text.slice(end))?.[0];
    if (!ingredient || after === undefined || !ENDS_ALONE.test(after)) continue;
    const from = end + after.length;
    const mark = marks.find(({ start }) => start >= from);
    const isSaid = mark && !mark.isHeading && BINDING.has(mark.kind) && leads(text.slice(from, mark.start));
    // `토마토... 저한테 독이에요`
    if (!isSaid && !TO_SOMEBODY.test(text.slice(from))) continue;
    for (let at = 0; at < after.length; at++) if (/[|^]/.test(after[at]!)) stops.add(end + at);
  }
  return stops;
}
