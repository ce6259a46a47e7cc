import { isDatabaseAway } from './db/database-away';
import type { Logger } from './log';

/** The last resort: every part also has a limit of its own. */
const SHUTDOWN_MS = 25_000;

type Stoppable = { log: Logger; stop: () => Promise<void>; drainMs: number };
type StopReason = { reason: string; fault?: unknown };

/** Listens from the beginning, so that Ctrl-C during the start takes effect once there is something to stop. */
export function listenForStop(): Promise<StopReason> {
  return new Promise((resolve) => {
    // Repeats are ignored: npm forwards the Ctrl-C that the terminal has already sent to every process.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => resolve({ reason: signal }));
    process.on('uncaughtException', (fault) => resolve({ reason: 'uncaught exception', fault }));
    process.on('unhandledRejection', (fault) => {
      if (!isDatabaseAway(fault)) resolve({ reason: 'unhandled rejection', fault });
    });
    if (process.connected) process.once('disconnect', () => resolve({ reason: 'parent gone' }));
  });
}

export async function stopOnSignal(told: Promise<StopReason>, { log, stop, drainMs }: Stoppable) {
  // Losing the database fails the work in progress; it must not end the process.
  process.on('unhandledRejection', (err) => {
    if (isDatabaseAway(err)) log.error({ err }, 'the database went away under something');
  });
  const { reason, fault } = await told;
  if (fault) log.fatal({ err: fault }, `stopping after an ${reason}`);
  else log.info(`stopping: ${reason}`);
  setTimeout(() => process.exit(1), drainMs + SHUTDOWN_MS).unref();
  const clean = await stop().then(
    () => true,
    (err) => {
      log.error({ err }, 'could not stop cleanly');
      return false;
    },
  );
  process.exit(fault || !clean ? 1 : 0);
}
