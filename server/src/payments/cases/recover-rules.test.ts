import { expect, test } from 'vitest';
import { recoverable } from './recover-rules';

test.each([
  [{ lost: 3000, recovered: 0, leaderHas: 6000, disputable: 0 }, 3000],
  [{ lost: 3000, recovered: 0, leaderHas: 6000, disputable: 3000 }, 3000],
  [{ lost: 3000, recovered: 0, leaderHas: 6000, disputable: 4000 }, 2000],
  [{ lost: 3000, recovered: 1000, leaderHas: 6000, disputable: 0 }, 2000],
  [{ lost: 3000, recovered: 3000, leaderHas: 6000, disputable: 0 }, 0],
  [{ lost: 3000, recovered: 4000, leaderHas: 6000, disputable: 0 }, 0],
  [{ lost: 3000, recovered: 0, leaderHas: 0, disputable: 500 }, 0],
])('%j: %s', (loss, most) => {
  expect(recoverable(loss)).toBe(most);
});
