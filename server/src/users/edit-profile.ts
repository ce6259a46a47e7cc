import type { CurrentUser, UserId } from '@mungchi/contract';
import { lockWriter } from '../db/lock-writer';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { holdPictures } from '../media/own-pictures';
import { assertNickname } from './assert-nickname';
import { ownNeighbourhood } from './own-neighbourhood';
import { announcePerson } from './people-channel';
import { assertProfilePicture } from './profile-picture';
import { restrictionsOf } from './restrictions-of';
import { refuseTakenNickname, signedUpUser } from './user-rows';
import { currentUserOf, nicknameKey, tidyNickname } from './user-rules';

export async function editUserProfile(
  deps: Deps,
  userId: UserId,
  { nickname, profileUrl }: { nickname: string; profileUrl: string },
): Promise<CurrentUser> {
  const user = await signedUpUser(deps.db, userId);
  assertNickname(nickname, user.nickname);
  await assertProfilePicture(deps, userId, profileUrl, user.profileUrl);
  const edit = { nickname: tidyNickname(nickname), nicknameKey: nicknameKey(nickname), profileUrl };
  await refuseTakenNickname(
    transact(deps.db, async (tx) => {
      await lockWriter(tx, userId);
      if (profileUrl !== user.profileUrl) await holdPictures(tx, [profileUrl]);
      await tx.updateTable('users').set(edit).where('id', '=', userId).execute();
    }),
  );
  announcePerson(deps, userId);
  return currentUserOf({ ...user, ...edit }, ownNeighbourhood(user), await restrictionsOf(deps, userId), deps.now());
}
