/**
 * Marks a place where the process may crash, so that tests can make it crash exactly there. Does nothing unless a test
 * has armed it.
 */
export function faultPoint(name: string): void {
  if (name === armed) process.kill(process.pid, 'SIGKILL');
}

let armed: string | null = null;

/** `told`: the parent process says where, and when. */
export function armFault(name: string | null): void {
  armed = name;
  if (name !== 'told') return;
  process.on('message', ({ faultAt }: { faultAt: string }) => {
    armed = faultAt;
  });
  process.channel?.unref();
}
