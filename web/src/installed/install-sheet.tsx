import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/control/button';
import { headline } from '../ui/foundation/display.css';
import { Sheet } from '../ui/frame/sheet';
import { isInApp, phoneOf } from './browser-kind';
import { InstallArt } from './install-art';
import { canPrompt, promptInstall } from './install-prompt';
import * as css from './install-sheet.css';
import { type InstallPhone, LEAD, STEPS } from './install-steps';

const PHONES: { value: InstallPhone; label: string }[] = [
  { value: 'ios', label: '아이폰' },
  { value: 'android', label: '안드로이드' },
];

type Props = { open: boolean; onClose: () => void };

/** How to put 뭉치 on the home screen, with pictures; where the browser can do it by itself, with a button. */
export function InstallSheet({ open, onClose }: Props) {
  const [phone, setPhone] = useState<InstallPhone>(() => (phoneOf(navigator) === 'ios' ? 'ios' : 'android'));
  const title = '뭉치를 홈 화면에 둘까요?';
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      <div className={css.head}>
        <img src="/icon-192.png" alt="" width={60} height={60} className={css.icon} />
        <div>
          <p className={headline} aria-hidden>
            {title}
          </p>
          <p className={css.lead}>{LEAD[phone]}</p>
        </div>
      </div>
      {isInApp(navigator) && (
        <p className={css.inApp}>이 화면에서는 추가할 수 없어요. 사파리나 크롬으로 열어 주세요.</p>
      )}
      <div role="radiogroup" aria-label="휴대폰" className={css.phones}>
        {PHONES.map(({ value, label }) => (
          <label key={value} className={css.phone}>
            <input
              type="radio"
              name="phone"
              className={css.radio}
              checked={phone === value}
              onChange={() => setPhone(value)}
            />
            {label}
          </label>
        ))}
      </div>
      <ol className={css.steps}>
        {STEPS[phone].map((step, index) => (
          <li key={step.picture} className={css.step}>
            <InstallArt picture={step.picture} />
            <span className={css.number} aria-hidden>
              {index + 1}
            </span>
            <span>
              <span className={css.words}>{step.title}</span>
              {step.hint && <span className={css.hint}>{step.hint}</span>}
            </span>
          </li>
        ))}
      </ol>
      {phone === 'android' && canPrompt() ? <Ask onClose={onClose} /> : <Button onPress={onClose}>알겠어요</Button>}
    </Sheet>
  );
}

function Ask({ onClose }: Pick<Props, 'onClose'>) {
  async function install() {
    await promptInstall();
    onClose();
  }
  return (
    <>
      <Button onPress={install}>
        <Download size={20} aria-hidden /> 바로 설치하기
      </Button>
      <button type="button" className={css.later} onClick={onClose}>
        나중에
      </button>
    </>
  );
}
