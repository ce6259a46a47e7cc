import { DAEGU_BOARDS } from './boards/daegu';
import { DAEJEON_BOARDS } from './boards/daejeon';
import { JEJU_BOARDS } from './boards/jeju';
import { PANGYO_BOARDS } from './boards/pangyo';
import { SEOMYEON_BOARDS } from './boards/seomyeon';
import { SEONGSU_BOARDS } from './boards/seongsu';
import { YEONNAM_BOARDS } from './boards/yeonnam';
import type { DemoBoard } from './types';

/** Every group purchase of the demo. */
export const BOARDS: readonly DemoBoard[] = [
  ...JEJU_BOARDS,
  ...SEONGSU_BOARDS,
  ...YEONNAM_BOARDS,
  ...PANGYO_BOARDS,
  ...SEOMYEON_BOARDS,
  ...DAEJEON_BOARDS,
  ...DAEGU_BOARDS,
];
