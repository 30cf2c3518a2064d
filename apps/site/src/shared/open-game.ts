const popupSize = 'width=1008,height=702';

/** Games play in a window of their own; where pop-ups are blocked, in this one. */
export function openGame(address: string): void {
  const opened = open(address, '_blank', `popup,${popupSize}`);
  if (opened === null) location.assign(address);
}
