import type { TestApp } from '../../test-app';
import type { TestRoom } from '../test-rooms';
import type { ServerProcess } from '../test-server-process';

export type World = { t: TestApp; room: TestRoom };
export type Scenario = {
  /** A room ready for it. */
  room(t: TestApp): Promise<TestRoom>;
  /** It was days ago: a running server would do its jobs today. */
  isPast?: boolean;
  /** What somebody does while the process is about to die. */
  act(server: ServerProcess, world: World): Promise<unknown>;
  /** What must be true again within a minute after the restart, whoever asks for it or not. */
  settled(server: ServerProcess, world: World): Promise<void>;
};

export const WITHIN_A_MINUTE = { timeout: 60_000, interval: 250 };
export const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
