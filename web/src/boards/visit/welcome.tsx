import { X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/control/icon-button';
import { Mascot } from '../../ui/mascot/mascot';
import * as css from './visit.css';

const KEY = 'visitWelcomed';

/** Said until it is closed, once per device. */
export function Welcome() {
  const [isNew, setNew] = useState(() => localStorage.getItem(KEY) === null);
  if (!isNew) return null;
  function close() {
    localStorage.setItem(KEY, 'true');
    setNew(false);
  }
  return (
    <aside className={css.welcome} aria-label="안내">
      <Mascot color="yellow" mood="greeting" size={56} className={css.mascot} />
      <div className={css.words}>
        <p className={css.hello}>편하게 둘러보세요</p>
        <p className={css.note}>참여할 때만 로그인하면 돼요.</p>
      </div>
      <IconButton icon={X} label="안내 닫기" onClick={close} />
    </aside>
  );
}
