import type { Stage } from '@mungchi/contract';

/** The consequence of a reversed payment per stage: pay again, open a case, or too late for the ledger. */
export function lossStep(stage: Stage): 'pay-again' | 'raise' | 'too-late' {
  switch (stage) {
    case 'RECRUITING':
    case 'RECRUITED':
    case 'PAYING':
    case 'CANCELLED':
      return 'pay-again';
    case 'PURCHASED':
      return 'raise';
    case 'COMPLETED':
      return 'too-late';
  }
}
