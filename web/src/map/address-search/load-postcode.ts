declare global {
  namespace daum {
    type PostcodeResult = { roadAddress: string; jibunAddress: string; bname: string };
    type PostcodeOptions = { width: string; height: string; oncomplete: (result: PostcodeResult) => void };
    const Postcode: new (options: PostcodeOptions) => { embed(element: HTMLElement): void };
  }
}

const SCRIPT = 'https://t1.daumcdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js';
const TIMEOUT_MS = 8_000;

let loading: Promise<typeof daum.Postcode> | null = null;

/** The official script, fetched when it is first needed; after a failure it may be tried again. */
export function loadPostcode(): Promise<typeof daum.Postcode> {
  loading ??= addScript();
  loading.catch(() => {
    loading = null;
  });
  return loading;
}

function addScript(): Promise<typeof daum.Postcode> {
  const script = document.createElement('script');
  script.src = SCRIPT;
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      script.remove();
      reject(new Error('The postcode service cannot be loaded'));
    };
    const timer = setTimeout(giveUp, TIMEOUT_MS);
    script.onerror = () => {
      clearTimeout(timer);
      giveUp();
    };
    script.onload = () => {
      clearTimeout(timer);
      if ('daum' in globalThis) resolve(daum.Postcode);
      else giveUp();
    };
    document.head.append(script);
  });
}
