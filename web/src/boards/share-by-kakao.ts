import type { BoardDetail } from '@mungchi/contract';

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

/** False when Kakao's script cannot be had; the caller then shares another way. */
export async function shareByKakao(key: string, board: BoardDetail, text: string, url: string): Promise<boolean> {
  try {
    const kakao = await loadSdk();
    if (!kakao.isInitialized()) kakao.init(key);
    const link = { mobileWebUrl: url, webUrl: url };
    const imageUrl = new URL(board.images[0] ?? '/og.webp', location.origin).href;
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

let loading: Promise<KakaoSdk> | null = null;

function loadSdk(): Promise<KakaoSdk> {
  loading ??= new Promise<KakaoSdk>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SDK;
    script.onload = () => (window.Kakao ? resolve(window.Kakao) : reject(new Error('Kakao did not load')));
    script.onerror = () => reject(new Error('Kakao did not load'));
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
