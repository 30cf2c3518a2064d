/** Why the book could not be opened for who is signed in. */
class NoSeat extends Error {
  override name = 'NoSeat';
}

/** Exchanges the operator's token for the secret by which the book knows a player. */
export async function takeSeat(
  bookUrl: string,
  { token, culture }: { token: string; culture: string },
): Promise<string> {
  const response = await fetch(`${bookUrl}/altenar/seats`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, culture }),
  });
  if (!response.ok) throw new NoSeat(response.status === 403 ? 'the session is over' : 'the wallet did not answer');
  const { secret } = (await response.json()) as { secret: string };
  return secret;
}
