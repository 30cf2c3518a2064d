/** What the players' country decides. A house serves one market. */
export interface Market {
  /** ISO 3166. */
  country: string;
  /** The digits that its phone numbers begin with abroad. */
  phonePrefix: string;
  /** The numbers of its mobile networks, without those digits. */
  mobileNumber: RegExp;
  /** ISO 4217. */
  currency: string;
  /** The zone of its calendar and of its clock on the wall. */
  timeZone: string;
  /** How far that clock is ahead of UTC. A market without summer time, so that days are all as long. */
  utcOffsetMs: number;
  /** Whether its law lets a player cancel a withdrawal that is not sent yet. */
  allowsCancelling: boolean;
}

const nigeria: Market = {
  country: 'NG',
  phonePrefix: '234',
  mobileNumber: /^(70|80|81|90|91)\d{8}$/,
  currency: 'NGN',
  timeZone: 'Africa/Lagos',
  utcOffsetMs: 3_600_000,
  allowsCancelling: true,
};

/** The market of this house. A second market is a second object here. */
export const market: Market = nigeria;
