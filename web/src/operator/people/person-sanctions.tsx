import { type PersonPage, SANCTION_DAYS, type SanctionKind } from '@mungchi/contract';
import { type RefObject, useState } from 'react';
import { useLiftSanction, useSanction, useVerifyAgain } from '../../api/operator-verbs';
import { notify } from '../../notices/notices';
import { Button } from '../../ui/control/button';
import { danger } from '../cases/reports.css';
import { SecondLook } from '../cases/second-look';
import { DecisionPanel } from '../decide/decision-panel';
import { ReasonField } from '../decide/reason-field';
import * as look from '../frame/look.css';
import * as css from '../frame/pieces.css';
import { shortTime } from '../frame/times';
import { SANCTION_WORDS, STANDING_WORDS } from '../frame/words';

/** Warn, pause or ban; what holds already, and how to end it. */
export function Sanctions({ person, choices }: { person: PersonPage; choices: RefObject<HTMLDivElement | null> }) {
  const [kind, setKind] = useState<SanctionKind | null>(null);
  const [days, setDays] = useState(7);
  const [reason, setReason] = useState('');
  const [confirm, setConfirm] = useState('');
  const give = useSanction(person.userId);
  const lift = useLiftSanction();
  const verify = useVerifyAgain(person.userId);
  const isFree = person.standing === 'ACTIVE' || person.standing === 'WARNED';
  const isReady = kind !== null && reason.trim() !== '' && (kind !== 'BANNED' || confirm === person.nickname);
  async function press() {
    if (!kind || !isReady) return;
    const sanction = { kind, ...(kind === 'PAUSED' && { days }), ...(kind === 'BANNED' && { confirm }) };
    if (await give({ sanction, reason })) {
      notify('알렸어요. 기록에 남았어요.');
      setKind(null);
      setReason('');
    }
  }
  return (
    <DecisionPanel title="이용 제한">
      <div className={css.stacked}>
        <h2 className={look.sectionTitle}>이용 제한</h2>
        <p className={look.meta}>
          {isFree ? '지금은 모두 이용할 수 있어요.' : `지금은 ${STANDING_WORDS[person.standing]} 상태예요.`} 경고는
          기록으로 남아요.
        </p>
        <div ref={choices} className={css.thirds}>
          {(['WARNED', 'PAUSED', 'BANNED'] as const).map((each) => (
            <button
              key={each}
              type="button"
              className={each === 'BANNED' ? `${css.third} ${danger}` : css.third}
              aria-pressed={kind === each}
              onClick={() => setKind(each)}
            >
              {SANCTION_WORDS[each]}
            </button>
          ))}
        </div>
        {kind === 'PAUSED' && (
          <div className={css.thirds}>
            {SANCTION_DAYS.map((each) => (
              <button
                key={each}
                type="button"
                className={css.third}
                aria-pressed={days === each}
                onClick={() => setDays(each)}
              >
                {each}일
              </button>
            ))}
          </div>
        )}
        <ReasonField
          hint={`${person.nickname}님에게 보여요`}
          value={reason}
          onChange={setReason}
          placeholder="무엇이 왜 문제인지 한두 문장으로"
        />
        {kind === 'BANNED' && (
          <SecondLook
            words="닉네임을 다시 적어 주세요"
            hint={person.nickname}
            value={confirm}
            onChange={setConfirm}
            isRight={confirm === person.nickname}
          />
        )}
        <Button size="medium" disabled={!isReady} onPress={press}>
          {kind === 'PAUSED' ? `${days}일 제한` : kind ? SANCTION_WORDS[kind] : '골라 주세요'}
        </Button>
        <p className={look.meta}>
          {!isReady && '이유를 적으면 누를 수 있어요. '}영구 정지는 진행 중인 공구를 취소하고 돈을 돌려줘요.
        </p>
        {person.phoneVerified && (
          <button
            type="button"
            className={css.small}
            disabled={reason.trim() === ''}
            onClick={() => void verify({ reason })}
          >
            휴대전화 다시 확인하게 하기
          </button>
        )}
        <h2 className={`${look.sectionTitle} ${css.gap}`}>이 이웃의 기록</h2>
        {person.sanctions.length === 0 && <p className={look.meta}>제한한 적이 없어요.</p>}
        {person.sanctions.map(({ id, kind: was, reason: why, at, until, liftedAt, by }) => (
          <div key={id} className={look.hair} style={{ padding: '8px 0' }}>
            <span className={css.spread}>
              <span className={look.strong}>{SANCTION_WORDS[was]}</span>
              <span className={look.meta}>{shortTime(at)}</span>
            </span>
            <p>{why}</p>
            <span className={css.spread}>
              <span className={look.meta}>
                {by ?? '명령'} {until && `· ${shortTime(until)}까지`} {liftedAt && '· 풀었어요'}
              </span>
              {was !== 'WARNED' && !liftedAt && (
                <button
                  type="button"
                  className={css.small}
                  disabled={reason.trim() === ''}
                  onClick={() => void lift({ sanctionId: id, reason })}
                >
                  풀기
                </button>
              )}
            </span>
          </div>
        ))}
      </div>
    </DecisionPanel>
  );
}
