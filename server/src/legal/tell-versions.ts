import { dayWords, type UserId } from '@mungchi/contract';
import { josa } from 'es-hangul';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { notify } from '../notifications/notify';
import { isAnnounced } from './consent-rules';
import type { LegalVersion } from './document-rules';
import { WRITTEN } from './legal-documents';

const AT_ONCE = 500;

/** Tells everybody that a new version comes, some days before it holds. */
export async function tellVersions(deps: Deps): Promise<void> {
  const coming = WRITTEN.flatMap((kind) => deps.legal.versionsOf(kind)).filter((one) => isAnnounced(one, deps.now()));
  for (const version of coming) {
    for (let last = 0; ; ) {
      const people = await nextPeople(deps, version, last);
      if (people.length === 0) break;
      await transact(deps.db, (tx) =>
        notify(
          deps,
          tx,
          people.map((userId) => ({ userId, ...entryOf(version) })),
        ),
      );
      last = people.at(-1)!;
    }
  }
}

/** Terms and privacy concern everybody who is here, the optional texts those whose last word on them was yes. */
async function nextPeople({ db }: Deps, { kind }: LegalVersion, after: number): Promise<UserId[]> {
  const optional = { location: 'LOCATION', marketing: 'MARKETING' } as const;
  const only = kind === 'location' || kind === 'marketing' ? optional[kind] : null;
  let query = db
    .selectFrom('users')
    .select('id')
    .where('signedUpAt', 'is not', null)
    .where('leftAt', 'is', null)
    .where('demo', '=', false)
    .where('id', '>', after as UserId)
    .orderBy('id')
    .limit(AT_ONCE);
  if (only) {
    query = query.where(
      (eb) =>
        eb
          .selectFrom('consents')
          .select('given')
          .whereRef('consents.userId', '=', 'users.id')
          .where('kind', '=', only)
          .orderBy('consents.id', 'desc')
          .limit(1),
      '=',
      true,
    );
  }
  return (await query.execute()).map(({ id }) => id);
}

function entryOf({ kind, version, title, effectiveAt }: LegalVersion) {
  return {
    kind: 'TERMS_CHANGE' as const,
    boardId: null,
    title: `${josa(title, '이/가')} 바뀌어요`,
    body: `${dayWords(effectiveAt)}부터 새 내용이 적용돼요. 무엇이 바뀌는지 볼 수 있어요.`,
    path: `/legal/${kind}?version=${version}` as const,
    key: `legal ${kind} ${version}`,
  };
}
