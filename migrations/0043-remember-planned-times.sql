-- When a mail may go by its plan, or by its person's word. `due_at` is later where limits have put it off, and comes
-- back to this once they allow it.
alter table messages add column planned_at timestamptz;

update messages as mail
   set planned_at = case
         when mail.step is null then mail.approved_at
         else (select greatest(enrolments.started_at + make_interval(hours => 24 * next.day),
                               coalesce(before.sent_at, before.settled_at) + make_interval(hours => 24 * (next.day - last.day)),
                               enrolments.paused_until + interval '12 hours')
                 from enrolments
                 join messages as before on before.enrolment_id = mail.enrolment_id and before.step = mail.step - 1
                 join sequence_steps as next on next.sequence_id = enrolments.sequence_id and next.step = mail.step
                 join sequence_steps as last on last.sequence_id = enrolments.sequence_id and last.step = before.step
                where enrolments.id = mail.enrolment_id)
       end
 where mail.kind = 'follow_up' and mail.state in ('draft', 'held', 'expired', 'queued', 'claimed');
