import { expect, test } from 'vitest';
import { brokenIn, conditionTalks } from './test-conditions';

test.each(conditionTalks(10))(
  '$id: nothing that the table keeps from them, however it is told',
  async ({ id, talks }) => {
    expect(await brokenIn(id, talks)).toEqual({ harmful: [], unsaid: [] });
  },
);
