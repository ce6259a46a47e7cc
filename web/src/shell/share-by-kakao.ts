import { loadOnce, loadScript } from '../api/load-script';

type KakaoSdk = {
  isInitialized(): boolean;
  init(key: string): void;
  Share: { sendDefault(message: object): void };
};
declare global {
  interface Window {
    Kakao?: KakaoSdk;
  }
}

const SDK = 'https://t1.kakaocdn.net/kakao_js_sdk/2.7.4/kakao.min.js';
const loadSdk = loadOnce(() => loadScript(SDK, () => window.Kakao));

/** False when Kakao's script cannot be loaded; the caller then shares another way. */
export async function shareByKakao(
  key: string,
  board: { title: string; imgUrl: string },
  text: string,
  url: string,
): Promise<boolean> {
  try {
    const kakao = await loadSdk();
    if (!kakao.isInitialized()) kakao.init(key);
    const link = { mobileWebUrl: url, webUrl: url };
    const imageUrl = new URL(board.imgUrl || '/og.webp', location.origin).href;
    kakao.Share.sendDefault({
      objectType: 'feed',
      content: { title: board.title, description: text, imageUrl, link },
      buttons: [{ title: '공구하러 가기', link }],
    });
    return true;
  } catch {
    return false;
  }
}
