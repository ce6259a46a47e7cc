import type { Dispute, DisputeKind } from '@mungchi/contract';
import { EqualNot, Hourglass, type LucideIcon, PackageX, Scale, ShieldAlert } from 'lucide-react';

type Look = { icon: LucideIcon; word: string };

/** What can be wrong, in the order of the four tiles. */
export const KINDS: Record<DisputeKind, Look> = {
  NOT_RECEIVED: { icon: PackageX, word: '못 받았어요' },
  SHORT: { icon: Scale, word: '양이 모자라요' },
  DAMAGED: { icon: ShieldAlert, word: '상했거나 망가졌어요' },
  DIFFERENT: { icon: EqualNot, word: '설명과 달라요' },
};

export function kindLook(kind: Dispute['kind']): Look {
  return kind === 'STALLED' ? { icon: Hourglass, word: '오래 소식이 없었어요' } : KINDS[kind];
}
