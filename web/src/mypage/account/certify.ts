import { loadOnce, loadScript } from '../../api/load-script';

type Answer = { success?: boolean | null; imp_uid?: string | null };
type Certifier = {
  init(storeCode: string): void;
  certification(check: object, done: (answer: Answer) => void): void;
};

const loadCertifier = loadOnce(() =>
  loadScript('https://cdn.iamport.kr/v1/iamport.js', () => (window as { IMP?: unknown }).IMP as Certifier | undefined),
);

/** PortOne's own window; the number of what it certified, or null when it was closed. */
export async function certify(check: { merchantUid: string; storeCode: string }): Promise<string | null> {
  const certifier = await loadCertifier();
  certifier.init(check.storeCode);
  const { success, imp_uid: impUid } = await new Promise<Answer>((done) => {
    certifier.certification({ merchant_uid: check.merchantUid, popup: false }, done);
  });
  return success && impUid ? impUid : null;
}
