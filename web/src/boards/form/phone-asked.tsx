import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../../api/me';
import { ButtonLink } from '../../ui/control/button';
import * as css from './board-form.css';

/** Said before anything is filled in: without a verified phone the post would be refused at the end. */
export function PhoneAsked() {
  const { data: person } = useQuery(meQuery);
  if (!person?.phoneAsked || person.phoneVerified) return null;
  return (
    <section className={css.old} aria-label="휴대전화 확인">
      <p>
        <b>공구를 열려면 휴대전화를 확인해 주세요.</b> 쓰던 글은 그대로 남아 있어요.
      </p>
      <div className={css.oldWays}>
        <ButtonLink size="small" to="/mypage/account">
          확인하러 가기
        </ButtonLink>
      </div>
    </section>
  );
}
