import { setTimeout as wait } from 'node:timers/promises';
import { serves } from './postmaster';

const STOP_WITHIN_MS = 20_000;

export async function stopPostmaster(pid: number, dataFolder: string): Promise<void> {
  const isUp = () => serves(pid, dataFolder);
  const hurry = Date.now() + STOP_WITHIN_MS;
  if (isUp()) process.kill(pid, 'SIGINT');
  while (isUp() && Date.now() < hurry) await wait(10);
  if (isUp()) process.kill(pid, 'SIGQUIT');
}
