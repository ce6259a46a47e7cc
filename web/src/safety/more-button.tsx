import { EllipsisVertical } from 'lucide-react';
import { IconButton } from '../ui/control/icon-button';
import type { Subject } from './subject';
import { useSafety } from './use-safety';

type Props = { subject: Subject; label: string; kind?: 'plain' | 'disc' };

/** ⋯ beside something of somebody else's. */
export function MoreButton({ subject, label, kind = 'plain' }: Props) {
  const { open, sheet } = useSafety();
  return (
    <>
      <IconButton icon={EllipsisVertical} label={label} iconSize={22} kind={kind} onClick={() => open(subject)} />
      {sheet}
    </>
  );
}
