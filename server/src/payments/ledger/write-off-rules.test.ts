import { STAGES } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { lossStep } from './write-off-rules';

test('what money taken back means in each stage', () => {
  expect(STAGES.map((stage) => `${stage} ${lossStep(stage, false)}`)).toEqual([
    'RECRUITING pay-again',
    'RECRUITED pay-again',
    'PAYING pay-again',
    'PURCHASED raise',
    'COMPLETED too-late',
    'CANCELLED pay-again',
  ]);
  expect(STAGES.filter((stage) => lossStep(stage, true) === 'too-late')).toEqual(['PURCHASED', 'COMPLETED']);
});
