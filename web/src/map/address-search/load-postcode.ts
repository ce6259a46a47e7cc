import { loadOnce, loadScript } from '../../api/load-script';

declare global {
  namespace daum {
    type PostcodeResult = { roadAddress: string; jibunAddress: string; bname: string };
    type PostcodeOptions = { width: string; height: string; oncomplete: (result: PostcodeResult) => void };
    const Postcode: new (options: PostcodeOptions) => { embed(element: HTMLElement): void };
  }
}

const SCRIPT = 'https://t1.daumcdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js';
const TIMEOUT_MS = 8_000;

/** The official script, loaded on first use; a failed load may be retried. */
export const loadPostcode = loadOnce(() =>
  loadScript(SCRIPT, () => ('daum' in globalThis ? daum.Postcode : null), TIMEOUT_MS),
);
