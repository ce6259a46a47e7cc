-- What kind of remark a system message is; null for the message of a stage. Remarks were recognised by their place in the room.
alter table messages add column notice text;
update messages
set notice = case
  when body like '오늘이 모집 마감일이에요.%' then 'CLOSING'
  when body like '모집 기간이 끝났어요.%' then 'EXPIRED'
  when body like '리더가 공구 내용을 바꿨어요.%' then 'EDITED'
  when body like '리더가 공구를 삭제했어요.%' then 'DELETED'
  when body = '결제 하나가 카드사에서 취소돼 다시 기다리고 있어요.' then 'PAYMENT_LOST'
end
where type = 'SYSTEM';
