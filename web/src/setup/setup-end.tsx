import type { Setup, SetupLack } from '@mungchi/contract';
import { finishSetup, restoreInSetup } from '@mungchi/contract/calls';
import { useState } from 'react';
import { call } from '../api/call';
import { errorText } from '../api/error-copy';
import { Button, ButtonLink } from '../ui/control/button';
import { Chip } from '../ui/control/chip';
import * as css from './setup.css';

const LACK_WORDS: Record<SetupLack, string> = {
  LOGIN: '로그인 방법',
  OPERATOR: '운영자',
  CODE: '인증 앱',
  SERVICE: '서비스 이름과 지역',
  PAYMENTS: '결제',
  MASTER_KEY: 'MASTER_KEY 환경 변수',
  LEGAL: '사업자 정보',
};

type FinishProps = { setup: Setup; onStep: (step: number) => void; stepOf: Record<SetupLack, number> };

export function FinishStep({ setup: { lacks }, onStep, stepOf }: FinishProps) {
  const start = useRestart(() => call(finishSetup));
  if (start.isUp)
    return (
      <section className={css.card}>
        <h2 className={css.title}>준비를 마쳤어요</h2>
        <p className={css.words}>이 화면은 이제 열리지 않아요. 운영자 계정으로 로그인하고 가입을 마쳐 주세요.</p>
        <ButtonLink to="/start">시작하기</ButtonLink>
      </section>
    );
  if (lacks.length > 0)
    return (
      <section className={css.card}>
        <h2 className={css.title}>아직 남은 것이 있어요</h2>
        <ul className={css.lacks}>
          {lacks.map((lack) => (
            <li key={lack}>
              <Button kind="secondary" size="small" onPress={() => onStep(stepOf[lack])}>
                {LACK_WORDS[lack]}
              </Button>
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <section className={css.card}>
      <h2 className={css.title}>모두 준비됐어요</h2>
      <p className={css.words}>시작하면 이 주소는 다시 열리지 않아요. 설정은 운영자 화면에서 바꿀 수 있어요.</p>
      <Button onPress={start.press}>서비스 시작하기</Button>
      <p role="alert" className={css.failed}>
        {start.failed}
      </p>
    </section>
  );
}

/** Instead of a new beginning. */
export function RestorePart({ setup: { backups } }: { setup: Setup }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const restore = useRestart(async () => chosen && (await call(restoreInSetup, { body: { name: chosen } })));
  if (backups.length === 0) return null;
  if (restore.isUp)
    return (
      <section className={css.card}>
        <h2 className={css.title}>백업을 되살렸어요</h2>
        <ButtonLink to="/start">시작하기</ButtonLink>
      </section>
    );
  return (
    <section className={css.card} aria-label="백업에서 되살리기">
      <h2 className={css.title}>백업이 있나요?</h2>
      <p className={css.words}>새로 준비하지 않고, 백업한 날 그대로 되살릴 수 있어요.</p>
      <div className={css.choices}>
        {backups.map(({ name, takenAt }) => (
          <Chip key={name} kind="choice" on={name === chosen} onToggle={() => setChosen(name)}>
            {new Date(takenAt).toLocaleString('ko-KR', {
              timeZone: 'Asia/Seoul',
              dateStyle: 'long',
              timeStyle: 'short',
            })}
          </Chip>
        ))}
      </div>
      <Button kind="secondary" disabled={chosen === null} onPress={restore.press}>
        이 백업으로 되살리기
      </Button>
      <p role="alert" className={css.failed}>
        {restore.failed}
      </p>
    </section>
  );
}

const LOOK_AGAIN_MS = 1000;

/** A deed after which the service starts anew: done when it takes visitors. */
function useRestart(deed: () => Promise<unknown>) {
  const [isUp, setUp] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const press = async () => {
    setFailed(null);
    try {
      await deed();
    } catch (error) {
      setFailed(errorText(error));
      return;
    }
    while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    setUp(true);
  };
  return { isUp, failed, press };
}

const isReady = () =>
  fetch('/readyz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
