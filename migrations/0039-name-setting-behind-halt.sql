-- What whoever runs Linesheet would have to set for a run that stands still to go on; its reason names no setting.
alter table runs add column setting text;
