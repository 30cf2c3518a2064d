/** Everything that a request could be proved with is wrong; what names an account stays right. */
export function wrongCredentials<Credentials extends Record<string, string>>(credentials: Credentials): Credentials {
  const wrong = Object.entries(credentials).map(([field, value]) =>
    /key|secret|salt|password/i.test(field) ? [field, `${value}-not`] : [field, value],
  );
  return Object.fromEntries(wrong) as Credentials;
}
