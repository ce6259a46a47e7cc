import { deliver, flush, listen } from './reference-rooms';

/** Reference (a): no storage, no authorisation; encoded once per room, one socket write per turn of the event loop. */
let isWaiting = false;

listen((name, message) => {
  deliver(name, message);
  if (isWaiting) return;
  isWaiting = true;
  setImmediate(() => {
    isWaiting = false;
    flush();
  });
});
