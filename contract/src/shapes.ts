import * as z from 'zod/mini';
import { BOARD_SEATS_MAX, KOREA, LIST_LIMIT } from './constants';
import { cleanText, isLine, isSeen, isToken, isWithin, wellFormed } from './text';

/** Building blocks of the wire format (ids, money, dates, texts). */

const digits = z.string().check(z.regex(/^[+-]?\d{1,16}$/, '숫자만 입력해 주세요.'));

/** A whole number, also accepted as a numeric string: form fields send those. */
export const wholeNumber = (min: number, max: number, message: string) =>
  z.pipe(
    z.union([z.number(), z.pipe(digits, z.transform(Number))], message),
    z.number(message).check(z.int(message), z.gte(min, message), z.lte(max, message)),
  );

export const id = z.int().check(z.positive());
export const idParam = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,14}$/, '올바른 번호가 아니에요.')),
  z.transform(Number),
);
export const idInput = wholeNumber(1, Number.MAX_SAFE_INTEGER, '올바른 번호가 아니에요.');

export const won = z.int().check(z.gte(0));
export const count = z.int().check(z.gte(0));
/** How many seats one person takes; the purchase may allow fewer. */
export const seatsInput = wholeNumber(1, BOARD_SEATS_MAX, `1몫에서 ${BOARD_SEATS_MAX}몫 사이로 골라 주세요.`);
/** Text of `min` to `max` characters, as a person counts them; kept as `cleanText` leaves it. */
export const text = (min: number, max: number, message: string) =>
  z.string(message).check(
    z.overwrite(cleanText),
    z.refine((value) => !value.includes('\u0000') && (min === 0 || isSeen(value)), message),
    z.refine((value) => value.length >= min && isWithin(value, max), message),
  );
const SEEN_ONLY = '눈에 보이는 글자로 한 줄에 적어 주세요.';
/** A name or a title, which others know somebody or something by: refused with `unseen` when it hides something. */
export const line = (min: number, max: number, message: string, unseen = SEEN_ONLY) =>
  z.string(message).check(
    z.overwrite((value) => wellFormed(value.trim())),
    z.refine((value) => value.length >= min && isWithin(value, max), message),
    z.refine((value) => value === '' || isLine(value), unseen),
  );
export const tokenText = (max: number) => z.string().check(z.maxLength(max), z.refine(isToken));

export const instant = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/));
/** An instant as clients may send it: any text that can be read as one. */
export const instantInput = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (value) => /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value)),
        '올바른 시각이 아니에요.',
      ),
    ),
  z.transform((value) => new Date(value)),
);

export const calendarDate = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));
export const calendarDateInput = (message: string) => z.string(message).check(z.refine(isCalendarDate, message));

export const latitudeInput = coordinate(KOREA.south, KOREA.north, '우리나라 안의 위치를 골라 주세요.');
export const longitudeInput = coordinate(KOREA.west, KOREA.east, '우리나라 안의 위치를 골라 주세요.');

export const pageQuery = z.object({
  limit: z.optional(wholeNumber(1, LIST_LIMIT, `limit은 1에서 ${LIST_LIMIT} 사이예요.`)),
  cursor: z.optional(tokenText(200)),
});

/** The caller's like of a thing, and everybody's. */
export const Liked = z.object({ liked: z.boolean(), likeCount: count });
export type Liked = z.infer<typeof Liked>;

export const done = z.object({ ok: z.literal(true) });

export function isCalendarDate(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00.000Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** With a fraction, also accepted as a numeric string. */
export function coordinate(min: number, max: number, message: string) {
  const numeric = z.string().check(z.regex(/^-?\d{1,10}(\.\d{1,20})?$/, message));
  return z.pipe(
    z.union([z.number(), z.pipe(numeric, z.transform(Number))], message),
    z.number(message).check(z.gte(min, message), z.lte(max, message)),
  );
}
