import type { CurrentUser } from '@mungchi/contract';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { holdPictures } from '../media/own-pictures';
import { assertNickname } from './assert-nickname';
import { announcePerson } from './people-channel';
import { assertProfilePicture } from './profile-picture';
import { callingMember, refuseTakenNickname } from './user-rows';
import { currentUserOf, nicknameKey, tidyNickname } from './user-rules';

export async function editUserProfile(
  deps: Deps,
  userId: number,
  { nickname, profileUrl }: { nickname: string; profileUrl: string },
): Promise<CurrentUser> {
  const member = await callingMember(deps.db, userId);
  assertNickname(nickname, member.nickname);
  await assertProfilePicture(deps, profileUrl, member.profileUrl);
  const edit = { nickname: tidyNickname(nickname), nicknameKey: nicknameKey(nickname), profileUrl };
  await refuseTakenNickname(
    transact(deps.db, async (tx) => {
      if (profileUrl !== member.profileUrl) await holdPictures(tx, [profileUrl]);
      await tx.updateTable('users').set(edit).where('id', '=', userId).execute();
    }),
  );
  announcePerson(deps, userId);
  return currentUserOf({ ...member, ...edit });
}
