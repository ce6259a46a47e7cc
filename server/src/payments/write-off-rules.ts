import type { Stage } from '@mungchi/contract';

/** What money that the provider took back means where the room is: paid again, looked at by a person, or too late for the books. */
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
