const ATTEMPTS = 3;
const FIRST_DELAY_MS = 500;
const ATTEMPT_TIMEOUT_MS = 8_000;

let loading: Promise<typeof kakao> | null = null;

/** The Kakao Maps SDK, fetched once. Three attempts with a growing pause, then it is given up. */
export function loadKakao(key: string, wait: (ms: number) => Promise<unknown> = pause): Promise<typeof kakao> {
  loading ??= attempt(key, 1, wait);
  loading.catch(() => {
    loading = null;
  });
  return loading;
}

async function attempt(key: string, nth: number, wait: (ms: number) => Promise<unknown>): Promise<typeof kakao> {
  try {
    await addScript(key);
    await new Promise<void>((resolve) => kakao.maps.load(resolve));
    return kakao;
  } catch (error) {
    if (nth === ATTEMPTS) throw error;
    await wait(FIRST_DELAY_MS * 2 ** (nth - 1));
    return attempt(key, nth + 1, wait);
  }
}

function addScript(key: string): Promise<void> {
  const script = document.createElement('script');
  script.src = `https://dapi.kakao.com/v2/maps/sdk.js?appkey=${encodeURIComponent(key)}&autoload=false`;
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      script.remove();
      reject(new Error('The Kakao Maps SDK cannot be loaded'));
    };
    const timer = setTimeout(giveUp, ATTEMPT_TIMEOUT_MS);
    script.onerror = () => {
      clearTimeout(timer);
      giveUp();
    };
    script.onload = () => {
      clearTimeout(timer);
      // A refused key answers with a script that defines nothing.
      if ('kakao' in globalThis && globalThis.kakao?.maps) resolve();
      else giveUp();
    };
    document.head.append(script);
  });
}

const pause = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));
