import type { CurrentUser } from '@mungchi/contract';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { holdPictures } from '../media/own-pictures';
import { Refusal } from '../refusal';
import { UNREADABLE_NICKNAME } from './check-nickname';
import { announcePerson } from './people-channel';
import { assertProfilePicture } from './profile-picture';
import { callingMember, refuseTakenNickname } from './user-rows';
import { currentUserOf, isReadableNickname, nicknameKey, tidyNickname } from './user-rules';

export async function editUserProfile(
  deps: Deps,
  userId: number,
  { nickname, profileUrl }: { nickname: string; profileUrl: string },
): Promise<CurrentUser> {
  const member = await callingMember(deps.db, userId);
  if (!isReadableNickname(nickname)) throw new Refusal('INVALID_FIELDS', { nickname: UNREADABLE_NICKNAME });
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
