import type { StartEngine } from './map-types';

export type Engine = { name: 'embedded' | 'kakao'; start: StartEngine };

/** Kakao's map where an operator has a key for it and it can be reached; else the embedded one, which needs no outside service. */
export async function chooseEngine(kakaoMapKey: string | null): Promise<Engine> {
  if (kakaoMapKey !== null) {
    try {
      const [{ loadKakao }, { startKakao }] = await Promise.all([
        import('./kakao/load-kakao'),
        import('./kakao/kakao-engine'),
      ]);
      await loadKakao(kakaoMapKey);
      return { name: 'kakao', start: startKakao };
    } catch {
      // The embedded map takes over.
    }
  }
  const { startLeaflet } = await import('./leaflet/leaflet-engine');
  return { name: 'embedded', start: startLeaflet };
}
