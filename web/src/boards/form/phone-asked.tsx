import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../../api/me';
import { ButtonLink } from '../../ui/control/button';
import * as css from './board-form.css';

/** Said before anything is filled in: without a verified phone the post would be refused at the end. */
export function PhoneAsked() {
  const { data: person } = useQuery(meQuery);
  if (!person?.phoneAsked || person.phoneVerified) return null;
  return (
    <section className={css.old} aria-label="휴대폰 본인인증">
      <p>
        <b>공구를 열기 전에 휴대폰 본인인증을 해 주세요.</b> 한 번만 하면 돼요.
      </p>
      <div className={css.oldWays}>
        <ButtonLink size="small" to="/mypage/account?then=back">
          인증하러 가기
        </ButtonLink>
      </div>
    </section>
  );
}
