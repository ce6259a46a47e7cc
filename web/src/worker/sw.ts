import { answerAsset, answerFile, answerPage, dropOtherBuilds, keepBuild } from './keep-build';
import { openFromPush } from './open-from-push';
import { answersOf, readPush } from './push-rules';
import { renewSubscription } from './renew-subscription';
import { answererOf, type WorkerBuild } from './request-rules';
import { takeShare } from './take-share';
import type { WorkerEvents, WorkerScope } from './worker-scope';

/** Written in by build/worker-script.ts. */
declare const BUILD: WorkerBuild;

const scope = self as unknown as WorkerScope;

// No `skipWaiting`: a new build takes over when no page of the old one is left.
scope.addEventListener('install', (event) => event.waitUntil(keepBuild(BUILD)));

scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));

async function takeOver(): Promise<void> {
  await dropOtherBuilds(BUILD);
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

scope.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});

function answerTo(event: WorkerEvents['fetch']): Promise<Response> | null {
  const { request } = event;
  const by = answererOf(request, location.origin, BUILD);
  if (by === null) return null;
  switch (by) {
    case 'asset':
      return answerAsset(request, BUILD);
    case 'file':
      return answerFile(request, BUILD);
    case 'share':
      return takeShare(request);
    case 'sent':
      return sent(event);
    case 'page':
      return answerPage(sent(event), BUILD);
  }
}

/** What left before the worker was awake, where the browser does that. */
async function sent({ preloadResponse, request }: WorkerEvents['fetch']): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/** A page asks which build waits. */
scope.addEventListener('message', ({ data, ports }) => {
  if (data === 'build') ports[0]?.postMessage(BUILD.entry);
});

scope.addEventListener('push', (event) => event.waitUntil(show(event.data?.text())));

async function show(text: string | undefined): Promise<void> {
  const { title, body, tag, path, id, badge } = readPush(text);
  const options = { body, tag, renotify: true, lang: 'ko', icon: '/icon-192.png', badge: '/icon-mono-96.png' };
  const actions = answersOf(path);
  await scope.registration.showNotification(title, { ...options, actions, data: { path, id } });
  if (badge !== null && 'setAppBadge' in navigator) await navigator.setAppBadge(badge).catch(() => undefined);
}

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path, id } = Object(event.notification.data);
  event.waitUntil(openFromPush(scope, { path: event.action || path, id }));
});

scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(scope, event)));
