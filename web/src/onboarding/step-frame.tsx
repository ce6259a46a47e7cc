import type { ReactNode } from 'react';
import { headline as headlineType } from '../ui/foundation/display.css';
import { AppBar } from '../ui/frame/app-bar';
import { BottomBar } from '../ui/frame/bottom-bar';
import { Screen } from '../ui/frame/screen';
import * as css from './step-frame.css';

type Props = {
  /** `extra`: not needed to begin. */
  step: 1 | 2 | 'extra';
  title: string;
  headline: string;
  lead: string;
  onBack?: () => void;
  footer: ReactNode;
  children: ReactNode;
  /** The content brings its own edges (a map). */
  bare?: boolean;
};

/** A step of sign-up. */
export function StepFrame({ step, title, headline, lead, onBack, footer, children, bare = false }: Props) {
  return (
    <Screen header={<AppBar title={title} onBack={onBack} />} footer={<BottomBar>{footer}</BottomBar>}>
      <div className={css.intro}>
        {step === 'extra' ? (
          <p className={css.progress}>마지막으로 하나만요 · 건너뛰어도 돼요</p>
        ) : (
          <p className={css.progress}>
            <span className={css.track} aria-hidden>
              {[1, 2].map((each) => (
                <span key={each} className={each <= step ? css.done : css.todo} />
              ))}
            </span>
            <span>2단계 중 {step}단계</span>
          </p>
        )}
        <h2 className={headlineType}>{headline}</h2>
        <p className={css.lead}>{lead}</p>
      </div>
      <div className={bare ? css.bare : css.content}>{children}</div>
    </Screen>
  );
}
