import { beforeAll, describe, expect, it, vi } from 'vitest';

let chooseEngine: typeof import('./start-engine').chooseEngine;

// The SDK is cached once loaded, perhaps by another file's tests: start from fresh modules.
// Both engines are compiled when first imported, which says nothing about how quick the choice is.
beforeAll(async () => {
  vi.resetModules();
  const [choice] = await Promise.all([
    import('./start-engine'),
    import('./leaflet/leaflet-engine'),
    import('./kakao/kakao-engine'),
    import('./kakao/load-kakao'),
  ]);
  chooseEngine = choice.chooseEngine;
}, 60_000);

describe('chooseEngine', () => {
  it('takes the embedded map where there is no key', async () => {
    expect((await chooseEngine(null)).name).toBe('embedded');
  });

  it('takes the embedded map when Kakao cannot be reached', async () => {
    const network = new MutationObserver(() => {
      for (const script of document.querySelectorAll('script[src*="dapi.kakao.com"]')) {
        script.dispatchEvent(new Event('error'));
      }
    });
    network.observe(document.head, { childList: true });
    expect((await chooseEngine('key')).name).toBe('embedded');
    network.disconnect();
  }, 15_000);
});
