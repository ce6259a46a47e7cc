import { useQuery } from '@tanstack/react-query';
import { Check, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { errorText } from '../../api/error-copy';
import { meQuery } from '../../api/me';
import { type PhoneStart, startPhoneCheck, useConfirmPhone } from '../../api/phone';
import { notify } from '../../notices/notices';
import { useBack } from '../../shell/use-back';
import { useSinglePress } from '../../ui/control/button';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { Loading } from '../../ui/feedback/loading';
import { MenuCard } from '../menu';
import { tone } from '../menu.css';
import * as css from './account.css';

const PhoneCodeSheet = lazyPart(() => import('./phone-code-sheet').then((at) => at.PhoneCodeSheet));

/** One's phone, and the way to show that it is one's own. */
export function OwnPhone() {
  const { data: person } = useQuery(meQuery);
  // Somebody on the way to a post of their own goes on with it.
  const [query] = useSearchParams();
  const back = useBack('/gonggu/write');
  const confirm = useConfirmPhone();
  const [start, setStart] = useState<Extract<PhoneStart, { by: 'code' }> | null>(null);
  const { press } = useSinglePress(async () => {
    try {
      const begun = await startPhoneCheck();
      if (begun.by === 'code') return setStart(begun);
      const { certify } = await import('./certify');
      const impUid = await certify(begun);
      if (impUid) await confirmed({ impUid });
    } catch (error) {
      notify(errorText(error), 'bad');
    }
  });

  /** Another message: the number of the one before is no longer good. */
  async function again(): Promise<void> {
    const begun = await startPhoneCheck();
    if (begun.by === 'code') setStart(begun);
    notify('인증번호를 다시 보냈어요.');
  }

  async function confirmed(answer: Parameters<typeof confirm>[0]): Promise<void> {
    await confirm(answer);
    setStart(null);
    notify('휴대폰 본인인증을 마쳤어요.');
    if (query.get('then') === 'back') back();
  }

  if (!person) return <Loading text="로딩중..." />;
  return (
    <MenuCard>
      <li className={css.row}>
        <span className={tone[person.phoneVerified ? 'green' : 'brand']}>
          <Smartphone size={20} aria-hidden />
        </span>
        <span className={css.words}>
          <span className={css.name}>{masked(person.phone)}</span>
          <span className={css.meta}>
            {person.phoneVerified ? '내 번호로 확인했어요' : '공구를 열려면 확인이 필요해요'}
          </span>
        </span>
        {person.phoneVerified ? (
          <span className={css.here}>
            <Check size={17} aria-hidden />
            확인됨
          </span>
        ) : (
          <button type="button" className={css.check} onClick={press} aria-label="휴대전화 확인하기">
            확인하기
          </button>
        )}
      </li>
      {start && (
        <PhoneCodeSheet
          messagePath={start.messagePath}
          onCode={(code) => confirmed({ code })}
          onAgain={again}
          onClose={() => setStart(null)}
        />
      )}
    </MenuCard>
  );
}

/** 010-••••-1234: enough to know it by. */
function masked(phone: string | null): string {
  return phone?.replace(/-\d{4}-/, '-••••-') ?? '번호가 없어요';
}
