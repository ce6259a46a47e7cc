import type { Phone } from './browser-kind';

export type InstallPhone = Exclude<Phone, 'other'>;
export type InstallPicture = 'share' | 'add' | 'menu' | 'install' | 'home';
type Step = { picture: InstallPicture; title: string; hint?: string };

const HOME: Step = { picture: 'home', title: '홈 화면의 뭉치를 열어요' };

export const STEPS: Record<InstallPhone, Step[]> = {
  ios: [
    { picture: 'share', title: '아래쪽 공유 버튼을 눌러요', hint: '네모에서 화살표가 나오는 모양이에요' },
    { picture: 'add', title: '‘홈 화면에 추가’를 골라요', hint: '안 보이면 목록을 아래로 내려요' },
    HOME,
  ],
  android: [
    {
      picture: 'menu',
      title: '브라우저의 메뉴를 눌러요',
      hint: '크롬은 오른쪽 위 점 세 개, 삼성 인터넷은 오른쪽 아래 줄 세 개예요',
    },
    { picture: 'install', title: '‘앱 설치’를 골라요', hint: '‘홈 화면에 추가’일 수도 있어요' },
    HOME,
  ],
};

export const LEAD: Record<InstallPhone, string> = {
  ios: '아이폰은 그래야 알림을 받을 수 있어요.',
  android: '바로 열리고 알림도 받을 수 있어요.',
};
