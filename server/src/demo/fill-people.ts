import { DAY_MS, seoulDay, type UserId } from '@mungchi/contract';
import type { Tx } from '../db/schema';
import { createPeople } from '../users/create-people';
import type { DemoPlace, NeighbourhoodKey } from './demo-data';
import { NEIGHBOURHOODS, PEOPLE } from './demo-data';

const MONTH_MS = 30 * DAY_MS;

export type FilledPeople = {
  byKey: ReadonlyMap<string, UserId>;
  /** In the order of the data: boards refer to people by index. */
  of(neighbourhood: NeighbourhoodKey): readonly { id: UserId; nickname: string }[];
};

export async function fillPeople(tx: Tx, now: Date): Promise<FilledPeople> {
  const since = new Date(now.getTime() - 6 * MONTH_MS);
  const ids = await createPeople(
    tx,
    PEOPLE.map((person, index) => ({
      provider: 'demo',
      providerUserId: person.key,
      name: person.name,
      email: `${person.key}@demo.mungchi.example`,
      nickname: person.nickname,
      nicknameKey: person.nickname.toLowerCase().replace(/\s/g, ''),
      phone: `010-0000-${String(1000 + index)}`,
      birth: person.birth,
      gender: person.gender,
      profileUrl: `/avatars/${person.color}.webp`,
      ...placeOf(person.neighbourhood, person.place),
      interestCategory: person.interest,
      ...checkedOf(index, now),
      demo: true,
      signedUpAt: since,
      createdAt: since,
    })),
  );
  const byKey = new Map(PEOPLE.map(({ key }, nth) => [key, ids[nth]!]));
  return {
    byKey,
    of: (neighbourhood) =>
      PEOPLE.filter((person) => person.neighbourhood === neighbourhood).map(({ key, nickname }) => ({
        id: byKey.get(key)!,
        nickname,
      })),
  };
}

/** Every third was at home with their device within the last weeks. */
function checkedOf(index: number, now: Date) {
  const day = index % 3 === 0 ? seoulDay(now.getTime() - (index % 60) * DAY_MS) : null;
  return { checkedOn: day, lastCheckedOn: day };
}

export function placeOf(neighbourhood: NeighbourhoodKey, index: number): DemoPlace {
  const { places } = NEIGHBOURHOODS.find(({ key }) => key === neighbourhood)!;
  return places[index % places.length]!;
}
