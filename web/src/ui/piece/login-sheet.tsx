import type { ReactNode } from 'react';
import { Button } from '../control/button';
import { headline } from '../foundation/display.css';
import { Sheet } from '../frame/sheet';
import { Mascot } from '../mascot/mascot';
import * as css from './join-sheet.css';
import { LoginLinks } from './login-links';

type Props = { open: boolean; onClose: () => void; lead: string; children?: ReactNode };

/** The three ways to log in, over what a visitor looks at; `children`: what they come back to. */
export function LoginSheet({ open, onClose, lead, children }: Props) {
  return (
    <Sheet open={open} onClose={onClose} title="로그인하고 함께해요">
      <div className={css.sheet}>
        <div className={css.friendsOfMany} aria-hidden>
          <Mascot color="pink" mood="happy" size={72} />
          <Mascot color="mint" mood="greeting" size={96} />
          <Mascot color="blue" mood="calm" size={72} />
        </div>
        <p className={headline} aria-hidden>
          로그인하고 함께해요
        </p>
        <p className={css.lead}>{lead}</p>
        {children}
        <LoginLinks />
        <Button kind="plain" onPress={onClose}>
          더 둘러볼게요
        </Button>
      </div>
    </Sheet>
  );
}
