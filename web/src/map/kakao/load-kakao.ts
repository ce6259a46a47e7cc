import { loadOnce, loadScript } from '../../api/load-script';

const ATTEMPTS = 3;
const FIRST_DELAY_MS = 500;
const ATTEMPT_TIMEOUT_MS = 8_000;

type Wait = (ms: number) => Promise<unknown>;

/** The Kakao Maps SDK, loaded once. Three attempts with backoff. */
export const loadKakao = loadOnce((key: string, wait: Wait = pause) => attempt(key, 1, wait));

async function attempt(key: string, nth: number, wait: Wait): Promise<typeof kakao> {
  try {
    const { maps } = await loadScript(sdkOf(key), withMaps, ATTEMPT_TIMEOUT_MS);
    await new Promise<void>((resolve) => maps.load(resolve));
    return kakao;
  } catch (error) {
    if (nth === ATTEMPTS) throw error;
    await wait(FIRST_DELAY_MS * 2 ** (nth - 1));
    return attempt(key, nth + 1, wait);
  }
}

function sdkOf(key: string): string {
  return `https://dapi.kakao.com/v2/maps/sdk.js?appkey=${encodeURIComponent(key)}&autoload=false`;
}

/** A refused key answers with a script that defines nothing. */
function withMaps(): typeof kakao | null {
  return 'kakao' in globalThis && globalThis.kakao?.maps ? kakao : null;
}

function pause(ms: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
