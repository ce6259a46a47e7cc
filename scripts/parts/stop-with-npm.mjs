import { readFileSync } from 'node:fs';

const LOOK_MS = 500;

/**
 * npm runs `sh -c "node …"`. On SIGTERM it signals the shell, which dies without signalling us; on SIGKILL it leaves the
 * shell running. Either way one of our ancestors changes, and we stop on that.
 */
export function stopWithNpm() {
  if (!process.env['npm_lifecycle_event']) return;
  const above = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === above) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS);
  timer.unref();
}

/** The shell and, where /proc tells, npm above it. */
function ancestors() {
  return `${process.ppid} ${parentOf(process.ppid)}`;
}

function parentOf(pid) {
  try {
    // The name stands in parentheses and may hold anything; after it come the state and the parent.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[1];
  } catch {
    return '';
  }
}
