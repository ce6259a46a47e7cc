import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadKakao } from './load-kakao';

const scripts = () => document.querySelectorAll<HTMLScriptElement>('script[src*="dapi.kakao.com"]');

/** Whenever the page asks for the SDK, the network answers like this. */
function network(answer: (script: HTMLScriptElement, nth: number) => void) {
  let nth = 0;
  const watcher = new MutationObserver(() => {
    for (const script of scripts()) {
      if (script.dataset['answered']) continue;
      script.dataset['answered'] = 'yes';
      nth += 1;
      answer(script, nth);
    }
  });
  watcher.observe(document.head, { childList: true });
  return { stop: () => watcher.disconnect(), attempts: () => nth };
}

afterEach(() => {
  for (const script of scripts()) script.remove();
  vi.unstubAllGlobals();
});

describe('loadKakao', () => {
  it('tries three times with a growing pause and then gives up', async () => {
    const pauses: number[] = [];
    const net = network((script) => script.dispatchEvent(new Event('error')));
    const failing = loadKakao('key', async (ms) => pauses.push(ms));
    await expect(failing).rejects.toThrow('cannot be loaded');
    net.stop();
    expect(net.attempts()).toBe(3);
    expect(pauses).toEqual([500, 1000]);
    expect(scripts()).toHaveLength(0);
  });

  it('succeeds when a later attempt does, and fetches only once', async () => {
    const net = network((script, nth) => {
      if (nth === 1) script.dispatchEvent(new Event('error'));
      else {
        vi.stubGlobal('kakao', { maps: { load: (ready: () => void) => ready() } });
        script.dispatchEvent(new Event('load'));
      }
    });
    const sdk = await loadKakao('key', async () => {});
    expect(sdk.maps).toBeTruthy();
    expect(await loadKakao('key')).toBe(sdk);
    net.stop();
    expect(net.attempts()).toBe(2);
  });
});
