import type { Calls } from '@harmattan/contract';
import { type Handlers, refuse, success } from '../../plumbing/http/answer.ts';
import type { TaxesDeps } from './taxes-deps.ts';
import { listYear, sumYears } from './taxes-store.ts';

const linesMax = 2_000;

type TaxCalls = 'GET Tax/GetYears' | 'GET Tax/GetCertificate';

export function taxRoutes({ pool, clock, rules, nameOf, isVerified }: TaxesDeps): Pick<Handlers<Calls>, TaxCalls> {
  const nameOfAuthority = (authority: string) =>
    rules.find((rule) => rule.authority === authority)?.authorityName ?? authority;
  const shown = ({ authority, grossMinor, taxMinor, entries }: Awaited<ReturnType<typeof sumYears>>[number]) => ({
    ...{ authority: nameOfAuthority(authority), gross: grossMinor, tax: taxMinor, net: grossMinor - taxMinor, entries },
  });
  return {
    async 'GET Tax/GetYears'({ context }) {
      const sums = await sumYears(pool, context.player.playerId);
      const years = Map.groupBy(sums, ({ year }) => year);
      return success({
        isTaxed: rules.length > 0,
        years: [...years].map(([year, own]) => ({ year, authorities: own.map(shown) })),
      });
    },

    async 'GET Tax/GetCertificate'({ query: { year }, context }) {
      const { playerId } = context.player;
      const sums = (await sumYears(pool, playerId)).filter((sum) => sum.year === year);
      if (sums.length === 0) return refuse('RECORD_DOES_NOT_EXIST', { message: 'RECORD_DOES_NOT_EXIST' });
      const lines = await listYear(pool, { playerId, year, limit: linesMax });
      return success({
        ...{
          year,
          madeAt: clock.now(),
          name: (await nameOf(playerId)) ?? null,
          isVerified: await isVerified(playerId),
        },
        authorities: sums.map((sum) => ({
          ...shown(sum),
          lines: lines
            .filter(({ authority }) => authority === sum.authority)
            .map(({ number, at, product, grossMinor, amountMinor }) => ({
              ...{ number: String(number), at, product, gross: grossMinor, tax: amountMinor },
            })),
        })),
      });
    },
  };
}
