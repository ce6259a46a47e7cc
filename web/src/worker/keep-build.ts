import { isServerAway, type WorkerBuild } from './request-rules';

export const SHELL = '/shell';
const PREFIX = 'build ';
/** Few at a time: the page itself may still be loading. */
const AT_ONCE = 6;

const nameOf = ({ id }: WorkerBuild) => PREFIX + id;

/** The whole build in a cache of its own, or nothing of it. */
export async function keepBuild(build: WorkerBuild): Promise<void> {
  try {
    const cache = await caches.open(nameOf(build));
    const shell = await fetch(SHELL, { cache: 'no-store' });
    // Behind a balancer the next answer may come from a server of another build: then it is tried again later.
    if (!shell.ok || !(await shell.clone().text()).includes(build.entry)) throw new Error('A page of another build');
    for (let at = 0; at < build.files.length; at += AT_ONCE) {
      await cache.addAll(build.files.slice(at, at + AT_ONCE).map(fresh));
    }
    await cache.put(SHELL, shell);
  } catch (error) {
    await caches.delete(nameOf(build));
    throw error;
  }
}

/** A file without a hash in its name could be an older one in the browser's own cache. */
function fresh(file: string): Request {
  return new Request(file, file.startsWith('/assets/') ? {} : { cache: 'reload' });
}

export async function dropOtherBuilds(build: WorkerBuild): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== nameOf(build));
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Names say what is in the files, so the first copy is as good as any; of whichever build, also of one that waits. */
export async function answerAsset(request: Request, build: WorkerBuild): Promise<Response> {
  const known = await caches.match(request, { ignoreVary: true });
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok && answer.type === 'basic') {
    const copy = answer.clone();
    const cache = await caches.open(nameOf(build));
    await cache.put(request, copy).catch(() => undefined);
  }
  return answer;
}

export async function answerFile(request: Request, build: WorkerBuild): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    return (await kept(request.url, build)) ?? Promise.reject(error);
  }
}

const PATIENCE_MS = 4000;

/** The server's page; the kept shell when there is none in time. */
export async function answerPage(network: Promise<Response>, build: WorkerBuild): Promise<Response> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  const answer = await Promise.race([network.catch(() => null), late]);
  if (answer && !isServerAway(answer)) return answer;
  return (await kept(SHELL, build)) ?? network;
}

async function kept(url: string, build: WorkerBuild): Promise<Response | undefined> {
  return (await caches.open(nameOf(build))).match(url, { ignoreVary: true, ignoreSearch: true });
}
