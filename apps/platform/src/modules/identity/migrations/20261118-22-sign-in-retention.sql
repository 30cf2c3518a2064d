select grant_app('delete', 'identity.sign_in');
