-- Orders that had gone out before that was remembered: each is in an answer to its brand, as a file of its name.
update order_drafts
   set sent_at = answer.created_at
  from (select orders.id, max(messages.created_at) as created_at
          from order_drafts orders
          join messages on messages.account_id = orders.account_id and messages.brand_id = orders.brand_id
               and messages.kind = 'answer' and messages.state not in ('draft', 'refused', 'cancelled')
               and messages.created_at >= orders.made_at
          join outgoing_attachments files on files.id = any (messages.attachment_ids)
               and files.filename = regexp_replace(orders.po_number, '[^A-Za-z0-9_.-]+', '-', 'g') || '.pdf'
         where orders.sent_at is null
         group by orders.id) answer
 where answer.id = order_drafts.id;
