-- `step_up`: a code by SMS that confirms what an open session asks for. `number`: one that proves a number.
alter table identity.code drop constraint code_purpose_check;
alter table identity.code add constraint code_purpose_check check (purpose in ('recovery', 'sign_in', 'number', 'step_up')) not valid;
