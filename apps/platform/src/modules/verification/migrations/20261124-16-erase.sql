-- Of accounts that were closed, once the market's time is over.
select grant_app('delete', 'verification.number_check');
select grant_app('delete', 'verification.document');
