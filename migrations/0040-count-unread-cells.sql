-- What an import's accepted rows hold that couldn't be read: [{"field", "cells", "line", "text"}], a field each, with its
-- first line.
alter table imports add column unread jsonb not null default '[]';
