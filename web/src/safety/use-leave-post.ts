import type { ReportKind } from '@mungchi/contract';
import { useLocation } from '../links';

/** A blocked neighbour's post is no longer ours to join: back to the list, and back does not lead there again. */
export function useLeavePost(): (kind: ReportKind) => void {
  const [, navigate] = useLocation();
  return (kind) => {
    if (kind === 'BOARD') navigate('/', { replace: true });
  };
}
