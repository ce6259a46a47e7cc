import type { OperatorKey } from '@mungchi/contract';
import { useState } from 'react';
import { beginTimeCode } from '../../api/operator-verbs';
import { Button } from '../../ui/control/button';
import { QrPicture } from '../../ui/piece/qr-picture';
import * as look from '../frame/look.css';
import * as pieces from '../frame/pieces.css';
import * as css from './code.css';
import { TimeCodeField } from './code-field';

/** A key for an app, as a picture, a link and letters; then the first code, which proves that the app has it. */
export function CodeSetUp({ onConfirmed }: { onConfirmed: () => void }) {
  const [given, setGiven] = useState<OperatorKey | null>(null);
  if (!given)
    return (
      <div className={pieces.stacked}>
        <p className={css.words}>
          인증 앱이 보여 주는 숫자 6자리를 적어요. Google OTP, 1Password처럼 쓰던 앱이면 돼요.
        </p>
        <Button size="medium" onPress={async () => setGiven(await beginTimeCode())}>
          연결 시작하기
        </Button>
      </div>
    );
  return (
    <div className={pieces.stacked}>
      <p className={css.words}>인증 앱으로 QR을 찍고, 앱에 보이는 숫자를 적어 주세요.</p>
      <div className={css.connect}>
        <div className={css.qr}>
          <QrPicture label="인증 앱 연결 QR" text={given.uri} />
        </div>
        <div className={pieces.stacked}>
          <span className={look.meta}>찍을 수 없다면 열쇠를 앱에 적어 주세요</span>
          <code className={css.key}>
            {(given.key.match(/.{1,4}/g) ?? []).map((four, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: groups of one key, never reordered
              <span key={nth}>{four}</span>
            ))}
          </code>
          <a className={pieces.small} href={given.uri}>
            이 기기의 앱에서 열기
          </a>
        </div>
      </div>
      <TimeCodeField onConfirmed={onConfirmed} />
    </div>
  );
}
