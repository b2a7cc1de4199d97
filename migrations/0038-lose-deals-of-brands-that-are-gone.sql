-- A brand that went out of business, or that somebody else owns by now.
alter table deals drop constraint deals_lost_reason_check;
alter table deals
  add constraint deals_lost_reason_check
    check (lost_reason in ('no_marketplaces', 'too_many_sellers', 'exclusive_partner', 'sells_itself', 'distributor_only',
                           'terms_too_high', 'prices_too_high', 'asked_to_stop', 'out_of_business', 'sold', 'no_answer',
                           'other'));
