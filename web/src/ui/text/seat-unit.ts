type Seated = { currentUsers: number; participants: readonly unknown[] };

/** Somebody really has two: only then is it about shares (몫), and not about people. */
export function hasShares({ currentUsers, participants }: Seated): boolean {
  return participants.length > 0 && currentUsers > participants.length;
}
