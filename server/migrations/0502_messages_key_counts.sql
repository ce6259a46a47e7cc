-- The wider index is the table's key now, so that there is one and not two of them.
alter table messages drop constraint messages_pkey, add constraint messages_pkey primary key using index messages_counted;
