/** What cannot or must not be done here, by the ids of `reader/LABELS.md`. */
export const REFUSALS: Readonly<Record<string, string>> = {
  'medicine-sale': '약과 의료기기는 뭉치에서 사고팔 수 없어요. 약국에서 약사에게 물어봐 주세요.',
  alcohol: '술은 뭉치에서 팔거나 나눌 수 없어요.',
  tobacco: '담배와 전자담배는 뭉치에서 팔거나 나눌 수 없어요.',
  weapon: '위험한 물건은 뭉치에서 팔거나 나눌 수 없어요.',
  animal: '동물은 뭉치에서 사고팔 수 없어요. 사료와 용품은 찾아 드릴게요.',
  adult: '그런 이야기나 물건은 도와드릴 수 없어요. 찾는 물건이 있으면 말해 주세요.',
  illegal: '법에 어긋나는 물건이나 부탁은 도와드릴 수 없어요.',
  private: '다른 사람의 연락처나 주소 같은 개인정보는 알려 드릴 수 없어요. 할 말이 있으면 공구 채팅방에서 나눠 주세요.',
  prompt: '그 부탁은 들어드릴 수 없어요. 가격이나 규칙은 제가 바꾸지 못해요. 물건 고르는 건 도와드릴게요.',
  offtopic: '그건 제가 알 수 없는 이야기예요. 물건 고르기와 공구 이용 방법이라면 물어봐 주세요.',
  abuse: '속상하셨다면 미안해요. 무엇이 필요한지 말해 주시면 다시 도와드릴게요.',
  'buy-for-me': '제가 대신 주문하거나 결제할 수는 없어요. 상품이나 열린 공구를 찾아 드릴 테니 직접 눌러 주세요.',
  'not-sold-service':
    '뭉치는 물건을 함께 사는 곳이라 배달·수리·청소 같은 서비스는 없어요. 필요한 물건을 찾아 드릴게요.',
};

/** Small talk by the ids of `reader/LABELS.md`, as `talk.json` calls it. */
export const TALK_OF: Readonly<Record<string, string>> = {
  hello: 'greeting',
  thanks: 'thanks',
  bye: 'bye',
  praise: 'love',
  complaint: 'insult',
  'who-are-you': 'who',
  'how-are-you': 'chat',
  joke: 'chat',
  bored: 'bored',
  sad: 'sad',
  happy: 'laugh',
  yes: 'yes',
  no: 'no',
  wait: 'thanks',
};
