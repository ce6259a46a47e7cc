import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reachQuery } from '../api/operator';
import { useAnnounce } from '../api/operator-verbs';
import { notify } from '../notices/notices';
import { Button } from '../ui/control/button';
import { SecondLook } from './cases/second-look';
import * as look from './frame/look.css';
import { Page } from './frame/page';
import * as css from './frame/pieces.css';

/** To everybody, or to a neighbourhood; a preview and a second press. */
export function AnnounceScreen() {
  const [form, setForm] = useState({ title: '', body: '', path: '', near: '' });
  const [again, setAgain] = useState('');
  const { data: reach } = useQuery(reachQuery(form.near));
  const send = useAnnounce();
  const people = reach?.people ?? 0;
  const isSame = again !== '' && Number(again.replace(/\D/g, '')) === people;
  const isReady = form.title.trim() !== '' && form.body.trim() !== '' && people > 0 && isSame;
  const field = (name: keyof typeof form, label: string, max: number) => (
    <label className={css.stacked}>
      <span className={css.spread}>
        <span className={look.strong}>{label}</span>
        <span className={look.meta}>
          {form[name].length}/{max}
        </span>
      </span>
      <input
        className={css.input}
        maxLength={max}
        value={form[name]}
        onChange={(event) => setForm({ ...form, [name]: event.target.value })}
      />
    </label>
  );
  async function press() {
    const { title, body, path, near } = form;
    const given = { title, body, confirm: people, ...(path && { path }), ...(near && { near }) };
    if (!(await send(given))) return;
    notify(`${people}명에게 알렸어요.`);
    setForm({ title: '', body: '', path: '', near: '' });
    setAgain('');
  }
  return (
    <Page
      title="공지"
      sub="알림함에 들어가요"
      side={
        <div className={css.stacked}>
          <h2 className={look.sectionTitle}>미리 보기</h2>
          <div className={css.note}>
            <span>
              <strong>{form.title || '제목'}</strong>
              <br />
              {form.body || '내용'}
            </span>
          </div>
          <p>
            <strong className={look.figure}>{people.toLocaleString('ko-KR')}명</strong>
            {form.near && ` · ${form.near}`}
          </p>
          <SecondLook
            words="몇 명인지 다시 적어 주세요"
            hint={String(people)}
            value={again}
            onChange={setAgain}
            isRight={isSame}
            numeric
          />
          <Button size="medium" disabled={!isReady} onPress={press}>
            {people.toLocaleString('ko-KR')}명에게 보내기
          </Button>
        </div>
      }
    >
      <div className={css.stacked} style={{ maxWidth: 560 }}>
        {field('title', '제목', 40)}
        {field('body', '내용', 120)}
        {field('path', '누르면 열릴 주소 (선택, /로 시작)', 200)}
        {field('near', '동네 (선택, 예: 성수동)', 40)}
      </div>
    </Page>
  );
}
