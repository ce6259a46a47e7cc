import { type ReactNode, useState } from 'react';
import { lazyPart } from '../ui/feedback/lazy-part';
import { isInstalled } from './browser-kind';

const InstallSheet = lazyPart(() => import('./install-sheet').then((at) => at.InstallSheet));

/** How to put 뭉치 on the home screen: `show` opens it, `sheet` is where it is drawn. Not for who has it there already. */
export function useInstallSheet(): { installed: boolean; show: () => void; sheet: ReactNode } {
  const [installed] = useState(isInstalled);
  const [ever, setEver] = useState(false);
  const [open, setOpen] = useState(false);
  function show() {
    setEver(true);
    setOpen(true);
  }
  return { installed, show, sheet: ever && <InstallSheet open={open} onClose={() => setOpen(false)} /> };
}
