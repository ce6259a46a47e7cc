type Seated = { currentUsers: number; participants: readonly unknown[] };

/** Somebody really has two: only then is it about shares (몫), and not about people. */
export function hasShares({ currentUsers, participants }: Seated): boolean {
  return participants.length > 0 && currentUsers > participants.length;
}

/** The same among the people of a room, whose seats are known. */
export const someHaveTwo = (people: readonly { seats: number }[]): boolean => people.some(({ seats }) => seats > 1);
