import { categoryName, DAY_MS, isCalendarDate } from '@mungchi/contract';
import type { Deps } from '../../deps';
import type { AssistantSession } from '../session-rows';
import type { Liking } from './bonus-rules';

export type Profile = { birth?: string | null; gender?: string | null };

const YEAR_MS = 365.25 * DAY_MS;

/** Age by decade only: enough for tone and ranking. */
export function ageGroupOf(birth: string | null | undefined, now: Date): number | null {
  const day = birth?.slice(0, 10) ?? '';
  if (!isCalendarDate(day)) return null;
  const years = (now.getTime() - Date.parse(`${day}T00:00:00Z`)) / YEAR_MS;
  return years >= 0 && years < 120 ? Math.floor(years / 10) * 10 : null;
}

export const genderOf = (gender: string | null | undefined): Liking['gender'] =>
  gender === 'MALE' || gender === 'FEMALE' ? gender : null;

/** Our own records of a user take precedence over the client's claims. */
export async function likingOf({ db, now }: Deps, session: AssistantSession): Promise<Liking> {
  if (session.userId === null) return { age: session.ageGroup, gender: session.gender, interest: null };
  const user = await db
    .selectFrom('users')
    .select(['birth', 'gender', 'interestCategory'])
    .where('id', '=', session.userId)
    .executeTakeFirst();
  const interest = user?.interestCategory ?? null;
  return {
    age: ageGroupOf(user?.birth, now()) ?? session.ageGroup,
    gender: user?.gender ?? session.gender,
    interest: interest !== null && categoryName(interest) ? interest : null,
  };
}
