-- A window whose end is earlier than its start ends on the next day.
alter table senders drop constraint senders_check;
alter table senders add check (window_start <> window_end);
