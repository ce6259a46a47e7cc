import type { SignUp, UserId } from '@mungchi/contract';
import { lockWriter } from '../db/lock-writer';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { isUnder14 } from '../legal/consent-rules';
import { holdPictures } from '../media/own-pictures';
import { Refusal } from '../refusal';
import { assertNickname } from './assert-nickname';
import { assertProfilePicture } from './profile-picture';
import { callingUser, refuseTakenNickname } from './user-rows';
import { isPossibleBirth, nicknameKey, tidyNickname } from './user-rules';

/** Finishes sign-up, once; returns the first access token. */
export async function signUpUser(
  deps: Deps,
  { userId, sessionId }: { userId: UserId; sessionId: string | null },
  form: SignUp,
): Promise<{ accessToken: string }> {
  const { db, now, tokens } = deps;
  const user = await callingUser(db, userId);
  if (user.signedUpAt) throw new Refusal('ALREADY_SIGNED_UP');
  assertNickname(form.nickname, null);
  if (!isPossibleBirth(form.birth, now())) throw new Refusal('INVALID_FIELDS', { birth: '생일을 확인해 주세요.' });
  if (deps.config.legal.on && isUnder14(form.birth, now())) throw new Refusal('UNDER_14');
  await assertProfilePicture(deps, userId, form.profileUrl, null);

  const signed = await refuseTakenNickname(
    transact(db, async (tx) => {
      await lockWriter(tx, userId);
      await holdPictures(tx, [form.profileUrl]);
      return tx
        .updateTable('users')
        .set({
          ...form,
          nickname: tidyNickname(form.nickname),
          nicknameKey: nicknameKey(form.nickname),
          signedUpAt: now(),
        })
        .where('id', '=', userId)
        .where('signedUpAt', 'is', null)
        .returning('id')
        .executeTakeFirst();
    }),
  );
  if (!signed) throw new Refusal('ALREADY_SIGNED_UP');
  return { accessToken: tokens.issue(userId, sessionId) };
}
