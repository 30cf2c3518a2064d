import { makePlayers } from '../../worlds/players.ts';
import { median } from '../median.ts';
import { putLoad, withStakeServer } from '../stakes/processes.ts';
import { makeSeats } from '../suppliers/make-seats.ts';
import { type BookLanguage, bookLanguages, requestsPerBet } from './spoken-bets.ts';

type Subject = 'http' | BookLanguage;

/**
 * Bets a second over each book's wire, as ratios to stakes a second over the players' own in the same minutes. A bet counts once
 * however many requests its wire needs for it.
 */
export async function measureWires(
  { ownerUrl, appUrl }: { ownerUrl: string; appUrl: string },
  { rounds, seconds, callers }: { rounds: number; seconds: number; callers: number },
): Promise<Record<BookLanguage, number>> {
  const players = await makePlayers(ownerUrl, callers);
  const subjects: Subject[] = ['http', ...bookLanguages];
  const seats = new Map<Subject, typeof players>([['http', players]]);
  for (const language of bookLanguages) seats.set(language, await makeSeats(ownerUrl, players, language));
  const measured = new Map<Subject, number[]>(subjects.map((subject) => [subject, []]));
  let runs = 0;

  await withStakeServer({ DATABASE_URL: appUrl }, async (address) => {
    async function perSecond(subject: Subject): Promise<number> {
      runs += 1;
      const { okPerSecond, failed } = await putLoad({
        ...{ address, path: '/Bench/Stake', seconds, callers },
        players: seats.get(subject) ?? [],
        run: String(1_000 + runs),
        ...(subject !== 'http' && { language: subject }),
      });
      if (failed > 0) throw new Error(`${failed} requests of ${subject} failed`);
      return subject === 'http' ? okPerSecond : okPerSecond / requestsPerBet(subject);
    }
    console.log('Warming up …');
    for (const subject of subjects) await perSecond(subject);
    for (let round = 1; round <= rounds; round += 1) {
      const figures: string[] = [];
      for (const subject of subjects) {
        const value = await perSecond(subject);
        measured.get(subject)?.push(value);
        const requests = subject === 'http' ? 1 : requestsPerBet(subject);
        figures.push(`${subject} ${Math.round(value)}/s${requests > 1 ? ` in ${requests} requests each` : ''}`);
      }
      console.log(`round ${round}: ${figures.join(', ')}`);
    }
  });
  const overHttp = (language: BookLanguage) =>
    median((measured.get(language) ?? []).map((value, at) => value / (measured.get('http')?.[at] ?? Number.NaN)));
  return { altenar: overHttp('altenar'), bti: overHttp('bti'), everymatrix: overHttp('everymatrix') };
}
