/** Thrown where something cannot be done now but soon may be. The wire answers 503 and when to try again. */
export class NotReady extends Error {
  override name = 'NotReady';
}

/** The same for a call that was refused before it made a query. Floods consist of these: they are counted and not logged. */
export class TurnedAway extends NotReady {
  override name = 'TurnedAway';
}
