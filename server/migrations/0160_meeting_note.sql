-- Where exactly one meets at the trade place (서울숲역 3번 출구); empty when the leader left it out.
alter table boards add column meeting_note text not null default '';
update board_edits set terms = terms || '{"meetingNote": ""}';
