import type { Stage } from '@mungchi/contract';

/** The consequence of a reversed payment per stage: pay again, open a case, or the leader has it already. */
export function lossStep(stage: Stage, isCredited: boolean): 'pay-again' | 'raise' | 'too-late' {
  switch (stage) {
    case 'RECRUITING':
    case 'RECRUITED':
    case 'PAYING':
    case 'CANCELLED':
      return 'pay-again';
    case 'PURCHASED':
      return isCredited ? 'too-late' : 'raise';
    case 'COMPLETED':
      return 'too-late';
  }
}
