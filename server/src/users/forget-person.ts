import { GAUGE_START, type UserId } from '@mungchi/contract';
import type { Tx } from '../db/schema';

/** What others see of somebody who left. */
export const LEFT_NAME = '탈퇴한 이웃';

/** Empties the row of a person: their number stays in rooms and books, nothing else does. */
export async function forgetPerson(tx: Tx, userId: UserId, at: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      provider: 'left',
      providerUserId: String(userId),
      name: '',
      email: '',
      nickname: LEFT_NAME,
      nicknameKey: null,
      phone: null,
      phoneVerifiedAt: null,
      verifiedName: null,
      birth: null,
      gender: null,
      profileUrl: '/avatars/blue.webp',
      address: null,
      latitude: null,
      longitude: null,
      checkedOn: null,
      lastCheckedOn: null,
      movedMetres: 0,
      interestCategory: null,
      mannerLeader: GAUGE_START,
      mannerParticipant: GAUGE_START,
      reviewKeywords: [],
      signedUpAt: at,
      leftAt: at,
    })
    .where('id', '=', userId)
    .execute();
}
