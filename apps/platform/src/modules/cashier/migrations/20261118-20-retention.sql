alter table cashier.web_hook
  -- Our reference of the payment that the web hook is about. Empty for rows from before this column.
  add column reference text;
-- A body is emptied once no case needs it; the row stays, so that the same web hook is known again.
select grant_app('update (body, headers)', 'cashier.web_hook');
