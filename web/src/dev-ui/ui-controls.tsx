import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../ui/control/button';
import { CardHeart } from '../ui/control/card-heart';
import { Chip } from '../ui/control/chip';
import { HeartButton } from '../ui/control/heart-button';
import { ScrollRow } from '../ui/control/scroll-row';
import { Segments } from '../ui/control/segments';
import { SwitchRow } from '../ui/control/switch-row';
import { Tabs } from '../ui/control/tabs';
import { HeadCount } from '../ui/field/head-count';
import { NumberField } from '../ui/field/number-field';
import { SearchBox } from '../ui/field/search-box';
import { TextArea } from '../ui/field/text-area';
import { TextField } from '../ui/field/text-field';
import { sectionTitle } from '../ui/foundation/display.css';
import * as css from './ui-page.css';

const categories = [
  { value: 0, label: "뭉치's PICK!" },
  { value: 1, label: '신선식품' },
  { value: 2, label: '가공식품' },
];

export function UiControls() {
  const [price, setPrice] = useState<number | null>(62_000);
  const [people, setPeople] = useState<number | null>(4);
  const [text, setText] = useState('올해 수확한 햅쌀이에요. 👨‍👩‍👧‍👦');
  const [searched, setSearched] = useState('');
  const [on, setOn] = useState(true);
  const [tab, setTab] = useState(0);
  const [state, setState] = useState<'OPEN' | 'ENDED'>('OPEN');
  return (
    <>
      <section className={css.section}>
        <h2 className={sectionTitle}>버튼</h2>
        <Button onPress={() => new Promise((done) => setTimeout(done, 3000))}>작성 완료</Button>
        <Button busy>작성 완료</Button>
        <Button disabled>참여할 수 없는 공구입니다.</Button>
        <Button kind="secondary">제품 상세</Button>
        <Button size="medium">결정하기</Button>
        <div className={css.row}>
          <Button size="small">결제하기</Button>
          <Button size="small" kind="plain">
            취소
          </Button>
          <Button size="small" kind="danger">
            삭제
          </Button>
          <ButtonLink size="small" kind="secondary" to="/">
            링크
          </ButtonLink>
        </div>
        <Segments
          label="상태"
          value={state}
          onChange={setState}
          options={[
            ['OPEN', '열림'],
            ['ENDED', '끝남'],
          ]}
        />
        <div className={css.row}>
          <Chip on={on} onToggle={() => setOn(!on)}>
            모집중
          </Chip>
          <Chip on={!on} onToggle={() => setOn(!on)}>
            모집중
          </Chip>
          <Chip kind="choice" size="form" on={on} onToggle={() => setOn(!on)}>
            신선식품
          </Chip>
          <Chip kind="choice" size="form" on={!on} onToggle={() => setOn(!on)}>
            가공식품
          </Chip>
        </div>
      </section>
      <section className={css.section}>
        <h2 className={sectionTitle}>고르기</h2>
        <ScrollRow className={css.scrolling}>
          {['귤', '사과', '쌀', '두부', '달걀', '화장지', '원두', '식빵'].map((word) => (
            <li key={word}>
              <Chip kind="choice" size="form" on={word === '쌀'} onToggle={() => undefined}>
                {`${word} 나눠요`}
              </Chip>
            </li>
          ))}
        </ScrollRow>
        <SwitchRow title="채팅" text="새 메시지" on={on} onChange={setOn} />
        <SwitchRow title="메시지 미리보기" on={!on} onChange={(next) => setOn(!next)} />
        <Tabs label="관심 목록" spread tabs={categories} value={tab} onChange={setTab}>
          <div className={css.row}>
            <HeartButton liked={on} count={24} onToggle={() => setOn(!on)} />
            <HeartButton liked={!on} count={1204} onToggle={() => setOn(!on)} />
            <CardHeart name="야생화 벌꿀" liked={on} onToggle={() => setOn(!on)} />
          </div>
        </Tabs>
      </section>
      <section className={css.section}>
        <h2 className={sectionTitle}>입력</h2>
        <SearchBox action="" onSearch={setSearched} />
        {searched && <p>검색어: {searched}</p>}
        <TextField label="상품명" placeholder="상품명" />
        <TextField label="이름" value="김새봄" readOnly />
        <TextField label="닉네임" defaultValue="뭉치뭉치" error="이미 쓰고 있는 닉네임이에요." />
        <TextField label="거래 장소" icon={MapPin} defaultValue="서울 성동구 왕십리로 83-21" />
        <div className={css.two}>
          <HeadCount label="총 인원" value={people} onChangeNumber={setPeople} min={2} max={50} />
          <TextField label="총 수량" defaultValue="20kg" />
        </div>
        <NumberField
          label="총 가격"
          value={price}
          onChangeNumber={setPrice}
          max={100_000_000}
          unit="원"
          hint="숫자만 입력해 주세요."
        />
        <TextArea label="상세 내용" value={text} onChangeText={setText} max={255} />
      </section>
    </>
  );
}
