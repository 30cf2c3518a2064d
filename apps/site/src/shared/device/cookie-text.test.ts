import { describe, expect, it } from 'vitest';
import { cookieText, findCookie } from './cookie-text.ts';

describe('findCookie', () => {
  it('finds a cookie among others by its whole name', () => {
    expect(findCookie('super=1; user=%7B%22a%22%3A%22%C3%A9%22%7D; user2=2', 'user')).toBe('{"a":"é"}');
  });

  it('knows an empty cookie from none', () => {
    expect(findCookie('refcode=', 'refcode')).toBe('');
    expect(findCookie('', 'refcode')).toBeUndefined();
    expect(findCookie('refcode2=x', 'refcode')).toBeUndefined();
  });

  it('keeps a value that holds the sign of equality', () => {
    expect(findCookie('refcode=a=b', 'refcode')).toBe('a=b');
  });

  it('hands on a value that is not encoded rightly', () => {
    expect(findCookie('refcode=50%', 'refcode')).toBe('50%');
  });
});

describe('cookieText', () => {
  it('gives the cookie the whole site, its days and no travel to other sites', () => {
    expect(cookieText('user', '{"a;b"}', { days: 2, isSecure: false })).toBe(
      'user=%7B%22a%3Bb%22%7D; Path=/; Max-Age=172800; SameSite=Lax',
    );
  });

  it('is secure where the page is', () => {
    expect(cookieText('user', '', { days: 0, isSecure: true })).toBe('user=; Path=/; Max-Age=0; SameSite=Lax; Secure');
  });
});
