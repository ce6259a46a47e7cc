import type { SaveConsents, UserId } from '@mungchi/contract';
import { lockWriter } from '../db/lock-writer';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { consentStates } from './consent-rows';
import { decideConsents } from './consent-rules';

/**
 * Writes down what a person gives or takes back; what was said already is not written again. Without the consent to the
 * device's position their home is no longer checked.
 */
export async function writeConsents(
  { db, legal, now }: Pick<Deps, 'db' | 'legal' | 'now'>,
  userId: UserId,
  form: SaveConsents,
): Promise<void> {
  switch (decideConsents(form, legal.holding(now()), legal.newest())) {
    case 'CONSENT_OUTDATED':
      throw new Refusal('CONSENT_OUTDATED');
    case 'NEEDED':
      throw new Refusal('INVALID_FIELDS', { consents: '필수 동의는 탈퇴할 때 함께 없어져요.' });
    case 'TWICE':
      throw new Refusal('INVALID_FIELDS', { consents: '같은 항목이 두 번 있어요.' });
    case null:
  }
  await transact(db, async (tx) => {
    await lockWriter(tx, userId);
    const states = await consentStates(tx, userId);
    const news = form.consents.filter(({ kind, version, given }) => {
      const state = states.find((each) => each.kind === kind);
      return !state || state.given !== given || state.version !== version;
    });
    if (news.length === 0) return;
    await tx
      .insertInto('consents')
      .values(news.map((consent) => ({ ...consent, userId, at: now() })))
      .execute();
    if (news.some(({ kind, given }) => kind === 'LOCATION' && !given))
      await tx.updateTable('users').set({ checkedOn: null }).where('id', '=', userId).execute();
  });
}
