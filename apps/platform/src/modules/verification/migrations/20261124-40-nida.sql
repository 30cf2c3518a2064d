-- The number of a Tanzanian: twenty digits of the National Identification Authority.
alter table verification.number_check drop constraint number_check_kind_check;
alter table verification.number_check add constraint number_check_kind_check
  check (kind in ('nin', 'vnin', 'bvn', 'nida')) not valid;
alter table verification.number_check validate constraint number_check_kind_check;
